internal import SymtextFontGlyphs
package import SymtextSymbols
internal import SymtextGraphics
package import SymtextSupport
public import SymtextSymbolImport

/// Checks drawings in symtext's own format – layers of centre lines on a grid of 24 × 24 units – against the measurable
/// rules in `fonts/DRAWING.md`.
///
/// Measures every drawing as drawn, at Regular and at Black, at medium scale; then compares drawings, and their filled
/// variants, with each other.
public struct DrawingLint: Sendable {
  private let symbols: [Symbol]
  private let skipped: [String]
  /// The names of filled variants to check; `nil` checks all possible ones.
  private let variants: [String]?
  /// The files of the drawings, by name.
  private let files: ExactDictionary<String>
  /// Whether the drawings are the whole library.
  private let isWhole: Bool
  /// The number of threads.
  private let threads = ParallelMap.processorCount

  /// Takes drawings that were read; skips icons and templates.
  /// - Parameter variants: the names of variants that belong to the library; other fills are not checked. `nil` checks
  ///   every possible fill.
  public init(_ drawings: SymbolFiles, variants: [String]? = nil) {
    var files: ExactDictionary<String> = [:]
    for entry in drawings.report.entries where entry.kind == .drawing {
      if let name = entry.symbol { files[name] = entry.file }
    }
    self.init(
      drawings.symbols.filter { files[$0.name] != nil },
      skipped: drawings.symbols.map(\.name).filter { files[$0] == nil }.sorted(),
      files: files, variants: variants, isWhole: drawings.directory != nil)
  }

  /// Takes drawings in symtext's own format.
  package init(
    _ symbols: [Symbol], skipped: [String] = [], files: ExactDictionary<String> = [:],
    variants: [String]? = nil, isWhole: Bool = true
  ) {
    self.symbols = symbols.sorted { $0.name < $1.name }
    self.skipped = skipped
    self.files = files
    self.variants = variants
    self.isWhole = isWhole
  }

  /// Checks every drawing and every pair.
  /// - Parameter exceptions: rules that symbols may break.
  public func report(except exceptions: DrawingExceptions = DrawingExceptions())
    -> DrawingLintReport
  {
    let symbols = self.symbols
    let drawings = ParallelMap.map(symbols.count, threads: threads) { LintedDrawing(symbols[$0]) }
      .compactMap { $0 }
    let measured = ExactSet(drawings.map(\.symbol.name))
    var report = DrawingLintReport()
    report.drawingCount = drawings.count
    report.skipped = (skipped + symbols.map(\.name).filter { !measured.contains($0) }).sorted()
    report.numbers = drawings.map(\.numbers)
    report.problems = drawings.flatMap(\.problems) + twins(drawings) + silhouettes(drawings)
    exceptions.apply(to: &report, names: measured, isWhole: isWhole)
    addLines(to: &report.problems)
    report.problems.sort { $0.order < $1.order }
    return report
  }

  /// Adds the files of drawings, and the lines of their shapes.
  private func addLines(to problems: inout [DrawingProblem]) {
    var shapes: ExactDictionary<ShapePlaces> = [:]
    for index in problems.indices {
      let name = problems[index].symbol
      // An exception has its place in another file.
      guard problems[index].place.file == nil, let file = files[name] else { continue }
      shapes[name] = shapes[name] ?? ShapePlaces(file: file)
      shapes[name]?.complete(shape: &problems[index].place)
    }
  }

  // MARK: Pairs

  /// Returns drawings that look alike.
  private func twins(_ drawings: [LintedDrawing]) -> [DrawingProblem] {
    pairs(
      drawings.map { ($0, $0.mask) }, above: DrawingLimits.twin, rule: .twin,
      message: { other, part in
        "it looks like \(other): they share \(part) % of their ink; the most is \(units(DrawingLimits.twin * 100)) %"
      })
  }

  /// Returns fills that look alike, or like the outline.
  private func silhouettes(_ drawings: [LintedDrawing]) -> [DrawingProblem] {
    let names = variants.map(Set.init)
    let variants = SymbolVariants(symbols, customizesDisplayOnly: true)
    let drawn = ExactSet(symbols.map(\.name))
    let bases = drawings.filter { !$0.symbol.name.split(separator: ".").contains("fill") }
    let fills = ParallelMap.map(bases.count, threads: threads) { index -> InkMask? in
      let name = bases[index].symbol.name + ".fill"
      guard drawn.contains(name) || names?.contains(name) ?? true,
        let fill = try? variants.symbol(named: name)
      else { return nil }
      return InkMask(InkGrid(fill.layers, at: .regular))
    }
    var problems: [DrawingProblem] = []
    var filled: [(drawing: LintedDrawing, mask: InkMask)] = []
    for (base, fill) in zip(bases, fills) {
      guard let fill else { continue }
      filled.append((base, fill))
      let part = Double(fill.count) / Double(base.mask.count)
      guard part < DrawingLimits.filling - DrawingLimits.fillingTolerance else { continue }
      problems.append(
        base.problem(
          .silhouette, value: part, limit: DrawingLimits.filling,
          "its fill has \(units(part)) times the ink of the outline; the least is \(units(DrawingLimits.filling))"
        ))
    }
    return problems
      + pairs(
        filled, above: DrawingLimits.silhouette, rule: .silhouette,
        message: { other, part in
          "its fill looks like that of \(other): they share \(part) % of their ink; the most is \(units(DrawingLimits.silhouette * 100)) %"
        })
  }

  private func pairs(
    _ drawings: [(drawing: LintedDrawing, mask: InkMask)], above limit: Double, rule: DrawingRule,
    message: (_ other: String, _ part: String) -> String
  ) -> [DrawingProblem] {
    var problems: [DrawingProblem] = []
    for (index, drawing) in drawings.enumerated() {
      for other in drawings[..<index] where drawing.mask.mayOverlap(other.mask, by: limit) {
        let name = other.drawing.symbol.name
        guard !Self.areRelated(drawing.drawing.symbol, other.drawing.symbol) else { continue }
        let part = drawing.mask.overlap(other.mask)
        guard part > limit, rule == .twin || !Self.differInside(drawing.mask, other.mask) else {
          continue
        }
        var problem = drawing.drawing.problem(
          rule, value: part, limit: limit, message(name, units((part * 100).rounded())))
        problem.other = name
        problems.append(problem)
      }
    }
    return problems
  }

  /// Whether fills with equal silhouettes differ in their knocked-out areas, as plus and minus in circles do.
  private static func differInside(_ a: InkMask, _ b: InkMask) -> Bool {
    let limits = DrawingLimits.knockedOut
    let difference = a.difference(b)
    return difference > limits.area
      && difference > limits.part * (a.enclosedWhite + b.enclosedWhite)
      && a.enclosedWhite + b.enclosedWhite > limits.area
  }

  /// Whether two symbols may look alike: one is a variant of the other, they show amounts of the same thing, or they
  /// differ in their right-to-left forms.
  private static func areRelated(_ a: Symbol, _ b: Symbol) -> Bool {
    func family(_ symbol: Symbol) -> Substring? {
      let name = symbol.name.dropLast(symbol.name.hasSuffix(".fill") ? 5 : 0)
      return name.lastIndex(of: ".").map { name[..<$0] }
    }
    let showAmounts = [a, b].contains { $0.layers.contains { $0.variableThreshold != nil } }
    return a.name.hasPrefix(b.name + ".") || b.name.hasPrefix(a.name + ".")
      || a.metadata.rightToLeft != b.metadata.rightToLeft
      || showAmounts && family(a) != nil && family(a) == family(b)
  }
}
