"""The store on Redis 7.0 or later: one server, one found by Sentinel, or a cluster."""

from fourthseat_server.store.redis.address import Address, parse_address
from fourthseat_server.store.redis.bus import RedisBus
from fourthseat_server.store.redis.errands import RedisErrands
from fourthseat_server.store.redis.servers import open_servers
from fourthseat_server.store.redis.store import RedisStore

__all__ = ["Address", "RedisBus", "RedisErrands", "RedisStore", "open_servers", "parse_address"]
