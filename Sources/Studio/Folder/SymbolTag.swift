internal import SymtextSupport
internal import SymtextSymbolImport

/// The state of a symbol's files, by which two readers know that they have seen the same.
struct SymbolTag: Hashable, Sendable {
  /// The hash of the bytes of its own files, with the one of metadata beside its drawing.
  let files: String
  /// The hash of its entry in `symbols.json`.
  let entry: String

  /// - Parameter bytes: Returns the content of a file; `nil` for one that is absent.
  init(
    of source: FolderReader.Source, reader: FolderReader,
    bytes: (String) -> [UInt8]? = StudioSymbol.bytes
  ) {
    let beside = bytes("\(source.file.dropLast(4)).json")
    files = (source.files.map(bytes) + (beside.map { [$0] } ?? []))
      .map { AnnotationJournal.tag($0) }.joined(separator: ".")
    entry = AnnotationJournal.tag(reader.entry(of: source).bytes)
  }

  /// The tag as text.
  var text: String { "\(files)-\(entry)" }
}
