internal import SymtextGraphics
internal import SymtextDrawing
package import SymtextFonts
internal import SymtextTextLayout

/// The guides to draw over a picture.
package struct MeasureStyle: Sendable {
  /// The kinds to show.
  package var kinds: Set<MeasureKind>
  /// Pixels per point of the picture; positive.
  package var pixelRatio: Double
  /// The font of a legend below the picture; `nil` for none.
  package var legendFont: Font?

  /// Makes a style.
  package init(
    kinds: Set<MeasureKind> = Set(MeasureKind.allCases), pixelRatio: Double, legendFont: Font? = nil
  ) {
    self.kinds = kinds
    self.pixelRatio = pixelRatio
    self.legendFont = legendFont
  }

  /// The extra space on each side of the picture, so that hairlines are not clipped: two pixels.
  var border: Double { 2 / pixelRatio }

  /// Draws guides over a picture, and the legend below it.
  func draw(_ guides: MeasureOverlay, over list: inout DisplayList) {
    list.items += guides.items(kinds, pixelRatio: pixelRatio)
    let shown = guides.kinds.filter(kinds.contains)
    guard let legendFont, let legend = Self.legend(shown, font: legendFont, width: list.width)
    else { return }
    let origin = Point(border, list.height + Self.legendGap)
    list.items += legend.items(at: origin)
    list.width = max(list.width, origin.x + legend.width)
    list.height = origin.y + legend.height + border
  }

  /// Returns the names of the kinds, each in its colour.
  private static func legend(_ kinds: [MeasureKind], font: Font, width: Double) -> Block? {
    var text = AttributedText()
    for kind in kinds {
      // Lines break only between names: U+00A0 and U+2060 (word joiner) prevent breaks within them.
      let title = kind.title.split(separator: " ").joined(separator: "\u{A0}")
        .split(separator: "-").joined(separator: "-\u{2060}")
      text.append(title, .init(color: .fixed(kind.color)))
      if kind != kinds.last { text.append("   ") }
    }
    // The text has no symbols, so resolving cannot fail.
    guard !kinds.isEmpty,
      let label = try? Label(
        text, font: font.withSize(legendSize), library: SymbolLibraries(),
        direction: .leftToRight)
    else { return nil }
    return Block(label, width: max(width, leastLegendWidth))
  }

  /// In points per em: the smallest legible size at one pixel per point.
  private static let legendSize = 10.0
  private static let leastLegendWidth = 200.0
  private static let legendGap = 6.0
}
