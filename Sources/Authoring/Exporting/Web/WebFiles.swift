internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
internal import SymtextSupport
public import SymtextSymbolImport
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// Files for a font on the web, and a list for programs.
public struct WebFiles: Sendable {
  /// A file and its contents.
  public struct File: Sendable {
    /// The name, without a directory.
    public var name: String
    /// The contents.
    public var bytes: [UInt8]
  }

  /// A set of files.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The compressed font: `.woff2`.
    ///
    /// It contains only the tables that browsers read; symtext cannot use it as a library.
    public static let woff2 = Kinds(rawValue: 1)
    /// A style sheet with a class for each symbol: `.css`.
    public static let styleSheet = Kinds(rawValue: 2)
    /// A list of the symbols with their metadata: `.json`.
    public static let list = Kinds(rawValue: 4)
  }

  private let set: SymbolSet
  private let compiler: FontCompiler
  private let names: ClassNames

  fileprivate init(set: SymbolSet, compiler: FontCompiler, names: ClassNames) {
    self.set = set
    self.compiler = compiler
    self.names = names
  }

  /// Returns the files.
  /// - Parameter fontName: the name of the font file in the same directory: `Mine.ttf`.
  fileprivate func files(
    _ kinds: Kinds, of built: BuiltFont, fontName: String
  ) throws(SourceError) -> [File] {
    let name = Self.stem(fontName)
    var files: [File] = []
    if kinds.contains(.woff2) {
      do {
        let font = try built.web().encoded()
        files.append(File(name: "\(name).woff2", bytes: try WOFF2File.encoded(font)))
      } catch {
        throw SourceError("\(error)", kind: .notInstalled)
      }
    }
    if kinds.contains(.styleSheet) {
      let compressed = (address: "\(name).woff2", format: "woff2")
      let plain = (address: fontName, format: "truetype")
      let sources =
        plain.address == compressed.address
        ? [compressed] : kinds.contains(.woff2) ? [compressed, plain] : [plain]
      let sheet = StyleSheet(
        set, compiler: compiler, names: names, sources: sources,
        motions: try Self.motions(of: built.bytes, named: name))
      files.append(File(name: "\(name).css", bytes: Array(sheet.css.utf8)))
    }
    if kinds.contains(.list) {
      files.append(File(name: "\(name).json", bytes: list.file))
    }
    return files
  }

  /// Returns the motions of a font's symbols.
  private static func motions(
    of font: [UInt8], named name: String
  ) throws(SourceError) -> ExactDictionary<DirectedMotion> {
    do {
      let library = try SymbolLibrary(face: Face(data: FontData(font), name: name))
      var motions: ExactDictionary<DirectedMotion> = [:]
      for entry in library.font.entries {
        motions[entry.name] = try DirectedMotion(entry.name, in: library)
      }
      return motions
    } catch {
      throw SourceError("\(error)")
    }
  }

  /// Returns a file's name without its extension.
  package static func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  private var list: JSONDocument {
    JSONDocument(
      .fontSymbols,
      [
        ("family", .string(compiler.familyName)),
        ("classPrefix", .string(names.prefix)),
        ("symbols", .array(set.symbols.map { description($0) })),
      ])
  }

  private func description(_ symbol: Symbol) -> JSONValue {
    let metadata = symbol.metadata
    func code(_ name: String) -> JSONValue {
      set.codePoints[name].map { .string(String($0, radix: 16, uppercase: true)) } ?? .null
    }
    func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }
    return .object(
      [
        ("name", .string(symbol.name)), ("codePoint", code(symbol.name)),
        ("altText", .string(metadata.altText)), ("category", .string(metadata.category)),
        ("keywords", strings(metadata.keywords)),
        ("aliases", .object(metadata.aliases.map { ($0, code($0)) })),
        ("since", .string(metadata.since)),
        ("base", metadata.base.map { .string($0) } ?? .null),
        ("layers", .array(symbol.layers.map { description($0) })),
      ] + (compiler.hasLayers ? [("stackedLayers", .number(Double(stackedLayers(symbol))))] : []))
  }

  /// Returns the number of stacked layers of a symbol: its features from `cv01` on.
  private func stackedLayers(_ symbol: Symbol) -> Int {
    min(max(symbol.paintedLayers.count, 1), FontCompiler.mostLayers)
  }

  private func description(_ layer: SymbolLayer) -> JSONValue {
    .object([
      ("level", .string(layer.level.rawValue)),
      ("color", layer.color.map { .string($0.rawValue) } ?? .null),
      ("threshold", layer.variableThreshold.map { .number($0) } ?? .null),
      ("clears", .bool(!layer.clears.isEmpty)),
      ("tag", layer.tag.map { .string($0.rawValue) } ?? .null),
    ])
  }
}

extension BuiltFont {
  /// Returns the font's files for the web, and a list for programs.
  /// - Parameter fontName: the name of the font file in the same directory: `Mine.ttf`.
  /// - Throws: ``SourceError`` (not installed) when WOFF2 needs Brotli and it is missing.
  public func webFiles(
    _ kinds: WebFiles.Kinds, fontName: String
  ) throws(SourceError) -> [WebFiles.File] {
    try WebFiles(set: set, compiler: compiler, names: classNames).files(
      kinds, of: self, fontName: fontName)
  }
}
