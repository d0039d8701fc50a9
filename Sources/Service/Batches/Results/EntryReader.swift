internal import SymtextCommandLine
internal import SymtextSupport

/// Reads the results or the manifest of a batch, one entry after another.
struct EntryReader {
  /// A line of results or of a manifest.
  enum Entry {
    case image(BatchEntry, JSONValue)
    case error(line: Int, JSONValue)
    case end(JSONValue)

    /// From 1; `nil` at the end.
    var line: Int? {
      switch self {
      case .image(let entry, _): entry.line
      case .error(let line, _): line
      case .end: nil
      }
    }
  }

  private let reader: LineReader
  /// The entries of a manifest with another layout of lines, read as a whole; last one first.
  private var whole: [JSONValue] = []
  private var isWhole = false
  private let name: String

  /// Enough for a line with the largest `meta`.
  private static let mostLineBytes = 1 << 23
  private static let mostFileBytes = 1 << 30

  /// - Throws: ``CommandError`` if the file cannot be read, or begins with something else.
  init(_ path: String) throws(CommandError) {
    name = path
    reader = try LineReader(path, mostBytes: Self.mostLineBytes, isFile: true)
    guard path.hasSuffix(".json") else { return }
    let first = try LineReader(path, mostBytes: Self.mostLineBytes, isFile: true)
    if let line = try first.next(), line.bytes == [UInt8(ascii: "[")] || line.isBlank { return }
    // Another program rewrote it.
    guard
      case .array(let values)? = try? JSONReader.value(
        File.read(path, mostBytes: Self.mostFileBytes))
    else { throw Self.isNone(path) }
    isWhole = true
    whole = values.reversed()
  }

  static func isNone(_ path: String) -> CommandError {
    .badData("\(path) is not a manifest or results of a batch; give another file, or remove it")
  }

  /// Returns the next entry; `nil` at the end.
  /// - Parameter isStrict: whether an invalid line is an error; otherwise it is skipped, as an interrupted run may
  ///   leave one at the end.
  mutating func next(isStrict: Bool) throws(CommandError) -> Entry? {
    while true {
      let value: JSONValue?
      if isWhole {
        guard let next = whole.popLast() else { return nil }
        value = next
      } else {
        guard let line = try reader.next() else { return nil }
        var bytes = line.bytes[...]
        while let last = bytes.last, last <= 0x20 || last == UInt8(ascii: ",") {
          bytes.removeLast()
        }
        if bytes.isEmpty || bytes == [UInt8(ascii: "[")] || bytes == [UInt8(ascii: "]")] {
          continue
        }
        value = try? JSONReader.value(Array(bytes))
      }
      if let entry = value.flatMap(Self.entry) { return entry }
      if isStrict { throw Self.isNone(name) }
    }
  }

  private static func entry(_ value: JSONValue) -> Entry? {
    if let entry = BatchEntry(value) { return .image(entry, value) }
    if case .bool(true)? = value["end"] { return .end(value) }
    guard value["status"]?.string == "error", case .number(let number)? = value["line"],
      let line = Int(exactly: number)
    else { return nil }
    return .error(line: line, value)
  }
}
