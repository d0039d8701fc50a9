internal import SymtextSupport
internal import SymtextSymbolImport

/// The state of a symbol's files, by which two readers know that they have seen the same.
struct SymbolTag: Hashable, Sendable {
  /// The hash of the bytes of its own files.
  let files: String
  /// The hash of its entry in `symbols.json`.
  let entry: String

  /// - Parameters:
  ///   - files: The bytes of its files; `nil` for one that is absent.
  ///   - entry: Its entry in `symbols.json`.
  init(files: [[UInt8]?], entry: JSONValue) {
    self.files = files.map { AnnotationJournal.tag($0) }.joined(separator: ".")
    self.entry = AnnotationJournal.tag(entry.bytes)
  }

  /// Reads the files of a symbol.
  init(of source: FolderReader.Source, reader: FolderReader) {
    self.init(files: source.files.map(StudioSymbol.bytes), entry: reader.entry(of: source))
  }

  /// The tag as text.
  var text: String { "\(files)-\(entry)" }
}
