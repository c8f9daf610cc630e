"""A deterministic simulator: the real hub, table, connection and client code on virtual time, over a model
of a replicated store, with faults drawn from a seed. The same seed gives the same history, byte for byte."""
