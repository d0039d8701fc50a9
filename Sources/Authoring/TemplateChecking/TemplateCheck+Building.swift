internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSymbolImport
internal import SymtextSVGReading

extension TemplateCheck {
  /// Checks by building a font from the template: reports a failure, and any losses.
  mutating func checkBuilding() {
    let symbol: Symbol
    do throws(ImportError) {
      let importer = TemplateImporter(file: template.file)
      let imported = try importer.symbol(from: template, name: "a")
      symbol = imported.symbol
      // The other rules have reported the rest.
      let told = Set(importer.structureWarnings(template))
      for loss in imported.warnings
      where !told.contains(loss) && !isTold(of: loss.subject) {
        add(
          .building, .warning, "in the font of `font build`: \(loss.message)", line: loss.line,
          column: loss.column)
      }
    } catch {
      return add(
        .building, .error, "`font build` refuses it: \(error.message)", line: error.line,
        column: error.column)
    }
    compile(symbol)
  }

  /// Whether a rule has reported a problem of this part of the template.
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
        "clearing layers are too complex to cut out at every weight: `font build` paints layers instead, and programs without layer support show the symbol differently; simplify the paths"
      )
    } catch {
      add(.building, .error, "`font build` refuses it: \(error)")
    }
  }
}
