import Glibc

/// Finds symbols of a loaded library that it does not export.
///
/// `dlsym` sees exported symbols only. The others stand in the symbol table of the library's file,
/// when it was not stripped.
enum ELFSymbolTable {
  /// The address of a symbol in the library that holds another one.
  ///
  /// - Parameters:
  ///   - symbol: The mangled name.
  ///   - neighbour: An address inside the same library.
  /// - Returns: The address, or `nil` when the library's file does not name the symbol.
  static func address(
    of symbol: StaticString,
    inLibraryHolding neighbour: UnsafeRawPointer
  ) -> UnsafeRawPointer? {
    guard let library = library(holding: neighbour), let base = library.base,
      let path = library.path, let file = MappedFile(path: path),
      let offset = offset(of: symbol, in: file.bytes)
    else { return nil }
    return base + offset
  }

  /// What the dynamic linker tells about an address, in the layout of the C structure `Dl_info`.
  private struct LibraryInfo {
    var path: UnsafePointer<CChar>?
    var base: UnsafeRawPointer?
    var symbol: UnsafePointer<CChar>?
    var symbolAddress: UnsafeRawPointer?
  }

  private static func library(holding address: UnsafeRawPointer) -> LibraryInfo? {
    // The C library declares 'dladdr' only to programs that define '_GNU_SOURCE', which Swift
    // does not, but every process has it.
    typealias Function = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt
    guard let symbol = dlsym(nil, "dladdr") else { return nil }
    var info = LibraryInfo()
    return unsafeBitCast(symbol, to: Function.self)(address, &info) == 0 ? nil : info
  }

  private static func offset(of symbol: StaticString, in bytes: UnsafeRawBufferPointer) -> Int? {
    func load<Value: BitwiseCopyable>(_ type: Value.Type, at offset: Int) -> Value? {
      guard offset >= 0, offset <= bytes.count - MemoryLayout<Value>.size else { return nil }
      return bytes.loadUnaligned(fromByteOffset: offset, as: type)
    }
    guard let header = load(Elf64_Ehdr.self, at: 0),
      header.e_ident.0 == 0x7f, header.e_ident.1 == 0x45,
      header.e_ident.2 == 0x4c, header.e_ident.3 == 0x46,
      Int32(header.e_ident.4) == ELFCLASS64
    else { return nil }

    func section(_ index: Int) -> Elf64_Shdr? {
      guard index < Int(header.e_shnum) else { return nil }
      return load(
        Elf64_Shdr.self, at: Int(header.e_shoff) + index * MemoryLayout<Elf64_Shdr>.stride)
    }
    for index in 0..<Int(header.e_shnum) {
      guard let table = section(index), table.sh_type == UInt32(SHT_SYMTAB),
        let names = section(Int(table.sh_link))
      else { continue }
      let entries = Int(table.sh_size) / MemoryLayout<Elf64_Sym>.stride
      for entry in 0..<entries {
        let offset = Int(table.sh_offset) + entry * MemoryLayout<Elf64_Sym>.stride
        guard let candidate = load(Elf64_Sym.self, at: offset) else { return nil }
        let name = Int(names.sh_offset) + Int(candidate.st_name)
        // With its closing zero, so that a longer name does not match.
        let length = symbol.utf8CodeUnitCount + 1
        guard name <= bytes.count - length, let start = bytes.baseAddress else { continue }
        if memcmp(start + name, symbol.utf8Start, length) == 0 {
          return Int(candidate.st_value)
        }
      }
    }
    return nil
  }
}

/// A file mapped into memory for reading.
private final class MappedFile {
  let bytes: UnsafeRawBufferPointer

  init?(path: UnsafePointer<CChar>) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
