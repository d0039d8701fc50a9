internal import SymtextSVGReading
internal import SymtextFontGlyphs
public import SymtextSymbols
internal import SymtextSupport

/// Drawings read from files and folders, with their metadata.
public struct SymbolFiles: Sendable {
  /// The drawings.
  public private(set) var symbols: [Symbol] = []
  /// The report, with an entry for each file.
  public private(set) var report = ImportReport()
  /// The first source if it is a directory.
  public private(set) var directory: String?
  /// The names that come from the bundled library, including aliases and variants.
  private(set) var bundledNames: ExactSet = []
  private let options: ImportOptions

  /// Reads drawings of any kind: symtext's own form, icons of strokes or filled outlines, templates, and the first pages
  /// of PDFs, which are icons.
  /// - Parameters:
  ///   - sources: The paths of `.svg` and `.pdf` files, and of directories that are searched recursively. It may be
  ///     empty if symbols are added later.
  ///   - progress: A closure called from time to time, by one thread at a time, with the number of files read and of
  ///     all files.
  /// - Throws: ``SourceError`` if a source does not exist or is not a drawing, and with ``ImportOptions/isStrict`` if a
  ///   file cannot be read.
  public init(
    _ sources: [String], options: ImportOptions = ImportOptions(),
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(SourceError) {
    self.options = options
    guard Symbol.isValidName(options.prefix + "a") else {
      throw SourceError(
        "the prefix “\(options.prefix)” is not valid: use words of letters and digits joined by dots, as in “lucide.”",
        kind: .misnamed)
    }
    var leftOut: [String] = []
    let files = try Self.files(sources, firstDirectory: &directory, &leftOut)
    if options.isStrict, let first = leftOut.first { throw SourceError(first, kind: .missing) }
    for sentence in leftOut { report.tell(sentence) }
    let known = try companion(AnnotationPlace.name).map { (file) throws(SourceError) in
      try MetadataFile(file: file)
    }
    let words = try directory.map { "\($0)/words" }.flatMap { InputFile.isDirectory($0) ? $0 : nil }
      .map { (folder) throws(SourceError) in try WordFiles(folder: folder) }
    for sentence in words?.leftOut ?? [] { report.tell(sentence) }
    let icons =
      try options.masters?.icons(files)
      ?? files.map { MasterFiles.Icon(name: Self.stem($0), files: [.regular: $0]) }
    let results = ParallelMap.map(icons.count, threads: options.threads, progress: progress) {
      index in
      Result { () throws(SourceError) in
        do throws(SourceError) {
          return try options.read(icons[index], known, words)
        } catch {
          throw error.located()
        }
      }
    }
    var owners: ExactDictionary<String> = [:]
    for (icon, result) in zip(icons, results) { try add(icon, result, &owners) }
    leaveOutTakenAliases()
    if let known { tellUnused(known, icons) }
    if let words {
      let drawn = names(of: icons)
      let unused = words.names.filter { !drawn.contains($0) }
      if !unused.isEmpty {
        report.tell(
          "\(words.folder): no drawing is named \(Self.list(unused)); their words are ignored")
      }
    }
  }

  /// Returns the names of icons' files and symbols.
  private func names(of icons: [MasterFiles.Icon]) -> ExactSet {
    ExactSet(icons.flatMap { [$0.name, options.name(of: $0)] })
  }

  /// Reports metadata that matches no drawing, and unknown keys.
  private mutating func tellUnused(_ known: MetadataFile, _ icons: [MasterFiles.Icon]) {
    let names = names(of: icons)
    let unused = known.names.filter { !names.contains($0) }
    if !unused.isEmpty {
      report.tell(
        "\(known.file): no drawing is named \(Self.list(unused)); these entries are ignored"
      )
    }
    if let sentence = known.aboutUnknownKeys { report.tell(sentence) }
  }

  /// Returns the first names of a list, and the number of the others.
  static func list(_ names: [String]) -> String {
    let more = names.count > 8 ? " or \(names.count - 8) others" : ""
    return names.prefix(8).joined(separator: ", ") + more
  }

  /// Removes aliases that are names of other symbols, so that one bad alias does not stop the import of a set.
  private mutating func leaveOutTakenAliases() {
    var names = ExactSet(symbols.map(\.name))
    for index in symbols.indices {
      let name = symbols[index].name
      symbols[index].metadata.aliases.removeAll { alias in
        guard !names.insert(alias).inserted else { return false }
        report.warn(
          "the alias \(alias) of \(name) is left out: another symbol has that name", of: name)
        return true
      }
    }
  }

  private static func files(
    _ sources: [String], firstDirectory: inout String?, _ leftOut: inout [String]
  ) throws(SourceError) -> [String] {
    var files: [String] = []
    for source in sources {
      if InputFile.isDirectory(source) {
        let directory =
          source.count > 1 && source.hasSuffix("/") ? String(source.dropLast()) : source
        if files.isEmpty { firstDirectory = directory }
        let found = try drawings(under: directory, &leftOut)
        guard !found.isEmpty else {
          throw SourceError("there is no .svg or .pdf file in \(source)", kind: .missing)
        }
        files += found
      } else {
        guard InputFile.exists(source) else {
          throw SourceError(
            "cannot read \(source): there is no such file", kind: .missing)
        }
        guard suffixes.contains(where: { source.hasSuffix($0) }) else {
          throw SourceError(
            "\(source) is not an .svg or .pdf file; the symbol's name comes from the file name",
            kind: .misnamed)
        }
        files.append(source)
      }
    }
    // A file given both directly and by its directory is read once.
    var known: ExactSet = []
    return files.filter { known.insert($0).inserted }
  }

  /// The ends of the names of drawings; all have the same length.
  private static let suffixes = [".svg", ".pdf"]

  /// Returns the drawings below a folder.
  /// - Parameter leftOut: Gets a sentence about each inner folder that is left out.
  static func drawings(
    under directory: String, _ leftOut: inout [String]
  ) throws(SourceError) -> [String] {
    var files: [String] = []
    // The same folders are left out for each suffix.
    var sentences: [String] = []
    for suffix in suffixes {
      sentences = []
      do {
        files += try InputFile.files(under: directory, suffix: suffix, leftOut: &sentences)
      } catch {
        throw SourceError(error)
      }
    }
    leftOut += sentences
    return files
  }

  /// Returns a file's name without directories and extension.
  static func stem(_ file: String) -> String {
    String((file.split(separator: "/").last ?? "").dropLast(4))
  }

  /// Adds an imported icon, or its error.
  private mutating func add(
    _ icon: MasterFiles.Icon, _ result: Result<ReadSymbol, SourceError>,
    _ owners: inout ExactDictionary<String>
  ) throws(SourceError) {
    let file = icon.mainFile
    do throws(SourceError) {
      let read = try result.get()
      let imported = read.imported
      let name = imported.symbol.name
      if let owner = owners[name] {
        throw SourceError("\(file): \(owner) is named \(name), too; rename one of them")
      }
      owners[name] = file
      symbols.append(imported.symbol)
      report.add(
        .init(
          file: file, symbol: name, kind: imported.kind,
          hasSynthesisedWeights: imported.symbol.hasSynthesisedWeights,
          guessedAltText: imported.hasGuessedAltText ? imported.symbol.metadata.altText : nil,
          findings: read.findings))
    } catch {
      if options.isStrict { throw error }
      var place = error.place ?? FindingPlace(file: file)
      place.symbol = place.symbol ?? options.name(of: icon)
      report.add(
        .init(
          file: file, symbol: nil, kind: nil,
          failure: ImportFinding(sentence: error.description, place: place)))
    }
  }

  /// Adds symbols of the bundled library as drawn.
  ///
  /// A symbol already read under the same name is kept.
  /// - Parameter names: The names of symbols or of their variants.
  /// - Returns: The names that must be generated as variants of the added drawings.
  /// - Throws: ``SourceError`` for a name that is not in the library.
  public mutating func add(bundled names: [String]) throws(SourceError) -> [String] {
    var variants: [String] = []
    for name in names where !symbols.contains(where: { $0.name.hasBytes(of: name) }) {
      let drawing = try BundledDrawings.drawing(for: name)
      if !symbols.contains(where: { $0.name.hasBytes(of: drawing.name) }) {
        symbols.append(drawing)
      }
      if drawing.name != name { variants.append(name) }
      bundledNames.formUnion([name, drawing.name] + drawing.metadata.aliases)
    }
    return variants
  }

  /// Removes symbols that failed to compile, and reports them.
  package mutating func leaveOut(_ failures: [String: String]) {
    symbols.removeAll { failures[$0.name] != nil }
    report.fail(failures)
  }

  /// Returns the path of a file with a fixed name beside the drawings; `nil` if there is no such file.
  public func companion(_ name: String) -> String? {
    guard let path = directory.map({ "\($0)/\(name)" }), InputFile.exists(path) else { return nil }
    return path
  }
}
