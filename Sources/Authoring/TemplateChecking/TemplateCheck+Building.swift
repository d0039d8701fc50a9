internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSymbolImport
internal import SymtextSVGReading

extension TemplateCheck {
  /// Whether a font can be made of the template, and what would not be in it: by making one.
  mutating func checkBuilding() {
    let symbol: Symbol
    do throws(ImportError) {
      let importer = TemplateImporter(file: template.file)
      let imported = try importer.symbol(from: template, name: "a")
      symbol = imported.symbol
      // The other rules have told the rest.
      let told = Set(importer.structureWarnings(template))
      for loss in imported.warnings
      where !told.contains(loss) && !isTold(of: loss.subject) {
        add(.building, .warning, "in the font of `font build`: \(loss.message)", line: loss.line)
      }
    } catch {
      return add(
        .building, .error, "`font build` refuses it: \(error.message)", line: error.line)
    }
    compile(symbol)
  }

  /// Whether a rule reports already what is wrong with a part of the template.
  private func isTold(of subject: ImportError.Subject?) -> Bool {
    switch subject {
    case .layerName(let name)?: problems.contains { $0.layerName == name }
    case .drawKeyframes?: true
    case nil: false
    }
  }

  private mutating func compile(_ symbol: Symbol) {
    var compiler = FontCompiler()
    compiler.hasNames = false
    compiler.threads = 1
    do {
      let report = try compiler.font(SymbolSet(symbols: [symbol], codePoints: CodePoints())).report
      guard !report.symbolsOfOneWeight.isEmpty || !report.uncutSymbols.isEmpty else { return }
      add(
        .building, .warning,
        "what clears is too intricate to be cut out at every weight: `font build` makes a font in which layers are painted in its place, and programs that paint none show it otherwise"
      )
    } catch {
      add(.building, .error, "`font build` refuses it: \(error)")
    }
  }
}
