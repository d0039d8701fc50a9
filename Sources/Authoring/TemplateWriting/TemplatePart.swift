internal import SymtextSymbols
internal import SymtextFontGlyphs
internal import SymtextGraphics

/// A path of a written template: the outline of a layer, or the part of it that was one path in the template from which
/// the layer was read.
struct TemplatePart {
  /// The layer's index.
  var layer: Int
  /// The range of contours in the layer's outline; `nil` for all.
  var contours: Range<Int>?
  /// The path with the same contours in the original template; `nil` when contours were joined, or belong to a part of
  /// a path.
  var original: Int?
  /// The position among the paths of the original template.
  var order = 0

  /// Returns the part's contours of a layer's outline.
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
  /// The paths of each variant, in order.
  var parts: [TemplatePart] {
    guard !annotations.isEmpty else { return layers.indices.map { TemplatePart(layer: $0) } }
    let parts = layers.indices.flatMap { self.parts(of: $0) }
    // In templates the front-to-back order comes from the layers' numbers, not from the order of paths.
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
  /// The number of contours.
  fileprivate var contourCount: Int {
    elements.count { element in
      if case .move = element { true } else { false }
    }
  }
}
