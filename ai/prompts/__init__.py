"""Calls in words to prompt text and back: templates, grammars, parsers; no model, no state."""
