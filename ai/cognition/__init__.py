"""The modules of the paper, one file each, as pure pairs of asking and answering."""
