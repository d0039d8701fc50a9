internal import SymtextFontGlyphs
internal import SymtextGraphics
package import SymtextSymbols

extension MarkedDrawing {
  /// The drawings with problems, at Regular in front of Black, on the drawing grid.
  /// - Parameter symbols: The checked drawings.
  package static func all(
    _ report: DrawingLintReport, of symbols: [Symbol]
  ) -> [MarkedDrawing] {
    var drawings: [MarkedDrawing] = []
    var last: String?
    // Problems are sorted by symbol.
    for problem in report.problems {
      if problem.symbol != last {
        // A sheet counts the drawings beyond the first ones.
        let symbol =
          drawings.count < FindingSheet.mostDrawings
          ? symbols.first { $0.name == problem.symbol } : nil
        drawings.append(
          MarkedDrawing(
            title: problem.symbol, fills: symbol.map(Self.fills) ?? [], findings: []))
        last = problem.symbol
      }
      drawings[drawings.count - 1].findings.append(
        Finding(
          sentence: "\(problem.rule.rawValue): \(problem.message)", spot: problem.place.spot))
    }
    return drawings
  }

  private static func fills(of symbol: Symbol) -> [Fill] {
    let strokes = symbol.layers.filter { !$0.clearsInMonochrome }.flatMap(\.strokes)
    let black = WeightLaw.halfStroke(.black)
    let outline = Stroker(
      maximumHalfWidth: black, tolerance: 0.02, dotRadius: DrawingGrid.dotRadius
    ).outline(of: strokes)
    return [
      Fill(path: outline.path(halfWidth: black), opacity: 0.12),
      Fill(path: outline.path(halfWidth: WeightLaw.halfStroke(.regular)), opacity: 0.4),
    ]
  }
}
