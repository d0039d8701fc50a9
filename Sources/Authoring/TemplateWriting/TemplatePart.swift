internal import SymtextSymbols
internal import SymtextFontGlyphs
internal import SymtextGraphics

/// A path of a template that is written: the outline of a layer, or what of it was one path in the
/// template that the layer was read from.
struct TemplatePart {
  /// The layer's place.
  var layer: Int
  /// Which contours of the layer's outline; `nil` for all.
  var contours: Range<Int>?
  /// The number of the path that has the same contours in the template that was read; `nil` where they
  /// were joined or are some of a path.
  var original: Int?
  /// Where it stands among the paths of the template that was read.
  var order = 0

  /// Its part of a layer's outline.
  func path(of outline: Path) -> Path {
    guard let contours else { return outline }
    var number = -1
    return Path(
      outline.elements.filter { element in
        if case .move = element { number += 1 }
        return contours.contains(number)
      })
  }
}

extension TemplateSheet {
  /// The paths of each variant, in their order.
  var parts: [TemplatePart] {
    guard !annotations.isEmpty else { return layers.indices.map { TemplatePart(layer: $0) } }
    let parts = layers.indices.flatMap { self.parts(of: $0) }
    // In templates the numbers of layers say which lies in front, not the order of the paths.
    let order = parts.indices.sorted { (parts[$0].order, $0) < (parts[$1].order, $1) }
    return order.map { parts[$0] }
  }

  private func parts(of index: Int) -> [TemplatePart] {
    let annotation = annotations[index]
    let counts = annotation.contourCounts
    let sum = counts.reduce(0, +)
    guard counts.count == annotation.paths.count, !counts.isEmpty,
      variants.allSatisfy({ $0.paths[index].contourCount == sum })
    else { return [TemplatePart(layer: index, order: annotation.paths.first ?? 0)] }
    var start = 0
    return zip(annotation.paths, counts).map { path, count in
      defer { start += count }
      return TemplatePart(
        layer: index, contours: start..<start + count, original: path, order: path)
    }
  }
}

extension Path {
  /// How many contours begin in it.
  fileprivate var contourCount: Int {
    elements.count { element in
      if case .move = element { true } else { false }
    }
  }
}
