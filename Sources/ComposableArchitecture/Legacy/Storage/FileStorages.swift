import Sharing

/// A new storage that starts without files and keeps them in memory.
@available(*, deprecated, message: "Use 'FileStorage.inMemory'.")
public func InMemoryFileStorage() -> FileStorage { .inMemory }

/// The files of the machine.
@available(*, deprecated, message: "Use 'FileStorage.fileSystem'.")
public func LiveFileStorage() -> FileStorage { .fileSystem }
