"""What every store must hold. Its test file subclasses this and gives a fixture `store`."""

from __future__ import annotations

import asyncio

from fourthseat_server.store.base import Appended, Known, Stale, Store, Stored


class StoreConformance:
    """The promises of `store/base.py`, one test each."""

    async def test_versions_count_from_one_without_gaps(self, store: Store) -> None:
        for version in range(5):
            answer = await store.append("t", version, f"id{version}", b"e%d" % version)
            assert answer == Appended(version + 1)
        assert await store.read("t") == [Stored(f"id{n}", b"e%d" % n) for n in range(5)]

    async def test_reading_after_a_version_gives_the_rest(self, store: Store) -> None:
        for version in range(3):
            await store.append("t", version, f"id{version}", b"x")
        assert [each.id for each in await store.read("t", 1)] == ["id1", "id2"]
        assert await store.read("t", 3) == []
        assert await store.read("t", 99) == []

    async def test_an_unknown_table_is_empty(self, store: Store) -> None:
        assert await store.read("nowhere") == []

    async def test_an_id_is_stored_once_whatever_the_version(self, store: Store) -> None:
        await store.append("t", 0, "a", b"first")
        await store.append("t", 1, "b", b"second")
        for version in (0, 1, 2, 7):
            assert await store.append("t", version, "a", b"again") == Known(1)
        assert [each.entry for each in await store.read("t")] == [b"first", b"second"]

    async def test_a_stale_version_is_refused_with_the_true_one(self, store: Store) -> None:
        await store.append("t", 0, "a", b"x")
        assert await store.append("t", 0, "b", b"y") == Stale(1)
        assert await store.append("t", 5, "c", b"z") == Stale(1)
        assert len(await store.read("t")) == 1

    async def test_tables_do_not_mix(self, store: Store) -> None:
        assert await store.append("t", 0, "same", b"1") == Appended(1)
        assert await store.append("u", 0, "same", b"2") == Appended(1)
        assert [each.entry for each in await store.read("u")] == [b"2"]
        assert {name async for name in store.tables()} == {"t", "u"}

    async def test_one_of_many_rivals_wins_each_version(self, store: Store) -> None:
        for version in range(10):
            answers = await asyncio.gather(
                *(store.append("t", version, f"{version}/{rival}", b"%d" % rival) for rival in range(20))
            )
            assert sum(isinstance(answer, Appended) for answer in answers) == 1
            assert all(answer.v == version + 1 for answer in answers)
        assert len(await store.read("t")) == 10

    async def test_the_same_wish_from_many_hubs_is_stored_once(self, store: Store) -> None:
        answers = await asyncio.gather(*(store.append("t", 0, "bot:1:0", b"x") for _ in range(20)))
        assert sum(isinstance(answer, Appended) for answer in answers) == 1
        assert {type(answer) for answer in answers} == {Appended, Known}
        assert len(await store.read("t")) == 1

    async def test_any_bytes_come_back_as_they_were(self, store: Store) -> None:
        entry = bytes(range(256)) * 8
        await store.append("t", 0, "a", entry)
        assert (await store.read("t"))[0].entry == entry
