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
  /// - Throws: ``CommandError`` (cannot create).
  func add(_ name: String, _ bytes: [UInt8], entry: String) throws(CommandError) {
    let key = ArchiveKey(name)
    let said = Array("\(entry)\n".utf8)
    let ending = ArchiveKey.entryEnding(of: String(key.ending.dropFirst()))
    try write((TarHeader.file(name, bytes) ?? []) + (TarHeader.file(key.key + ending, said) ?? []))
  }

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
