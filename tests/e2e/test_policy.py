"""The content security policy holds on every page, and the watch that all these tests keep can fail."""

from __future__ import annotations

import pytest

from tests.e2e.person import Visit

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(
    "mischief",
    [
        "const s = document.createElement('script'); s.textContent = '1'; document.body.append(s)",
        "const i = document.createElement('img'); i.src = 'http://192.0.2.1/x.png'; document.body.append(i)",
        "document.body.insertAdjacentHTML('beforeend', '<p onclick=\"1\" style=\"color: red\">x</p>')",
    ],
)
async def test_what_the_policy_forbids_is_noticed(visit: Visit, mischief: str) -> None:
    anna = await visit("Anna")
    await anna.page.goto(anna.url)
    await anna.page.evaluate(f"() => {{ {mischief} }}")
    await anna.page.wait_for_function("() => true")
    assert any("policy" in problem.casefold() for problem in anna.problems)
    anna.problems.clear()


async def test_the_page_is_sent_with_the_policy(visit: Visit) -> None:
    anna = await visit("Anna")
    answer = await anna.page.goto(anna.url)
    assert answer is not None
    policy = (await answer.all_headers())["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
