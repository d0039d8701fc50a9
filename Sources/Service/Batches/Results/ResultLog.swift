internal import SymtextCommandLine
internal import SymtextSupport

/// A file of a batch's results, written during the run in the order of the lines.
///
/// It has the suffix `.part` until it is complete. A new run moves the incomplete file of an earlier one to `.part.old`
/// and reads it along with its lines, so an interruption at any time loses no entries.
final class ResultLog {
  static let partEnding = ".part"

  private let path: String
  private var file: AppendedFile?
  private var isEmpty = true

  /// Returns the files of a log.
  static func files(_ path: String) -> [String] { [path, part(path), old(path)] }

  private static func part(_ path: String) -> String { path + partEnding }
  private static func old(_ path: String) -> String { path + partEnding + ".old" }

  /// Returns the files of earlier runs.
  /// - Throws: ``CommandError`` if the file of an earlier run cannot be moved.
  static func knownFiles(_ path: String) throws(CommandError) -> [String] {
    guard path != "-" else { return [] }
    if File.exists(part(path)) {
      try AppendedFile.checkUnused(part(path))
      try keep(path)
    }
    return [old(path), path]
  }

  /// Joins the incomplete files of the last two runs: all of the later one, then the rest of the earlier one.
  private static func keep(_ path: String) throws(CommandError) {
    guard File.exists(old(path)) else { return try File.rename(part(path), to: old(path)) }
    let both = part(path) + ".both"
    let file = try AppendedFile(both, isNew: true)
    var lastLine = 0
    var later = try EntryReader(part(path))
    while let entry = try later.next(isStrict: false) {
      guard case .image(let image, let value) = entry else { continue }
      lastLine = max(lastLine, image.line)
      try file.append("\(value.compactText)\n")
    }
    var earlier = try EntryReader(old(path))
    while let entry = try earlier.next(isStrict: false) {
      guard case .image(let image, let value) = entry, image.line >= lastLine else { continue }
      try file.append("\(value.compactText)\n")
    }
    try file.sync()
    try File.rename(both, to: old(path))
    File.remove(part(path))
  }

  /// - Parameter path: - is standard output.
  init(_ path: String) { self.path = path }

  /// Whether the entries are a JSON array.
  private var isArray: Bool { path.hasSuffix(".json") }

  /// Adds an entry, without its line end.
  /// - Throws: ``CommandError`` (cannot create).
  func add(_ entry: String) throws(CommandError) {
    try open()
    try write(isArray ? (isEmpty ? "" : ",\n") + entry : entry + "\n")
    isEmpty = false
  }

  /// Completes the file and gives it its final name.
  /// - Parameter end: the last line; `nil` for none.
  /// - Throws: ``CommandError`` (cannot create).
  func finish(_ end: String? = nil) throws(CommandError) {
    if let end { try add(end) }
    try open()
    if isArray { try write("\n]\n") }
    guard let file else { return }
    try file.sync()
    try File.rename(Self.part(path), to: path)
    File.remove(Self.old(path))
  }

  private func open() throws(CommandError) {
    guard file == nil, path != "-" else { return }
    try File.createDirectories(above: path)
    file = try AppendedFile(Self.part(path), isNew: true)
    if isArray { try write("[\n") }
  }

  private func write(_ text: String) throws(CommandError) {
    if let file { try file.append(text) } else { try File.write(Array(text.utf8), to: "-") }
  }
}
