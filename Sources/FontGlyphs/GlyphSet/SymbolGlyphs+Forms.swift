extension SymbolGlyphs {
  /// A symbol's layers on a part of the weight axis where they have another structure.
  struct LayerForm: Sendable {
    /// From −1, Ultralight, to 1, Black.
    var range: ClosedRange<Double>
    /// The glyph of each layer.
    var layers: [VaryingGlyph]
  }

  /// Replaces the glyphs of the symbol with those of a form on a part of the weight axis.
  mutating func exchange(on range: ClosedRange<Double>, for form: SymbolGlyphs) {
    for (index, other) in form.stacked.enumerated() where stacked.indices.contains(index) {
      exchangeStacked(index, on: range, for: form, other)
    }
    if case .outline(let glyph, let own) = whole, case .outline(let other, let others) = form.whole
    {
      whole = .outline(glyph, alternates: Self.exchanged(own, on: range, for: other, others))
    }
    layerForms.append(LayerForm(range: range, layers: form.layers))
    keepsWeight = keepsWeight || form.keepsWeight
    isUncut = isUncut || form.isUncut
  }

  private mutating func exchangeStacked(
    _ index: Int, on range: ClosedRange<Double>, for form: SymbolGlyphs, _ other: StackedLayer
  ) {
    let (otherGlyph, others): (VaryingGlyph, [Alternate])
    switch (stacked[index], other) {
    // Painted layers are replaced by `layerForms`.
    case (.painted, .painted): return
    case (_, .painted(let place)): (otherGlyph, others) = (form.layers[place], [])
    case (_, .cut(let glyph, let alternates)): (otherGlyph, others) = (glyph, alternates)
    }
    let (glyph, own): (VaryingGlyph, [Alternate])
    switch stacked[index] {
    case .painted(let place):
      (glyph, own) = (
        layers[place], layerForms.map { Alternate(range: $0.range, glyph: $0.layers[place]) }
      )
    case .cut(let cut, let alternates): (glyph, own) = (cut, alternates)
    }
    stacked[index] = .cut(
      glyph, alternates: Self.exchanged(own, on: range, for: otherGlyph, others))
  }

  /// Returns the replacements of a glyph after another glyph, with replacements of its own, is added on a range.
  static func exchanged(
    _ own: [Alternate], on range: ClosedRange<Double>, for glyph: VaryingGlyph,
    _ others: [Alternate]
  ) -> [Alternate] {
    var result = own.flatMap { alternate in
      alternate.range.parts(without: range).map { Alternate(range: $0, glyph: alternate.glyph) }
    }
    var rest = [range]
    for other in others {
      let start = max(other.range.lowerBound, range.lowerBound)
      let end = min(other.range.upperBound, range.upperBound)
      guard end - start >= ClosedRange<Double>.least else { continue }
      result.append(Alternate(range: start...end, glyph: other.glyph))
      rest = rest.flatMap { $0.parts(without: start...end) }
    }
    return result + rest.map { Alternate(range: $0, glyph: glyph) }
  }
}

extension ClosedRange<Double> {
  /// Shorter ranges are dropped: fonts store coordinates in 16,384ths.
  fileprivate static let least = 1.0 / 8192

  /// Returns the parts outside another range.
  fileprivate func parts(without other: ClosedRange<Double>) -> [ClosedRange<Double>] {
    guard other.upperBound > lowerBound, other.lowerBound < upperBound else { return [self] }
    var parts: [ClosedRange<Double>] = []
    if other.lowerBound - lowerBound >= Self.least { parts.append(lowerBound...other.lowerBound) }
    if upperBound - other.upperBound >= Self.least { parts.append(other.upperBound...upperBound) }
    return parts
  }
}
