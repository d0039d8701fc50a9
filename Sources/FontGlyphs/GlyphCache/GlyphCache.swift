internal import SymtextSupport
internal import SymtextOpenType

/// The outlines of drawings that an earlier build has made, in a file of the user's cache folder.
///
/// The file holds each drawing as a whole with its outlines. If a drawing differs, its outlines are made anew.
struct GlyphCache: Sendable {
  /// A drawing and its outlines, as places in the file.
  private struct Entry {
    var key: Range<Int>
    var glyphs: Range<Int>
  }

  /// A drawing and its outlines as bytes.
  struct Record: Sendable {
    let name: String
    let key: [UInt8]
    let glyphs: [UInt8]
  }

  private let kept: KeptFile
  private let file: BinaryReader
  private let entries: ExactDictionary<Entry>

  /// The greatest size of a file.
  package static let mostBytes = 1 << 26
  /// The most files; all are removed before one more is written.
  package static let mostFiles = 8

  /// Opens the cache of a font.
  /// - Parameters:
  ///   - font: The name of the font; each font has a file of its own.
  ///   - settings: Everything beside the drawings and the program on which the outlines depend.
  /// - Returns: `nil` if nothing can be kept.
  init?(font: String, settings: String) {
    guard
      let kept = KeptFile(
        "glyphs", name: "\(font)\n\(settings)", key: settings, mostBytes: Self.mostBytes,
        mostFiles: Self.mostFiles)
    else { return nil }
    self.init(kept)
  }

  init(_ kept: KeptFile) {
    self.kept = kept
    file = BinaryReader(FontData(kept.content ?? []))
    entries = Self.entries(file) ?? [:]
  }

  /// Returns the drawings in a file; `nil` for other content.
  private static func entries(_ file: BinaryReader) -> ExactDictionary<Entry>? {
    var entries: ExactDictionary<Entry> = [:]
    var place = 0
    /// Returns the next bytes, which follow their number.
    func next() -> Range<Int>? {
      guard let length = file.uint32(place), file.part(place + 4, length) != nil else { return nil }
      let start = place + 4
      place = start + length
      return start..<place
    }
    while place < file.count {
      guard let name = next(), let key = next(), let glyphs = next(),
        let text = file.string(name.lowerBound, name.count)
      else { return nil }
      entries[text] = Entry(key: key, glyphs: glyphs)
    }
    return entries
  }

  /// Returns the outlines of a drawing at each scale; `nil` if they are not known.
  func glyphs(named name: String, key: [UInt8]) -> [SymbolGlyphs]? {
    guard let entry = entries[name], file.hasBytes(key, entry.key.lowerBound, entry.key.count)
    else { return nil }
    return file.part(entry.glyphs.lowerBound, entry.glyphs.count).flatMap { GlyphReader.scales($0) }
  }

  /// Adds outlines to the file; nothing if that fails.
  ///
  /// The file keeps the outlines of other drawings as long as all fit.
  func keep(_ records: [Record]) {
    guard !records.isEmpty else { return }
    var others = entries
    var writer = BinaryWriter()
    func add(_ parts: [[UInt8]]) -> Bool {
      guard parts.reduce(writer.count, { $0 + 4 + $1.count }) <= Self.mostBytes else {
        return false
      }
      for part in parts {
        writer.write(UInt32(truncatingIfNeeded: part.count))
        writer.write(bytes: part)
      }
      return true
    }
    for record in records {
      others.removeValue(forKey: record.name)
      guard add([Array(record.name.utf8), record.key, record.glyphs]) else { return }
    }
    for (name, entry) in others.sorted(by: { $0.value.key.lowerBound < $1.value.key.lowerBound }) {
      let parts = [entry.key, entry.glyphs].map { file.part($0.lowerBound, $0.count)?.copy ?? [] }
      guard add([Array(name.utf8)] + parts) else { break }
    }
    kept.keep(writer.bytes)
  }
}
