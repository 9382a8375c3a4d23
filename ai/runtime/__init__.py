"""The model: files, engine, batches, profiles and the one thread that owns them."""
