internal import SymtextAuthoring
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The folder of a symbol in an asset catalog, `NAME.symbolset`: its templates and their description.
struct SymbolSetFolder {
  let files: [ExportedFile]

  /// - Parameter asset: its name in the catalog.
  /// - Throws: ``SymbolError`` if no template can represent it.
  init(
    _ symbol: ListedSymbol, asset: String, of library: SymbolLibrary, generator: String
  ) throws(SymbolError) {
    let folder = "\(asset).symbolset"
    let name = "\(asset).svg"
    var files = [
      ExportedFile(
        "\(folder)/\(name)",
        try Self.template(symbol.name, asset, of: library).svg(generator: generator))
    ]
    var entries: [JSONValue]
    switch symbol.metadata.rightToLeft {
    case nil: entries = [Self.entry(name, direction: nil)]
    // Xcode shows this value as “Left to Right, Mirrors”.
    case .mirrored: entries = [Self.entry(name, direction: "left-to-right")]
    case .symbol(let other):
      let rightToLeft = "\(asset)-rtl"
      files.append(
        ExportedFile(
          "\(folder)/\(rightToLeft).svg",
          try Self.template(other, rightToLeft, of: library).svg(generator: generator)))
      entries = [
        Self.entry(name, direction: "left-to-right"),
        Self.entry("\(rightToLeft).svg", direction: "right-to-left"),
      ]
    }
    var members: [(String, JSONValue)] = [("info", Self.info)]
    let intent: String? =
      switch symbol.metadata.preferredMode {
      case nil, .monochrome: nil
      case .hierarchical, .palette: "hierarchical"
      case .multicolor: "multicolor"
      }
    if let intent {
      members.append(("properties", .object([("symbol-rendering-intent", .string(intent))])))
    }
    members.append(("symbols", .array(entries)))
    files.append(ExportedFile("\(folder)/Contents.json", Self.text(.object(members))))
    self.files = files
  }

  /// Returns the template of a symbol: with three masters, or with all 27 variants where its structure changes.
  private static func template(
    _ name: String, _ asset: String, of library: SymbolLibrary
  ) throws(SymbolError) -> TemplateSheet {
    let (entry, owner) = try SymbolLibrary.entry(named: name, in: [library])
    var sheet: TemplateSheet
    do throws(SymbolError) {
      sheet = try TemplateSheet(entry, of: owner, kind: .variable, version: .v6)
    } catch {
      guard error.kind == .changesStructure else { throw error }
      sheet = try TemplateSheet(entry, of: owner, kind: .static, version: .v6)
    }
    sheet.name = asset
    return sheet
  }

  private static func entry(_ file: String, direction: String?) -> JSONValue {
    .object(
      [("filename", .string(file)), ("idiom", .string("universal"))]
        + (direction.map { [("language-direction", .string($0))] } ?? []))
  }

  /// The description of the author, as Xcode writes it.
  static let info = JSONValue.object([("author", .string("xcode")), ("version", .number(1))])

  /// Returns JSON as text with an indented line for each member.
  static func text(_ value: JSONValue) -> [UInt8] { JSONDocument.file(tokens: value) }
}
