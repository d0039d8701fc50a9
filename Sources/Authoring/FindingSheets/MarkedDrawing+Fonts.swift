internal import SymtextFontGlyphs
internal import SymtextGraphics
package import SymtextSymbolText
internal import SymtextSymbols
internal import SymtextFonts
internal import SymtextSupport
internal import SymtextTextLayout

extension MarkedDrawing {
  /// The glyphs with problems, each at the scale and the weight of its problems, in font units, y down.
  /// - Parameter library: The checked font.
  package static func all(
    _ report: FontCheckReport, of library: SymbolLibrary
  ) -> [MarkedDrawing] {
    var drawings: [MarkedDrawing] = []
    var numbers: ExactDictionary<Int> = [:]
    for problem in report.problems {
      let parts = [
        problem.symbol, problem.scale?.rawValue, problem.weight.map { "wght \(Int($0))" },
      ]
      let title = parts.compactMap(\.self).joined(separator: ", ")
      let number = numbers[title] ?? drawings.count
      if number == drawings.count {
        numbers[title] = number
        let fills = path(of: problem, in: library).map { [Fill(path: $0, opacity: 0.4)] }
        drawings.append(MarkedDrawing(title: title, fills: fills ?? [], findings: []))
      }
      drawings[number].findings.append(
        Finding(
          sentence: "\(problem.rule.rawValue): \(problem.message)",
          spot: problem.spot?.transformed(by: .scale(1, -1))))
    }
    return drawings
  }

  private static func path(of problem: FontProblem, in library: SymbolLibrary) -> Path? {
    guard let entry = library.font.entry(named: problem.symbol) else { return nil }
    let weight = problem.weight ?? SymbolWeight.regular.axisValue
    let size = CapHeightScaling.pointSize(
      of: library.face, textCapHeight: Double(FontUnits.capHeight))
    let font = Font(
      face: library.face, size: size, coordinates: DesignCoordinates(weight: weight))
    return font.glyph(for: entry.codePoint, features: problem.scale?.features ?? [])
      .map { font.outline(of: $0) }
  }
}
