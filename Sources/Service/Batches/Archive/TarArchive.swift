internal import SymtextSupport
internal import SymtextCommandLine

/// An archive that grows during a batch, in the order of its lines; for one thread at a time.
///
/// A complete archive gets its final name.
final class TarArchive {
  private let path: String
  private let file: AppendedFile?

  /// - Parameter path: - is standard output.
  /// - Throws: ``CommandError`` (cannot create).
  init(_ path: String) throws(CommandError) {
    self.path = path
    guard path != "-" else {
      file = nil
      return
    }
    try File.createDirectories(above: path)
    file = try AppendedFile("\(path).part", isNew: true)
  }

  /// Adds a picture and its entry.
  /// - Parameter pieces: the bytes of the picture.
  /// - Throws: ``CommandError`` (cannot create).
  func add(_ name: String, _ pieces: [[UInt8]], entry: String) throws(CommandError) {
    let key = ArchiveKey(name)
    let said = Array("\(entry)\n".utf8)
    let ending = ArchiveKey.entryEnding(of: String(key.ending.dropFirst()))
    let count = pieces.reduce(0) { $0 + $1.count }
    if let start = TarHeader.start(of: name, bytes: count) {
      if count <= Self.mostBytesAtOnce {
        try write(start + pieces.joined() + TarHeader.padding(after: count))
      } else {
        try write(start)
        for piece in pieces { try write(piece) }
        try write(TarHeader.padding(after: count))
      }
    }
    try write(TarHeader.file(key.key + ending, said) ?? [])
  }

  /// Larger pictures are written piece by piece, so that they are in memory once.
  private static let mostBytesAtOnce = 1 << 20

  /// Completes the archive and gives it its final name.
  /// - Throws: ``CommandError`` (cannot create).
  func finish() throws(CommandError) {
    try write(TarHeader.end)
    guard let file else { return }
    try file.sync()
    try File.rename("\(path).part", to: path)
  }

  /// Removes an incomplete archive.
  func discard() { if file != nil { File.remove("\(path).part") } }

  private func write(_ bytes: [UInt8]) throws(CommandError) {
    if let file { try file.append(bytes) } else { try File.write(bytes, to: "-") }
  }
}
