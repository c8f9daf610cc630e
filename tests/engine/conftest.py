"""How thoroughly properties are searched: quickly by default, longer with `--hypothesis-profile=thorough`."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("quick", max_examples=12, deadline=None, suppress_health_check=SLOW)
settings.register_profile("thorough", max_examples=400, deadline=None, suppress_health_check=SLOW)
settings.load_profile("quick")
