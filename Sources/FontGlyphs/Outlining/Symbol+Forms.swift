internal import SymtextSymbols
internal import SymtextGraphics

extension Symbol {
  /// The parts of the weight axis on which some outlines have another structure than elsewhere, in order: places
  /// between the masters.
  func formRanges(_ scale: SymbolScale) -> [ClosedRange<Double>] {
    let ranges = layers.flatMap(\.shapes).compactMap(\.masters)
      .flatMap { $0.forms[scale] ?? [] }.map(\.range)
    let ends = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    return zip(ends, ends.dropFirst()).filter { start, end in
      ranges.contains { $0.lowerBound <= start && end <= $0.upperBound }
    }.map { $0...$1 }
  }

  /// The symbol with the outlines that it has on a part of the weight axis.
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
