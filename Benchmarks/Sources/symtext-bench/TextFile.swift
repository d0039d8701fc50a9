#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Text files.
enum TextFile {
  /// Writes a text.
  static func write(_ text: String, to file: String) throws {
    guard let stream = fopen(file, "w") else {
      throw BenchmarkError(description: "cannot write \(file)")
    }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, written == bytes.count else {
      throw BenchmarkError(description: "cannot write \(file)")
    }
  }
}
