"""Who drives the ticks: a session asks an oracle, steps the simulation and journals the inputs."""
