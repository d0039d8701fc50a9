internal import SymtextAuthoring
internal import SymtextCatalog
internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbolImport
internal import SymtextSymbols
internal import SymtextSymbolText

/// Fonts, variants and templates of single symbols.
extension StudioWorker {
  /// Returns a symbol that can be read, with its forms.
  private func drawn(_ name: String) throws(StudioError) -> (symbol: Symbol, forms: [Symbol]) {
    let known = try symbol(name)
    switch known.read {
    case .failure(let error): throw StudioError(.badData, error.description)
    case .success(let read):
      let symbol = read.imported.symbol
      return (symbol, state.change { $0.folder.forms(of: symbol) })
    }
  }

  private var viewer: SymbolViewer { state.change { $0.folder.viewer } }

  /// Returns the font of a symbol, for text.
  func font(_ request: StudioRequest) throws(StudioError) -> JSONValue {
    let (symbol, forms) = try drawn(try request.text("name"))
    let file = try viewer.font(of: symbol, forms: forms)
    let library = try Self.library(file.encoded(), symbol.name)
    let codePoint = library.font.entry(named: symbol.name)?.codePoint ?? 0
    do {
      let bytes = try WOFF2File.encoded(file.forWeb.encoded(), effort: .quick)
      return .object([
        ("bytes", .string(Base64.text(bytes))), ("family", .string(library.face.family)),
        ("character", .string(UnicodeScalar(codePoint).map { String(Character($0)) } ?? "")),
      ])
    } catch {
      throw StudioError(.unavailable, "\(error)")
    }
  }

  static func library(_ bytes: [UInt8], _ name: String) throws(StudioError) -> SymbolLibrary {
    do { return try SymbolLibrary(face: Face(data: FontData(bytes), name: name)) } catch {
      throw StudioError(.badData, "\(error)")
    }
  }

  // MARK: Variants

  /// The ends of the names of variants that the page offers.
  private static let endings = [
    "fill", "slash", "circle", "circle.fill", "square", "square.fill", "rectangle",
    "rectangle.fill", "slash.circle", "slash.circle.fill", "badge", "badge.plus", "badge.minus",
    "badge.checkmark", "badge.xmark", "badge.exclamationmark",
  ]

  /// Returns the names of the variants of a symbol.
  func variants(_ request: StudioRequest) throws(StudioError) -> JSONValue {
    let name = try request.text("name")
    let (symbol, _) = try drawn(name)
    let makers = SymbolVariants(drawings: [symbol])
    let names = Self.endings.map { "\(name).\($0)" }.filter {
      (try? makers.symbol(named: $0)) != nil
    }
    let font = state.change { $0.folder.reader.font }
    let kept = font?["variants"].map { list in
      list.strings ?? list.string?.split(separator: ",").map(\.trimmed) ?? []
    }
    return .object([
      ("names", .array(names.map { .string($0) })),
      ("kept", .array((kept ?? []).filter { $0.hasPrefix("\(name).") }.map { .string($0) })),
    ])
  }

  /// Describes a variant that is generated.
  func variant(_ request: StudioRequest) throws(StudioError) -> JSONValue {
    let name = try request.text("name")
    let drawings = state.change { $0.folder.symbols.compactMap(\.symbol) }
    let symbol: Symbol
    do throws(FontError) {
      symbol = try SymbolVariants(drawings: drawings).symbol(named: name)
    } catch {
      throw StudioError(.unknownSymbol, error.description)
    }
    let forms = state.change { $0.folder.forms(of: symbol) }
    return viewer.view(made: symbol, forms: forms).json
  }

  // MARK: Templates

  /// Returns the template of a symbol, with the findings of the check of templates.
  func template(_ request: StudioRequest) throws(StudioError) -> JSONValue {
    let (symbol, forms) = try drawn(try request.text("name"))
    let library = try Self.library(
      try viewer.font(of: symbol, forms: forms).encoded(), symbol.name)
    let file = "\(symbol.name).svg"
    do {
      let entry = try library.entry(named: symbol.name)
      let sheet = try TemplateSheet(entry, of: library, kind: .variable, version: .v7)
      let text = sheet.svg(generator: "symtext \(options.version)")
      let template = try TemplateImporter(file: file).template(from: Array(text.utf8))
      let findings = TemplateCheck.report(template, target: nil).problems.map { StudioFinding($0) }
      return .object([
        ("file", .string(file)), ("bytes", .string(Base64.text(Array(text.utf8)))),
        ("findings", .array(findings.map(\.json))),
      ])
    } catch {
      throw StudioError(.badData, "\(error)")
    }
  }
}
