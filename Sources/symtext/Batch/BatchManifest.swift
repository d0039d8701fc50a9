internal import CommandSupport
internal import Support

/// The file that says what a batch has made.
///
/// While images are made, each is noted in a journal beside it, the file's name with `.part`; at the end
/// the manifest is written whole and the journal taken away. A batch that is started again finds what it
/// made in both.
final class BatchManifest: Sendable {
  private let path: String
  private let journalPath: String
  private let journal: AppendedFile?
  /// By their files.
  private let known: [String: BatchEntry]

  private enum Format: String, CaseIterable {
    case json
    case ndjson
    case jsonl
  }

  private static let mostBytes = 1 << 30

  /// Reads what is there; - is standard output, of which nothing is known.
  /// - Throws: ``CommandError`` when the file is there and is no manifest, or cannot be written.
  init(_ path: String) throws(CommandError) {
    self.path = path
    journalPath = Self.files(path)[1]
    guard path != "-" else {
      known = [:]
      journal = nil
      return
    }
    guard Format.allCases.contains(where: { path.hasSuffix(".\($0.rawValue)") }) else {
      throw .usage("--manifest \(path): its name ends in .json or .ndjson")
    }
    var known: [String: BatchEntry] = [:]
    if File.exists(path) {
      for entry in try Self.entries(path) { known[entry.file] = entry }
    }
    if File.exists(journalPath) {
      // What the kill of a batch has cut off is no entry.
      for entry in try Self.lines(journalPath).compactMap({ $0 }) { known[entry.file] = entry }
    }
    self.known = known
    try File.createDirectories(above: path)
    journal = try AppendedFile(journalPath)
  }

  /// The files of a manifest.
  static func files(_ path: String) -> [String] { [path, "\(path).part"] }

  /// What is known of an image that needs not be made again.
  /// - Throws: ``CommandError`` when it may not be there.
  func entry(
    for image: BatchImage, in folder: BatchFolder
  ) throws(CommandError) -> BatchEntry? {
    guard let entry = known[image.file], try entry.stands(for: image, in: folder) else {
      return nil
    }
    return entry.at(line: image.line)
  }

  /// Notes an image that was made.
  /// - Throws: ``CommandError`` (cannot create).
  func note(_ entry: BatchEntry) throws(CommandError) {
    // A line end in front closes what the kill of a batch has cut off.
    try journal?.append("\n\(entry.text)\n")
  }

  /// Writes it whole.
  /// - Throws: ``CommandError`` (cannot create).
  func finish(_ entries: [BatchEntry]) throws(CommandError) {
    let lines = entries.map(\.text)
    let isArray = path.hasSuffix(".json")
    let text =
      isArray
      ? "[\n" + lines.joined(separator: ",\n") + "\n]\n" : lines.map { "\($0)\n" }.joined()
    try File.write(Array(text.utf8), to: path)
    if path != "-" { File.remove(journalPath) }
  }

  private static func entries(_ path: String) throws(CommandError) -> [BatchEntry] {
    let entries: [BatchEntry?]
    if path.hasSuffix(".json") {
      guard case .array(let values)? = try? JSONReader.value(File.read(path, mostBytes: mostBytes))
      else { throw isNone(path) }
      entries = values.map(BatchEntry.init)
    } else {
      entries = try lines(path)
    }
    return try entries.map { (entry) throws(CommandError) in
      guard let entry else { throw isNone(path) }
      return entry
    }
  }

  private static func isNone(_ path: String) -> CommandError {
    .badData("\(path) is no manifest of a batch; name another file, or take it away")
  }

  /// Entries a line each; `nil` for a line that is none.
  private static func lines(_ path: String) throws(CommandError) -> [BatchEntry?] {
    try File.read(path, mostBytes: mostBytes).split(separator: UInt8(ascii: "\n")).map { line in
      (try? JSONReader.value(Array(line))).flatMap(BatchEntry.init)
    }
  }
}
