internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextSymbolText

/// A file whose texts, commands and batch lines are checked.
struct AdvisedFile {
  /// The name in messages.
  let name: String
  let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let lineStarts: [Int]

  /// The largest file, in bytes.
  static let mostBytes = 64 << 20

  /// The name of a file in messages.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads a file; `-` is standard input.
  /// - Throws: ``CommandError`` if it does not exist, is too large, or is not UTF-8.
  init(_ path: String) throws(CommandError) {
    name = Self.name(of: path)
    guard path == "-" || File.exists(path) else {
      throw .noInput("cannot read \(path): there is no such file")
    }
    let bytes = try File.read(path, mostBytes: Self.mostBytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .badData(
        "\(name) is not UTF-8 at byte \(UTF8Fault.offset(in: bytes) + 1); convert it, for example with iconv"
      )
    }
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The lines without their ends.
  var lines: [ArraySlice<UInt8>] {
    lineStarts.enumerated().map { index, start in
      let end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : bytes.count
      let line = bytes[start..<end]
      return line.last == 0x0D ? line.dropLast() : line
    }
  }

  /// A place in the file from which characters are counted, so that many findings in a long line take no longer.
  struct Cursor {
    fileprivate var line = 0
    fileprivate var offset = 0
    fileprivate var column = 1
  }

  /// Returns the entry of a finding at a byte of the file.
  /// - Parameter cursor: the place of the finding before; it moves on.
  func entry(
    _ finding: AdviceFinding, at offset: Int, from cursor: inout Cursor
  ) -> AdviceReport.Entry {
    // The first line that begins after the byte.
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let start = lineStarts[max(low - 1, 0)]
    let end = min(max(offset, start), bytes.count)
    if cursor.line != low || cursor.offset > end {
      cursor.line = low
      cursor.offset = start
      cursor.column = 1
    }
    cursor.column += String(decoding: bytes[cursor.offset..<end], as: UTF8.self).count
    cursor.offset = end
    return AdviceReport.Entry(
      finding: finding, file: name, line: max(low, 1), column: cursor.column)
  }
}
