// PerceptionCore
