public import SymtextDrawing
internal import SymtextGraphics
package import SymtextFonts
public import SymtextSymbolText
internal import SymtextTextLayout

/// The layout of a badge of two parts.
///
/// Coordinates are in points, y down, from the top left.
public struct LabelBadgeLayout: Sendable {
  private let measures: LabelBadge.Measures
  private let parts: [BadgePart]
  private let isRightToLeft: Bool
  /// The alternative text.
  public let altText: String
  private let painting: SymbolPainting

  init(
    measures: LabelBadge.Measures, parts: [BadgePart], isRightToLeft: Bool, altText: String,
    painting: SymbolPainting
  ) {
    self.measures = measures
    self.parts = parts
    self.isRightToLeft = isRightToLeft
    self.altText = altText.isEmpty ? parts.compactMap(\.symbol).first?.spokenName ?? "" : altText
    self.painting = painting
  }

  /// The width.
  public var width: Double { parts.map(\.width).reduce(0, +) }
  /// The height.
  public var height: Double { measures.height }
  /// The baseline of texts.
  public var baseline: Double { ((height + (parts.first?.capHeight ?? 0)) / 2).rounded() }

  /// The symbols in it.
  public var symbols: [ResolvedSymbol] { parts.compactMap(\.symbol) }
  /// The characters that no font has.
  public var missingCharacters: [Unicode.Scalar] {
    parts.compactMap(\.label).flatMap(\.missingCharacters)
  }
  /// The fonts of its texts.
  package var faces: [Face] { parts.compactMap(\.label).flatMap(\.faces) }

  /// Returns the picture.
  public func displayList() -> DisplayList {
    let box = Rect(x: 0, y: 0, width: width, height: height)
    var list = DisplayList(
      width: width, height: height, items: grounds(box) + contents, altText: altText,
      firstBaseline: baseline)
    list.descriptionLanguages = symbols.descriptionLanguages
    return list
  }

  private func grounds(_ box: Rect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var x = 0.0
    for (index, part) in parts.enumerated() {
      let own = Rect(x: x, y: 0, width: part.width, height: height)
      items.append(
        .fill(
          .roundedRect(
            own, left: index == 0 ? measures.radius : 0,
            right: index + 1 == parts.count ? measures.radius : 0), .color(part.ground)))
      x += part.width
    }
    guard measures.isLit else { return items }
    // A light from above, as faint as that of shields.
    let light = LinearGradient(
      from: .zero, to: Point(0, height),
      stops: [
        LinearGradient.Stop(
          offset: 0, color: Color(rgb: 0xBBBBBB).multiplyingOpacity(by: 0.1)),
        LinearGradient.Stop(offset: 1, color: Color.black.multiplyingOpacity(by: 0.1)),
      ])
    items.append(
      .fill(
        .roundedRect(box, radiusX: measures.radius, radiusY: measures.radius), .gradient(light)))
    return items
  }

  private var contents: [DisplayItem] {
    var items: [DisplayItem] = []
    var left = 0.0
    for part in parts {
      let content = part.textWidth + part.symbolRoom
      var x = left + (part.width - content) / 2
      let text = isRightToLeft ? x : x + part.symbolRoom
      if isRightToLeft { x += content - part.symbolRoom + (part.label == nil ? 0 : measures.gap) }
      if let symbol = part.symbol {
        var own = painting
        own.ground = part.ground
        let painter = SymbolPainter(own, tint: part.color)
        items += painter.items(symbol, at: Point(x - symbol.alignmentRect.minX, baseline))
      }
      for (label, drop) in [(part.shadow, 1.0), (part.label, 0.0)] {
        guard let label, let line = label.lines().first else { continue }
        let drawn = label.items(
          label.lines(), at: Point(text - line.x, baseline + drop - line.baseline))
        // A shadow has nothing to say.
        items += drop > 0 ? [.described("", drawn)] : drawn
      }
      left += part.width
    }
    return items
  }
}
