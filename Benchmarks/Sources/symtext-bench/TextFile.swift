#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Text files.
enum TextFile {
  /// Reads a text file.
  static func read(_ file: String) throws -> String {
    guard let stream = fopen(file, "r") else {
      throw BenchmarkError(description: "cannot read \(file)")
    }
    defer { fclose(stream) }
    guard fseek(stream, 0, SEEK_END) == 0, case let count = ftell(stream), count >= 0 else {
      throw BenchmarkError(description: "cannot read \(file)")
    }
    rewind(stream)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = fread(buffer.baseAddress, 1, count, stream)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a text file.
  static func write(_ text: String, to file: String) throws {
    try write(Array(text.utf8), to: file)
  }

  /// Writes a binary file.
  static func write(_ bytes: [UInt8], to file: String) throws {
    guard let stream = fopen(file, "w") else {
      throw BenchmarkError(description: "cannot write \(file)")
    }
    let written = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, written == bytes.count else {
      throw BenchmarkError(description: "cannot write \(file)")
    }
  }
}
