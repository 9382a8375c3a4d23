"""The ground: grass, floors, and the terrains that lie over grass with natural edges."""
