internal import FontGlyphs

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
    let icons = try reading.masters?.icons(files)
    var owners: [String: String] = [:]
    for icon in icons ?? files.map({ MasterFiles.Icon(name: Self.stem($0), files: [.regular: $0]) })
    {
      try read(icon, known, &owners)
    }
    if let known {
      let names = Set(symbols.map(\.name))
      for name in known.names where !names.contains(name) {
        File.note(
          "symtext: \(known.file): no drawing is named \(name); what is said of it is not used")
      }
    }
    guard !symbols.isEmpty || report.failures.isEmpty else {
      throw .badData(report.failures.compactMap(\.error).joined(separator: "\n"))
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
          throw .noInput("cannot read \(source): there is no such file")
        }
        guard source.hasSuffix(".svg") else {
          throw .usage("\(source) is no .svg file; the file name gives the symbol its name")
        }
        files.append(source)
      }
    }
    return files
  }

  /// A file's name without its directories and its ending.
  private static func stem(_ file: String) -> String {
    String((file.split(separator: "/").last ?? "").dropLast(4))
  }

  private mutating func read(
    _ icon: MasterFiles.Icon, _ known: SymbolsFile?, _ owners: inout [String: String]
  ) throws(CommandError) {
    let file = icon.files[.regular] ?? icon.files.values.sorted()[0]
    let name = reading.prefix + reading.naming.name(icon.name)
    do throws(CommandError) {
      var imported = try imported(icon, name: name)
      if let owner = owners[name] {
        throw CommandError.badData("\(file): \(owner) is named \(name), too; rename one of them")
      }
      try complete(&imported.symbol, from: file, known)
      owners[name] = file
      symbols.append(imported.symbol)
      for warning in imported.warnings { File.note("symtext: \(warning)") }
      report.add(
        .init(
          file: file, symbol: name, kind: imported.kind,
          hasSynthesisedWeights: imported.symbol.hasSynthesisedWeights,
          warnings: imported.warnings.map(\.description)))
    } catch {
      if reading.isStrict || error.status != CommandError.badData("").status { throw error }
      report.add(.init(file: file, symbol: nil, kind: nil, error: error.description))
    }
  }

  private func imported(
    _ icon: MasterFiles.Icon, name: String
  ) throws(CommandError) -> ImportedSymbol {
    var drawings: [MasterSet.Drawing] = []
    for (weight, file) in icon.files {
      let bytes = try File.read(file, mostBytes: 16 << 20)
      drawings.append(.init(weight: weight, file: file, bytes: bytes))
    }
    do {
      func alone(_ drawing: MasterSet.Drawing) throws(ImportError) -> ImportedSymbol {
        let importer = IconImporter(
          file: drawing.file, isLenient: reading.isLenient, keepsWeight: reading.keepsWeight)
        return try importer.symbol(from: drawing.bytes, name: name)
      }
      return try MasterSet(isLenient: reading.isLenient)
        .symbol(from: drawings, name: name, alone: alone)
    } catch {
      throw .badData("\(error)")
    }
  }

  /// Adds what files beside the drawing say of it: one for all, and one of its own as Lucide has them.
  private func complete(
    _ symbol: inout Symbol, from file: String, _ known: SymbolsFile?
  ) throws(CommandError) {
    let own = file.dropLast(4) + ".json"
    if File.exists(String(own)) {
      try SymbolsFile.complete(
        &symbol.metadata, with: try SymbolsFile.json(String(own)), of: symbol.name,
        file: String(own))
    }
    try known?.complete(&symbol)
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
