internal import SymtextGraphics
package import SymtextSymbolImport
internal import SymtextSymbols

extension MarkedDrawing {
  /// The variants with problems, in units of the file, y down; problems of the whole file come first.
  /// - Parameter template: The checked template.
  package static func all(_ report: TemplateReport, of template: TemplateFile) -> [MarkedDrawing] {
    var drawings: [MarkedDrawing] = []
    let whole = report.problems.filter { $0.variant == nil }
    if !whole.isEmpty {
      drawings.append(
        MarkedDrawing(title: "The whole file", fills: [], findings: whole.map(finding)))
    }
    for variant in DrawnVariant.all {
      let problems = report.problems.filter { $0.variant == variant }
      guard !problems.isEmpty else { continue }
      drawings.append(
        MarkedDrawing(
          title: "\(variant)", fills: template.variants[variant].map(fills) ?? [],
          findings: problems.map(finding)))
    }
    return drawings
  }

  private static func finding(_ problem: TemplateProblem) -> Finding {
    let parts = [
      problem.path.map { "path \($0)" }, problem.command.map { "command \($0)" },
    ].compactMap(\.self)
    let part = parts.isEmpty ? "" : parts.joined(separator: ", ") + ": "
    return Finding(
      sentence: "\(problem.severity.rawValue): \(part)\(problem.message)",
      spot: problem.place.spot)
  }

  private static func fills(of drawing: TemplateDrawing) -> [Fill] {
    let map = Affine.translation(drawing.origin.x, drawing.origin.y)
    return drawing.paths.map { Fill(path: $0.path.transformed(by: map), opacity: 0.4) }
  }
}
