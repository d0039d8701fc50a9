package import SymtextSymbols
package import SymtextGraphics

extension SymbolFont {
  /// Whether guide points of a template say how some layer of a symbol is drawn.
  /// - Parameter index: 0 up to ``count``.
  package func hasCuts(_ index: Int) -> Bool {
    notes(of: index).joined().contains { $0.kind == .cuts }
  }

  /// Where guide points of a template cut the strokes of a layer; none for most symbols.
  /// - Parameters:
  ///   - index: 0 up to ``count``.
  ///   - layer: its place, back to front.
  ///   - weight: the font's normalised coordinate, −1 to 1.
  /// - Returns: of each stroke its cuts, in order along it: font units, y up, of the layer's glyph.
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
