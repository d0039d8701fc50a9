import SymtextFontBuilding

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Builds the font from the bundled drawings, up to its bytes.
enum FontBuild {
  static func run(drawings directory: String, rounds: Int) throws {
    let files = try svgFiles(directory)
    var times: [Double] = []
    var bytes = 0
    var count = 0
    for _ in 0..<rounds {
      let start = cpuMicroseconds()
      let symbols = try files.map { name, contents in
        try IconImporter(file: name).symbol(from: contents, name: String(name.dropLast(4))).symbol
      }
      bytes = try FontCompiler().font(SymbolSet(symbols: symbols)).file.encoded().count
      times.append(cpuMicroseconds() - start)
      count = symbols.count
    }
    Measurement(
      workload: "font build", phase: "total", microseconds: median(times), items: count,
      bytes: bytes
    ).print()
  }

  private static func svgFiles(_ directory: String) throws -> [(String, [UInt8])] {
    guard let stream = opendir(directory) else {
      throw BenchmarkError(description: "cannot read \(directory)")
    }
    defer { closedir(stream) }
    var files: [(String, [UInt8])] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasSuffix(".svg"), let file = fopen("\(directory)/\(name)", "r") else { continue }
      var contents = [UInt8](repeating: 0, count: 1 << 20)
      contents.removeLast(contents.count - fread(&contents, 1, contents.count, file))
      fclose(file)
      files.append((name, contents))
    }
    return files.sorted { $0.0 < $1.0 }
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  var description: String
}

/// Returns the text of a file.
func readText(_ path: String) throws -> String {
  guard let file = fopen(path, "r") else {
    throw BenchmarkError(description: "cannot read \(path)")
  }
  defer { fclose(file) }
  var contents: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&part, 1, part.count, file)
    if count == 0 { break }
    contents += part[..<count]
  }
  return String(decoding: contents, as: UTF8.self)
}
