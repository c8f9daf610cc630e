"""Where tables are kept: the interface in `base`, and its implementations."""
