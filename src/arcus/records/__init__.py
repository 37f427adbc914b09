"""Games that grow their own record, and records that are replayed and verified."""
