internal import FontGlyphs

/// The drawings and the lists from which a font is built.
struct FontSources {
  /// The drawings.
  private(set) var symbols: [Symbol] = []
  /// The first of the sources, if it is a directory.
  private(set) var directory: String?

  /// Reads drawings: files, and all `.svg` files below directories.
  init(
    _ sources: [String], isLenient: Bool = false, keepsWeight: Bool = false
  ) throws(CommandError) {
    var files: [String] = []
    for source in sources {
      if File.isDirectory(source) {
        let directory =
          source.count > 1 && source.hasSuffix("/") ? String(source.dropLast()) : source
        if files.isEmpty { self.directory = directory }
        let found = try File.files(under: directory, suffix: ".svg")
        guard !found.isEmpty else { throw .noInput("there is no .svg file in \(source)") }
        files += found
      } else {
        files.append(source)
      }
    }
    for file in files {
      symbols.append(try Self.symbol(file, isLenient: isLenient, keepsWeight: keepsWeight))
    }
  }

  private static func symbol(
    _ file: String, isLenient: Bool, keepsWeight: Bool
  ) throws(CommandError) -> Symbol {
    let last = file.split(separator: "/").last ?? ""
    guard File.exists(file) else { throw .noInput("cannot read \(file): there is no such file") }
    guard last.hasSuffix(".svg") else {
      throw .usage("\(file) is no .svg file; the file name gives the symbol its name")
    }
    let bytes = try File.read(file, mostBytes: 16 << 20)
    do {
      let importer = IconImporter(file: file, isLenient: isLenient, keepsWeight: keepsWeight)
      let imported = try importer.symbol(from: bytes, name: name(String(last.dropLast(4))))
      for warning in imported.warnings { File.note("symtext: \(warning)") }
      return imported.symbol
    } catch {
      throw .badData("\(error)")
    }
  }

  /// A symbol's name from a file's: words joined by dots, with a letter first.
  private static func name(_ file: String) -> String {
    let name = file.lowercased().replacing("-", with: ".")
    return name.first?.isLetter ?? false ? name : "n\(name)"
  }

  /// A file beside the drawings that has a name of its own meaning.
  func companion(_ name: String) -> String? {
    guard let path = directory.map({ "\($0)/\(name)" }), File.exists(path) else { return nil }
    return path
  }
}
