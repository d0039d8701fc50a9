internal import SymtextSymbols
internal import SymtextGraphics

extension Symbol {
  /// Returns the parts of the weight axis where some outlines have another structure, in order, between −1 and 1.
  func formRanges(_ scale: SymbolScale) -> [ClosedRange<Double>] {
    let ranges = layers.flatMap(\.shapes).compactMap(\.masters)
      .flatMap { $0.forms[scale] ?? [] }.map(\.range)
    let ends = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    return zip(ends, ends.dropFirst()).filter { start, end in
      ranges.contains { $0.lowerBound <= start && end <= $0.upperBound }
    }.map { $0...$1 }
  }

  /// Returns the symbol with its outlines on a part of the weight axis.
  func form(_ scale: SymbolScale, on range: ClosedRange<Double>) -> Symbol {
    let middle = (range.lowerBound + range.upperBound) / 2
    var symbol = self
    for layer in symbol.layers.indices {
      for shape in symbol.layers[layer].shapes.indices {
        let forms = symbol.layers[layer].shapes[shape].masters?.forms[scale] ?? []
        if let form = forms.first(where: { $0.range.contains(middle) }) {
          symbol.layers[layer].shapes[shape].masters?.paths[scale] = form.paths
        }
      }
    }
    return symbol
  }
}
