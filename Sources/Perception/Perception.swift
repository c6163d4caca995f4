// Perception
