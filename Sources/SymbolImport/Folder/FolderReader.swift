package import SymtextSupport
internal import SymtextSymbols

/// Reads the drawings of a folder one by one, as ``SymbolFiles`` reads all of them.
package struct FolderReader: Sendable {
  /// A drawing of the folder, by its files.
  package struct Source: Hashable, Sendable {
    let icon: MasterFiles.Icon

    /// The name of its file without weight and extension.
    package var stem: String { icon.name }
    /// The path of its file at Regular.
    package var file: String { icon.mainFile }
    /// The paths of its files at all weights.
    package var files: [String] { icon.files.values.sorted() }

    package static func == (one: Source, other: Source) -> Bool {
      one.stem.hasBytes(of: other.stem) && one.files == other.files
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ExactText(stem)) }
  }

  /// The path of the folder.
  package let folder: String
  /// Sentences about folders and files beside the drawings that are not read.
  package private(set) var notes: [String] = []
  /// Whether the file with the annotations is absent or can be read.
  package let isComplete: Bool
  private let options: ImportOptions
  private let known: MetadataFile?
  private let words: WordFiles?

  /// Reads the files with annotations and words beside the drawings.
  ///
  /// A file that cannot be read is left out, and ``notes`` say so.
  /// - Parameter metadata: The content of `symbols.json`; `nil` reads the file.
  package init(_ folder: String, options: ImportOptions, metadata: [UInt8]? = nil) {
    self.folder = folder
    self.options = options
    let file = "\(folder)/\(AnnotationPlace.name)"
    var notes: [String] = []
    func reading<Value>(_ read: () throws(SourceError) -> Value?) -> Value? {
      do { return try read() } catch {
        notes.append(error.description)
        return nil
      }
    }
    known = reading { () throws(SourceError) in
      if let metadata { return try MetadataFile(file: file, bytes: metadata) }
      return InputFile.exists(file) ? try MetadataFile(file: file) : nil
    }
    isComplete = notes.isEmpty
    words = reading { () throws(SourceError) in
      let path = "\(folder)/words"
      return InputFile.isDirectory(path) ? try WordFiles(folder: path) : nil
    }
    self.notes = notes + (known?.aboutUnknownKeys.map { [$0] } ?? []) + (words?.leftOut ?? [])
  }

  /// Returns the drawings of the folder, sorted by path.
  /// - Returns: The drawings, and sentences about folders and links that are left out: a file outside the folder is no
  ///   drawing of it.
  /// - Throws: ``SourceError`` if the folder cannot be read, or two files are one drawing.
  package func sources() throws(SourceError) -> (sources: [Source], leftOut: [String]) {
    var leftOut: [String] = []
    let root = (InputFile.realPath(folder) ?? folder) + "/"
    let found = try SymbolFiles.drawings(under: folder, &leftOut)
    let files = found.filter { file in
      let isInside = InputFile.realPath(file)?.hasPrefix(root) ?? true
      if !isInside { leftOut.append("\(file) is a link out of the folder; it is left out") }
      return isInside
    }
    let icons =
      try options.masters?.icons(files)
      ?? files.map { MasterFiles.Icon(name: SymbolFiles.stem($0), files: [.regular: $0]) }
    return (icons.map(Source.init), leftOut)
  }

  /// Returns the name that a drawing's symbol has if it can be read, and if it is no template with another name.
  package func name(of source: Source) -> String { options.name(of: source.icon) }

  /// Reads a drawing.
  /// - Parameter changed: The bytes of files that count instead of those on the disk, by path.
  /// - Throws: ``SourceError`` with the place in the file.
  package func read(
    _ source: Source, changed: ExactDictionary<[UInt8]> = [:]
  ) throws(SourceError) -> ReadSymbol {
    do throws(SourceError) {
      return try options.read(source.icon, known, words, changed: changed)
    } catch {
      throw error.located()
    }
  }

  /// The entry about the whole font in `symbols.json`; `nil` without one.
  package var font: JSONValue? { known?.font }

  /// Returns the entry of a drawing in `symbols.json`, an empty object without one.
  package func entry(of source: Source) -> JSONValue { .object(members(of: source)) }

  /// Returns the members of a drawing's entries in `symbols.json`.
  func members(of source: Source) -> [JSONValue.Member] {
    known?.members(of: name(of: source), stem: source.stem) ?? []
  }

  /// Returns the annotation of a drawing in `symbols.json`.
  func annotation(of source: Source) throws(SourceError) -> DesignAnnotation {
    var annotation = DesignAnnotation()
    try known?.read(name(of: source), stem: source.stem, into: &annotation)
    return annotation
  }
}
