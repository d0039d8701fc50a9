package import SymtextSymbols
package import SymtextGraphics

extension SymbolFont {
  /// Whether a template's guide points control the drawing of a layer of a symbol.
  /// - Parameter index: 0 up to ``count``.
  package func hasCuts(_ index: Int) -> Bool {
    notes(of: index).joined().contains { $0.kind == .cuts }
  }

  /// Returns the other properties of the guide points of a layer's strokes; empty for most symbols.
  /// - Parameters:
  ///   - index: 0 up to ``count``.
  ///   - layer: The index, back to front.
  package func strokeGuides(of index: Int, layer: Int) -> [StrokeGuide] {
    let notes = notes(of: index)
    guard notes.indices.contains(layer) else { return [] }
    return notes[layer].first { $0.kind == .strokeGuides }?.strokeGuides ?? []
  }

  /// Returns the cuts of a layer's strokes by the guide points of a template; empty for most symbols.
  /// - Parameters:
  ///   - index: 0 up to ``count``.
  ///   - layer: The index, back to front.
  ///   - weight: The font's normalized coordinate, −1 to 1.
  /// - Returns: The cuts of each stroke, in order along it: font units, y up, in the layer's glyph.
  package func cuts(
    of index: Int, layer: Int, scale: SymbolScale, weight: Double
  ) -> [[StrokeCut]] {
    let notes = notes(of: index)
    guard notes.indices.contains(layer) else { return [] }
    func master(_ weight: SymbolWeight) -> [[StrokeCut]] {
      let variant = DrawnVariant.all.firstIndex(of: DrawnVariant(weight, scale))
      let note = notes[layer].first { $0.kind == .cuts && $0.variant == variant }
      return note?.cuts ?? []
    }
    let near = master(.regular)
    let far = master(weight < 0 ? .ultralight : .black)
    guard !near.isEmpty, near.map(\.count) == far.map(\.count) else { return [] }
    let part = abs(place(of: index, scale: scale, weight: weight))
    return zip(near, far).map { near, far in
      zip(near, far).map { $0.interpolated(to: $1, part) }
    }
  }
}
