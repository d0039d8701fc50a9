internal import SymtextAuthoring
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The findings of `font check` in the font of one symbol.
struct FontFindings: Sendable {
  let findings: [StudioFinding]
  /// The parts of the symbol on which the check depends.
  private let outlines: JSONValue?
  private let layers: [Layer]

  private struct Layer: Equatable {
    var tag: SymbolLayer.Tag?
    var clears: ClearingModes
  }

  /// Checks a font, unless an earlier check had the same outlines.
  /// - Parameters:
  ///   - outlines: The outlines as the page has them.
  ///   - old: The earlier check.
  init(of symbol: Symbol, _ library: SymbolLibrary, outlines: JSONValue?, before old: Self?) {
    self.outlines = outlines
    layers = symbol.layers.map { Layer(tag: $0.tag, clears: $0.clears) }
    if let old, old.layers == layers, old.outlines == outlines {
      findings = old.findings
      return
    }
    let problems = FontCheck(library).report().problems
    findings = problems.filter { $0.symbol.hasBytes(of: symbol.name) }.map {
      StudioFinding(rule: $0.rule.rawValue, $0.description, at: $0.place)
    }
  }
}
