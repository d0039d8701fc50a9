internal import SymtextSupport
internal import SymtextSymbolImport

/// The meaning of changed files for the symbols of a folder.
struct FolderNews {
  /// The files of drawings, and `symbols.json`, that have changed.
  private(set) var files: ExactSet = []
  /// Whether drawings have come or gone.
  private(set) var changesList = false
  /// Whether files have changed that all symbols depend on.
  private(set) var changesAll: Bool

  /// The names of files beside the drawings that all symbols depend on.
  private static let companions: Set<String> = ["codepoints", "variants", "lint"]

  init(_ change: FolderWatch.Change, of folder: StudioFolder) {
    changesAll = change.isUncertain
    changesList = !change.folders.isEmpty
    let known = ExactSet(folder.symbols.flatMap(\.source.files))
    for path in change.folders {
      files.formUnion(known.filter { $0.utf8.starts(with: "\(path)/".utf8) })
    }
    for path in change.paths { take(path, known, folder) }
  }

  private mutating func take(_ path: String, _ known: ExactSet, _ folder: StudioFolder) {
    let name = OutputFile.parts(path).name
    if path.hasBytes(of: folder.metadataFile) {
      files.insert(path)
      let reader = FolderReader(folder.options.folder, options: ImportOptions())
      if reader.isComplete, reader.font != folder.reader.font { changesAll = true }
    } else if name.hasSuffix(".svg") || name.hasSuffix(".pdf") {
      files.insert(path)
      if InputFile.isOrdinary(path) != known.contains(path) { changesList = true }
    } else if name.hasSuffix(".json") {
      // A file of metadata beside one drawing.
      for suffix in [".svg", ".pdf"] { files.insert(path.dropLast(5) + suffix) }
    } else if name.hasSuffix(".tsv") || Self.companions.contains(name) {
      changesAll = true
    }
  }
}
