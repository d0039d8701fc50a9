internal import FontGlyphs
internal import Support
internal import SymbolImport

/// The drawings and the lists from which a font is built.
struct FontSources {
  /// How files are read.
  struct Reading {
    var naming = IconNaming.dots
    /// What stands before every name.
    var prefix = ""
    var isLenient = false
    var keepsWeight = false
    /// Whether the first file that cannot be read is the end.
    var isStrict = false
    /// Files that show other weights of an icon.
    var masters: MasterFiles?
    /// How many threads read; what comes out does not depend on it.
    var threads = 1
  }

  /// The drawings.
  private(set) var symbols: [Symbol] = []
  /// What became of each file.
  private(set) var report = ImportReport()
  /// The first of the sources, if it is a directory.
  private(set) var directory: String?
  private let reading: Reading

  /// Reads drawings: files, and all `.svg` files below directories.
  init(_ sources: [String], reading: Reading) throws(CommandError) {
    self.reading = reading
    let files = try Self.files(sources, firstDirectory: &directory)
    let known = try companion("symbols.json").map { (file) throws(CommandError) in
      try SymbolsFile(file: file)
    }
    let icons =
      try reading.masters?.icons(files)
      ?? files.map { MasterFiles.Icon(name: Self.stem($0), files: [.regular: $0]) }
    let progress = FontProgress(title: "reading", unit: "files")
    let results = ParallelMap.map(
      icons.count, threads: reading.threads, progress: progress.callback
    ) { index in
      Result { () throws(CommandError) in try reading.symbol(of: icons[index], known) }
    }
    FontProgress.finish()
    var owners: [String: String] = [:]
    for (icon, result) in zip(icons, results) { try add(icon, result, &owners) }
    leaveOutTakenAliases()
    if let known { tellUnused(known, icons) }
  }

  /// Says what a file says and is not used.
  private func tellUnused(_ known: SymbolsFile, _ icons: [MasterFiles.Icon]) {
    let names = Set(icons.flatMap { [$0.name, reading.name(of: $0)] })
    let unused = known.names.filter { !names.contains($0) }
    if !unused.isEmpty {
      File.note(
        "symtext: \(known.file): no drawing is named \(Self.list(unused)); what is said there is not used"
      )
    }
    let keys = known.unknownKeys
    if !keys.isEmpty {
      File.note(
        "symtext: \(known.file): \(Self.list(keys)) is not used; a symbol has \(SymbolsFile.keys.joined(separator: ", "))"
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
        let warning = "the alias \(alias) of \(name) is left out: another symbol has that name"
        File.note("symtext: \(report.warn(warning, of: name))")
        return true
      }
    }
  }

  private static func files(
    _ sources: [String], firstDirectory: inout String?
  ) throws(CommandError) -> [String] {
    var files: [String] = []
    for source in sources {
      if File.isDirectory(source) {
        let directory =
          source.count > 1 && source.hasSuffix("/") ? String(source.dropLast()) : source
        if files.isEmpty { firstDirectory = directory }
        let found = try File.files(under: directory, suffix: ".svg")
        guard !found.isEmpty else { throw .noInput("there is no .svg file in \(source)") }
        files += found
      } else {
        guard File.exists(source) else {
          throw .noInput("cannot read \(source): there is no such file or directory")
        }
        guard source.hasSuffix(".svg") else {
          throw .usage("\(source) is no .svg file; the file name gives the symbol its name")
        }
        files.append(source)
      }
    }
    // What is given twice, as a file and by its directory, is read once.
    var known: Set<String> = []
    return files.filter { known.insert($0).inserted }
  }

  /// A file's name without its directories and its ending.
  private static func stem(_ file: String) -> String {
    String((file.split(separator: "/").last ?? "").dropLast(4))
  }

  /// Takes what was read of an icon, or says why nothing could be.
  private mutating func add(
    _ icon: MasterFiles.Icon, _ result: Result<ImportedSymbol, CommandError>,
    _ owners: inout [String: String]
  ) throws(CommandError) {
    let file = icon.mainFile
    do throws(CommandError) {
      let imported = try result.get()
      let name = imported.symbol.name
      if let owner = owners[name] {
        throw CommandError.badData("\(file): \(owner) is named \(name), too; rename one of them")
      }
      owners[name] = file
      symbols.append(imported.symbol)
      for warning in imported.warnings { File.note("symtext: \(warning)") }
      report.add(
        .init(
          file: file, symbol: name, kind: imported.kind,
          hasSynthesisedWeights: imported.symbol.hasSynthesisedWeights,
          warnings: imported.warnings.map(\.description)))
    } catch {
      if reading.isStrict { throw error }
      report.add(.init(file: file, symbol: nil, kind: nil, error: error.description))
    }
  }

  /// Leaves out symbols that cannot be compiled.
  mutating func leaveOut(_ failures: [String: String]) {
    symbols.removeAll { failures[$0.name] != nil }
    report.fail(failures)
  }

  /// A file beside the drawings that has a name of its own meaning.
  func companion(_ name: String) -> String? {
    guard let path = directory.map({ "\($0)/\(name)" }), File.exists(path) else { return nil }
    return path
  }
}

extension FontSources.Reading {
  /// Reads a symbol from the files of an icon, and what is said of it beside them.
  /// - Parameter known: what is said of all symbols.
  fileprivate func symbol(
    of icon: MasterFiles.Icon, _ known: SymbolsFile?
  ) throws(CommandError) -> ImportedSymbol {
    var imported = try imported(icon, name: name(of: icon))
    // Lucide has a file of its own for each icon.
    let own = icon.mainFile.dropLast(4) + ".json"
    if File.exists(String(own)) {
      try SymbolsFile.complete(
        &imported.symbol.metadata, with: try SymbolsFile.json(String(own)),
        of: imported.symbol.name, file: String(own), prefix: prefix)
    }
    try known?.complete(&imported.symbol, stem: icon.name)
    return imported
  }

  /// The name that an icon's symbol gets.
  fileprivate func name(of icon: MasterFiles.Icon) -> String { prefix + naming.name(icon.name) }

  private func imported(
    _ icon: MasterFiles.Icon, name: String
  ) throws(CommandError) -> ImportedSymbol {
    var drawings: [MasterSet.Drawing] = []
    for (weight, file) in icon.files {
      guard File.isOrdinary(file) || !File.exists(file) else {
        throw .noInput("cannot read \(file): it is no ordinary file")
      }
      let bytes = try File.read(file, mostBytes: 16 << 20)
      drawings.append(.init(weight: weight, file: file, bytes: bytes))
    }
    do {
      func alone(_ drawing: MasterSet.Drawing) throws(ImportError) -> ImportedSymbol {
        let importer = IconImporter(
          file: drawing.file, isLenient: isLenient, keepsWeight: keepsWeight)
        return try importer.symbol(from: drawing.bytes, name: name)
      }
      return try MasterSet(isLenient: isLenient).symbol(from: drawings, name: name, alone: alone)
    } catch {
      throw .badData("\(error)")
    }
  }
}
