internal import SymtextCommandLine
internal import SymtextImageFormats
internal import SymtextSupport

/// The entry of an image in manifests and results.
struct BatchEntry: Sendable {
  /// Its path, or its name in an archive.
  let file: String
  /// The line that requested it, from 1.
  private(set) var line: Int
  /// Its size in bytes.
  let bytes: Int
  /// The checksum of its options, in hexadecimal.
  let lineHash: String
  private var id: JSONValue?
  private var meta: JSONValue?
  /// The other members, in the order of the output.
  private let members: [(String, JSONValue)]

  init(_ item: BatchIntake.Item, _ image: BatchImage, _ made: MadePicture) {
    file = image.file
    line = item.line
    (id, meta) = (item.id, item.meta)
    bytes = made.bytes.count
    lineHash = Self.hexadecimal(image.hash)
    let measures = made.measuresOfPlace + made.wordsForReaders
    members =
      measures + [
        ("bytes", .number(Double(bytes))),
        ("crc32", .string(Self.hexadecimal(CRC32.checksum(made.bytes)))),
        ("lineHash", .string(lineHash)),
      ] + (made.measures.map { [("measures", $0.value)] } ?? [])
      + (made.notes.isEmpty
        ? [] : [("warnings", .array(made.notes.map { .string(image.keys.front.words($0)) }))])
  }

  /// Reads an entry; `nil` for another value.
  init?(_ value: JSONValue) {
    guard case .object(let members) = value, let file = value["file"]?.string,
      case .number(let count) = value["bytes"], let bytes = Int(exactly: count),
      let lineHash = value["lineHash"]?.string,
      case .number(let number) = value["line"], let line = Int(exactly: number)
    else { return nil }
    (self.file, self.line, self.bytes, self.lineHash) = (file, line, bytes, lineHash)
    self.members = members.filter { !Self.own.contains($0.0) }
  }

  private static let own: Set<String> = ["schemaVersion", "file", "line", "id", "meta", "status"]

  /// Whether it is the same image, according to the lines.
  func isSame(as image: BatchImage) -> Bool {
    file.hasBytes(of: image.file) && lineHash == Self.hexadecimal(image.hash)
  }

  /// Returns the entry for the same image requested by another line.
  func at(_ item: BatchIntake.Item) -> BatchEntry {
    var entry = self
    entry.line = item.line
    (entry.id, entry.meta) = (item.id, item.meta)
    return entry
  }

  /// A line of a manifest, without its end.
  var text: String {
    JSONDocument(
      .batchEntry,
      [("file", .string(file)), ("line", .number(Double(line)))] + names + members
    ).line
  }

  /// Returns a line of results, without its end.
  func text(status: String) -> String {
    JSONDocument(
      .batchEntry,
      [("line", .number(Double(line))), ("status", .string(status))] + names
        + [("file", .string(file))] + members
    ).line
  }

  /// Returns a line of results for an image that failed.
  static func text(of error: CommandError, _ item: BatchIntake.Item) -> String {
    let file = (try? item.content.get().file).map { [("file", JSONValue.string($0))] } ?? []
    return JSONDocument(
      .batchEntry,
      [("line", .number(Double(item.line))), ("status", .string("error"))]
        + names(id: item.id, meta: item.meta) + file + [("error", error.json)]
    ).line
  }

  private var names: [(String, JSONValue)] { Self.names(id: id, meta: meta) }

  private static func names(id: JSONValue?, meta: JSONValue?) -> [(String, JSONValue)] {
    (id.map { [("id", $0)] } ?? []) + (meta.map { [("meta", $0)] } ?? [])
  }

  /// Returns eight digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
