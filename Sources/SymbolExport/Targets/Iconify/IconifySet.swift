internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// One set of Iconify: a prefix and its icons.
struct IconifySet {
  let job: ExportJob
  let prefix: String
  /// Whether icons have colours of their own.
  let isColored: Bool
  private var icons: [(name: String, value: JSONValue)] = []
  private var aliases: [(name: String, parent: String)] = []
  private var characters: [(code: String, name: String)] = []
  private var categories: ExactDictionary<[String]> = [:]
  /// The symbols by the names of icons.
  private var taken: ExactDictionary<String> = [:]

  init(job: ExportJob, prefix: String, isColored: Bool) {
    (self.job, self.prefix, self.isColored) = (job, prefix, isColored)
  }

  mutating func add(
    _ name: String, _ symbol: FlatSymbol, _ listed: ListedSymbol, _ mode: RenderingMode
  ) {
    icons.append((name, Self.icon(symbol, mode)))
    taken[name] = listed.name
    if let code = listed.codePoint { characters.append((String(code, radix: 16), name)) }
    let category = listed.metadata.category
    if !category.isEmpty { categories[category, default: []].append(name) }
  }

  /// Adds the form for text from right to left.
  /// - Throws: ``ExportError`` if another symbol has its name.
  mutating func addRightToLeft(
    _ plain: String, _ symbol: FlatSymbol, of listed: String, _ mode: RenderingMode
  ) throws(ExportError) {
    let name = "\(plain)-rtl"
    if let other = taken[name] {
      throw ExportError(listed, meets: other, at: "the icon \(name)")
    }
    taken[name] = listed
    icons.append((name, Self.icon(symbol, mode)))
  }

  /// Adds the other names of symbols, as far as no symbol has them.
  mutating func addAliases(of symbols: [ListedSymbol], _ names: ExportNames) {
    for symbol in symbols {
      for alias in symbol.metadata.aliases {
        let name = NameScheme.kebab.joined(NameWords.words(of: alias))
        guard !name.isEmpty, taken[name] == nil else { continue }
        taken[name] = symbol.name
        aliases.append((name, names[symbol.name]))
      }
    }
  }

  private static func icon(_ symbol: FlatSymbol, _ mode: RenderingMode) -> JSONValue {
    let body = symbol.svgBody(mode, fillsText: true)
    var members: [(String, JSONValue)] = [("body", .string(body))]
    // The size of the set is 24 units.
    if symbol.placement.width != SymbolBox.side {
      members.append(("width", .numeral(symbol.width)))
    }
    if symbol.placement.height != SymbolBox.side {
      members.append(("height", .numeral(symbol.height)))
    }
    return .object(members)
  }

  // MARK: Files

  /// The files of the package.
  var files: [ExportedFile] {
    [
      ExportedFile("icons.json", iconObject.bytes),
      ExportedFile("info.json", info.bytes),
      ExportedFile("metadata.json", JSONValue.object([("categories", categoryObject)]).bytes),
      ExportedFile("chars.json", characterObject.bytes),
      ExportedFile("package.json", package.bytes),
      ExportedFile("index.js", Self.index),
      ExportedFile("index.d.ts", Self.types),
    ]
  }

  private var iconObject: JSONValue {
    let aliasObject = aliases.map { ($0.name, JSONValue.object([("parent", .string($0.parent))])) }
    return .object(
      [
        ("prefix", .string(prefix)), ("info", info),
        ("icons", .object(icons.map { ($0.name, $0.value) })),
      ]
        + (aliasObject.isEmpty ? [] : [("aliases", .object(aliasObject))])
        + [("width", .number(SymbolBox.side)), ("height", .number(SymbolBox.side))])
  }

  private var categoryObject: JSONValue {
    .object(
      categories.keys.sorted().map { name in
        (name, .array((categories[name] ?? []).map { .string($0) }))
      })
  }

  private var characterObject: JSONValue {
    .object(characters.map { ($0.code, .string($0.name)) })
  }

  private var info: JSONValue {
    let library = job.library
    let samples = icons.prefix(3).map { JSONValue.string($0.name) }
    var license: [(String, JSONValue)] = [("title", .string(library.licenseTitle))]
    if let known = library.knownLicense { license.append(("spdx", .string(known.spdx))) }
    if let address = library.licenseAddress { license.append(("url", .string(address))) }
    return .object([
      ("name", .string(library.family)), ("total", .number(Double(icons.count))),
      ("author", .object([("name", .string(library.author))])),
      ("license", .object(license)), ("samples", .array(samples)),
      ("height", .number(SymbolBox.side)), ("palette", .bool(isColored)),
    ])
  }

  private var package: JSONValue {
    func exported(_ path: String) -> (String, JSONValue) { ("./\(path)", .string("./\(path)")) }
    return .object([
      ("name", .string("@iconify-json/\(prefix)")), ("version", .string("1.0.0")),
      ("type", .string("module")), ("main", .string("index.js")), ("types", .string("index.d.ts")),
      ("sideEffects", .bool(false)),
      (
        "exports",
        .object([
          (
            ".",
            .object([("types", .string("./index.d.ts")), ("import", .string("./index.js"))])
          ), exported("icons.json"), exported("info.json"), exported("metadata.json"),
          exported("chars.json"), exported("package.json"),
        ])
      ),
    ])
  }

  private static let index = """
    import icons from "./icons.json" with { type: "json" };
    import info from "./info.json" with { type: "json" };
    import metadata from "./metadata.json" with { type: "json" };
    import chars from "./chars.json" with { type: "json" };
    export { icons, info, metadata, chars };

    """

  private static let types = """
    export declare const icons: {
      prefix: string;
      icons: Record<string, { body: string; width?: number; height?: number }>;
      aliases?: Record<string, { parent: string }>;
      width: number;
      height: number;
    };
    export declare const info: Record<string, unknown>;
    export declare const metadata: { categories: Record<string, string[]> };
    export declare const chars: Record<string, string>;

    """
}
