internal import SymtextSupport
internal import SymtextSymbolImport
internal import SymtextSymbols

/// A symbol of the folder as its files are.
struct StudioSymbol: Sendable {
  /// The progress of compiling it.
  enum State: String, Sendable {
    case waiting
    case made
    case failed
  }

  let source: FolderReader.Source
  /// The name by which requests name it.
  var name: String
  /// Its file, as a path from the folder.
  let file: String
  let kind: AnnotatedDrawing.Kind
  let tag: SymbolTag
  /// The symbol as read, or why it cannot be.
  let read: Result<ReadSymbol, SourceError>
  /// The symbol as it was before its file became one that cannot be read.
  var lastGood: Symbol?
  var state = State.waiting
  var findingCount = 0
  /// The tag when the studio was opened.
  var firstTag: SymbolTag

  /// Reads the files of a symbol.
  /// - Parameter changed: The bytes of files that count instead of those on the disk, by path.
  init(
    _ source: FolderReader.Source, reader: FolderReader,
    changed: ExactDictionary<[UInt8]> = [:]
  ) {
    self.source = source
    file = String(Substring(source.file.utf8.dropFirst(reader.folder.utf8.count + 1)))
    let isInside = source.files.allSatisfy { FolderFiles.isInside($0, reader.folder) }
    var bytes = changed
    for file in source.files where bytes[file] == nil && file.hasSuffix(".svg") {
      bytes[file] = Self.bytes(file)
    }
    // A file may have become a link since the folder was listed.
    if !isInside { bytes = [:] }
    tag = SymbolTag(of: source, reader: reader) { file in
      bytes[file] ?? (isInside ? Self.bytes(file) : nil)
    }
    firstTag = tag
    read = Result { () throws(SourceError) in
      guard isInside else {
        throw SourceError("\(source.file) is gone, or a link out of the folder", kind: .missing)
      }
      return try reader.read(source, changed: bytes)
    }
    switch read {
    case .success(let symbol):
      name = symbol.imported.symbol.name
      switch symbol.imported.kind {
      case .drawing: kind = .drawing
      case .template: kind = .template
      case .strokes, .filled, .mixed, .masters, .exchanged: kind = .icon
      }
    case .failure:
      name = reader.name(of: source)
      kind = bytes[source.file].map { AnnotatedDrawing.kind(of: $0, file: source.file) } ?? .icon
    }
  }

  /// Whether it would be the same if it were read again, if its files are the same.
  func isLike(_ source: FolderReader.Source, _ reader: FolderReader) -> Bool {
    self.source == source && tag.entry == AnnotationJournal.tag(reader.entry(of: source).bytes)
  }

  /// The largest file.
  static let mostBytes = 16 << 20

  /// Returns the content of a file; `nil` if it cannot be read.
  static func bytes(_ file: String) -> [UInt8]? { FolderFiles.read(file) }

  /// The symbol; `nil` if its file cannot be read.
  var symbol: Symbol? { try? read.get().imported.symbol }

  /// Its line in the list of the folder.
  var json: JSONValue {
    .object([
      ("name", .string(name)), ("file", .string(file)), ("kind", .string(kind.rawValue)),
      ("tag", .string(tag.text)), ("state", .string(state.rawValue)),
      ("findings", .integer(findingCount)),
      ("category", .string(symbol?.metadata.category ?? "")),
      ("changed", .bool(tag != firstTag)),
    ])
  }
}
