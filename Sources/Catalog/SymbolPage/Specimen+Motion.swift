internal import SymtextSymbols
internal import SymtextAnimation
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextSymbolText

extension Specimen {
  /// Returns a strip of frames for each effect that the symbol supports.
  func motions(_ symbol: ResolvedSymbol) throws(SymbolError) -> [SpecimenSection] {
    var effects: [SymbolEffect.Kind] = [.bounce(.up), .wiggle(.automatic), .appear(.up)]
    if symbol.layers.contains(where: \.motion.rotates) { effects.append(.rotate(.automatic)) }
    if symbol.layers.contains(where: { $0.variableThreshold != nil }) {
      var iterative = SymbolEffect.VariableColor()
      iterative.isCumulative = false
      effects.append(.variableColor(iterative))
    }
    if symbol.drawing != nil { effects.append(.drawOn) }
    var sections: [SpecimenSection] = []
    for effect in effects {
      let cells = try strip(effect)
      sections.append(
        SpecimenSection(
          title: sections.isEmpty ? "In motion" : "", columns: cells.count, cells: cells,
          appearance: appearance))
    }
    return sections
  }

  /// The number of frames of a strip.
  private static let frames = 9
  /// The maximal distance that a symbol may move out of its box, in points.
  private static let reach = 100.0

  private func strip(_ effect: SymbolEffect.Kind) throws(SymbolError) -> [SpecimenCell] {
    var configuration = SymbolConfiguration()
    configuration.effect = EffectPlan(effect)
    let symbol = try set(name, configuration)
    let title = SymbolEffect(effect).name
    let painter = SymbolPainter(tint: Color(.label, appearance))
    let shift = Vector(Self.reach, Self.reach)
    let side = 2 * Self.reach + max(symbol.advance, symbol.capHeight)
    let timeline: Timeline
    do {
      timeline = try Timeline(
        DisplayList(
          width: side, height: side, items: painter.items(symbol, at: Point.zero + shift)))
    } catch {
      throw SymbolError("\(error)")
    }
    let back = Vector(-Self.reach, -Self.reach)
    return (0..<Self.frames).map { frame in
      let time = timeline.length * Double(frame) / Double(Self.frames - 1)
      let hundredths = Int((time * 100).rounded())
      let digits = hundredths % 100 < 10 ? "0\(hundredths % 100)" : "\(hundredths % 100)"
      return SpecimenCell(
        caption: (frame == 0 ? "\(title) " : "")
          + "\(hundredths / 100).\(digits) s",
        width: symbol.advance,
        items: timeline.displayList(at: time).items.map { $0.offsetBy(back) })
    }
  }
}
