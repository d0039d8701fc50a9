internal import SymtextSVGReading
internal import SymtextFontGlyphs
public import SymtextSymbols
internal import SymtextSupport

/// Drawings that were read from files and folders, with what is said of them beside them.
public struct SymbolFiles: Sendable {
  /// The drawings.
  public private(set) var symbols: [Symbol] = []
  /// What became of each file.
  public private(set) var report = ImportReport()
  /// The first of the sources, if it is a directory.
  public private(set) var directory: String?
  /// The names of those that are of the library that comes with symtext, aliases and variants among them.
  private(set) var bundledNames: Set<String> = []
  private let options: ImportOptions

  /// Reads drawings of any kind: our own, icons of strokes or of filled outlines, templates.
  /// - Parameters:
  ///   - sources: paths of `.svg` files, and of directories, below which all such files are read; none, where symbols
  ///     are added later.
  ///   - progress: called now and then, by one thread at a time, with how many of how many files are read.
  /// - Throws: ``SourceError`` when a source is not there or no drawing, and with
  ///   ``ImportOptions/isStrict`` when a file cannot be read.
  public init(
    _ sources: [String], options: ImportOptions = ImportOptions(),
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(SourceError) {
    self.options = options
    guard Symbol.isValidName(options.prefix + "a") else {
      throw SourceError(
        "the prefix “\(options.prefix)” is none: words of letters and digits joined by dots are expected, as in “lucide.”",
        kind: .misnamed)
    }
    let files = try Self.files(sources, firstDirectory: &directory)
    let known = try companion("symbols.json").map { (file) throws(SourceError) in
      try MetadataFile(file: file)
    }
    let icons =
      try options.masters?.icons(files)
      ?? files.map { MasterFiles.Icon(name: Self.stem($0), files: [.regular: $0]) }
    let results = ParallelMap.map(icons.count, threads: options.threads, progress: progress) {
      index in
      Result { () throws(SourceError) in try options.symbol(of: icons[index], known) }
    }
    var owners: [String: String] = [:]
    for (icon, result) in zip(icons, results) { try add(icon, result, &owners) }
    leaveOutTakenAliases()
    if let known { tellUnused(known, icons) }
  }

  /// Says what a file says and is not used.
  private mutating func tellUnused(_ known: MetadataFile, _ icons: [MasterFiles.Icon]) {
    let names = Set(icons.flatMap { [$0.name, options.name(of: $0)] })
    let unused = known.names.filter { !names.contains($0) }
    if !unused.isEmpty {
      report.tell(
        "\(known.file): no drawing is named \(Self.list(unused)); what is said there is not used"
      )
    }
    let keys = known.unknownKeys
    if !keys.isEmpty {
      report.tell(
        "\(known.file): \(Self.list(keys)) is not used; a symbol has \(MetadataFile.keys.joined(separator: ", "))"
      )
    }
  }

  /// The first of some names, and how many there are beside them.
  private static func list(_ names: [String]) -> String {
    let more = names.count > 8 ? " or \(names.count - 8) others" : ""
    return names.prefix(8).joined(separator: ", ") + more
  }

  /// Leaves out the aliases that are names of other symbols: a set must not fail for what it says of one.
  private mutating func leaveOutTakenAliases() {
    var names = Set(symbols.map(\.name))
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
    _ sources: [String], firstDirectory: inout String?
  ) throws(SourceError) -> [String] {
    var files: [String] = []
    for source in sources {
      if InputFile.isDirectory(source) {
        let directory =
          source.count > 1 && source.hasSuffix("/") ? String(source.dropLast()) : source
        if files.isEmpty { firstDirectory = directory }
        let found = try svgFiles(under: directory)
        guard !found.isEmpty else {
          throw SourceError("there is no .svg file in \(source)", kind: .missing)
        }
        files += found
      } else {
        guard InputFile.exists(source) else {
          throw SourceError(
            "cannot read \(source): there is no such file", kind: .missing)
        }
        guard source.hasSuffix(".svg") else {
          throw SourceError(
            "\(source) is no .svg file; the file name gives the symbol its name", kind: .misnamed)
        }
        files.append(source)
      }
    }
    // What is given twice, as a file and by its directory, is read once.
    var known: Set<String> = []
    return files.filter { known.insert($0).inserted }
  }

  private static func svgFiles(under directory: String) throws(SourceError) -> [String] {
    do { return try InputFile.files(under: directory, suffix: ".svg") } catch {
      throw SourceError(error)
    }
  }

  /// A file's name without its directories and its ending.
  private static func stem(_ file: String) -> String {
    String((file.split(separator: "/").last ?? "").dropLast(4))
  }

  /// Takes what was read of an icon, or says why nothing could be.
  private mutating func add(
    _ icon: MasterFiles.Icon, _ result: Result<ImportedSymbol, SourceError>,
    _ owners: inout [String: String]
  ) throws(SourceError) {
    let file = icon.mainFile
    do throws(SourceError) {
      let imported = try result.get()
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
          warnings: imported.warnings.map(\.description)))
    } catch {
      if options.isStrict { throw error }
      report.add(.init(file: file, symbol: nil, kind: nil, error: error.description))
    }
  }

  /// Adds symbols of the library that comes with symtext, as they were drawn; what was read under a name stays.
  /// - Parameter names: of symbols, or of variants of them.
  /// - Returns: those of the names that are to be generated from what was added.
  /// - Throws: ``SourceError`` for a name that the library does not know.
  public mutating func add(bundled names: [String]) throws(SourceError) -> [String] {
    var variants: [String] = []
    for name in names where !symbols.contains(where: { $0.name == name }) {
      let drawing = try BundledDrawings.drawing(for: name)
      if !symbols.contains(where: { $0.name == drawing.name }) { symbols.append(drawing) }
      if drawing.name != name { variants.append(name) }
      bundledNames.formUnion([name, drawing.name] + drawing.metadata.aliases)
    }
    return variants
  }

  /// Leaves out symbols that cannot be compiled.
  package mutating func leaveOut(_ failures: [String: String]) {
    symbols.removeAll { failures[$0.name] != nil }
    report.fail(failures)
  }

  /// A file beside the drawings that has a name of its own meaning.
  public func companion(_ name: String) -> String? {
    guard let path = directory.map({ "\($0)/\(name)" }), InputFile.exists(path) else { return nil }
    return path
  }
}

extension ImportOptions {
  /// Reads a symbol from the files of an icon, and what is said of it beside them.
  /// - Parameter known: what is said of all symbols.
  fileprivate func symbol(
    of icon: MasterFiles.Icon, _ known: MetadataFile?
  ) throws(SourceError) -> ImportedSymbol {
    let name = name(of: icon)
    guard name != prefix else {
      throw SourceError(
        "\(icon.mainFile): nothing in “\(icon.name)” can stand in a symbol's name; use \(Symbol.nameRule)",
        kind: .misnamed)
    }
    var imported = try imported(icon, name: name)
    if imported.kind == .template { keepPublishedName(of: icon, &imported) }
    let guessed = imported.hasGuessedAltText ? imported.symbol.metadata.altText : nil
    if guessed != nil { imported.symbol.metadata.altText = "" }
    // Lucide has a file of its own for each icon.
    let own = icon.mainFile.dropLast(4) + ".json"
    if InputFile.exists(String(own)) {
      try MetadataFile.complete(
        &imported.symbol.metadata, with: try MetadataFile.json(String(own)),
        of: imported.symbol.name, file: String(own), prefix: prefix)
    }
    try known?.complete(&imported.symbol, stem: icon.name)
    imported.hasGuessedAltText = imported.symbol.metadata.altText.isEmpty
    if imported.hasGuessedAltText { imported.symbol.metadata.altText = guessed ?? "" }
    let dropped = naming.dropped(from: icon.name)
    if !dropped.isEmpty, imported.symbol.name == name {
      imported.warnings.append(
        ImportError(
          file: icon.mainFile,
          message:
            "its symbol is named \(name), as “\(dropped)” cannot stand in a name"))
    }
    return imported
  }

  /// Names a template as its file: so it is called in Xcode, too.
  private func keepPublishedName(of icon: MasterFiles.Icon, _ imported: inout ImportedSymbol) {
    let published = prefix + Symbol.composed(icon.name)
    guard published != imported.symbol.name, Symbol.isValidName(published) else { return }
    imported.symbol.name = published
  }

  /// The name that an icon's symbol gets.
  fileprivate func name(of icon: MasterFiles.Icon) -> String { prefix + naming.name(icon.name) }

  private func imported(
    _ icon: MasterFiles.Icon, name: String
  ) throws(SourceError) -> ImportedSymbol {
    var drawings: [MasterSet.Drawing] = []
    for (weight, file) in icon.files {
      guard InputFile.isOrdinary(file) || !InputFile.exists(file) else {
        throw SourceError("cannot read \(file): it is no ordinary file", kind: .missing)
      }
      let bytes = try InputFile.source(file, mostBytes: 16 << 20)
      drawings.append(.init(weight: weight, file: file, bytes: bytes))
    }
    func importer(_ file: String) -> IconImporter {
      var importer = IconImporter(file: file, isLenient: isLenient, keepsWeight: keepsWeight)
      importer.namePrefix = prefix
      return importer
    }
    do {
      var imported = try MasterSet(isLenient: isLenient, keepsWeight: keepsWeight)
        .symbol(from: drawings, name: name) { (drawing) throws(ImportError) in
          try importer(drawing.file).symbol(from: drawing.bytes, name: name)
        }
      if imported.kind == .masters || imported.kind == .exchanged,
        let main = drawings.first(where: { $0.file == icon.mainFile })
      {
        // What one of the drawings says is said of all.
        importer(main.file).say(try XMLReader.read(main.bytes, file: main.file), &imported)
      }
      return imported
    } catch {
      throw SourceError("\(error)")
    }
  }
}
