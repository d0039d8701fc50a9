internal import SymtextGraphics
internal import SymtextDrawing
package import SymtextFonts
internal import SymtextTextLayout

/// Which guides are drawn over a picture, and how.
package struct MeasureStyle: Sendable {
  /// What is shown.
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

  /// How much wider and higher the picture is on each side, so that no hairline is cut off: two pixels.
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

  /// The names of the kinds, each in its colour.
  private static func legend(_ kinds: [MeasureKind], font: Font, width: Double) -> Block? {
    var text = AttributedText()
    for kind in kinds {
      // Lines break between names only: U+00A0 and U+2060 (word joiner) forbid it.
      let title = kind.title.split(separator: " ").joined(separator: "\u{A0}")
        .split(separator: "-").joined(separator: "-\u{2060}")
      text.append(title, .init(color: .fixed(kind.color)))
      if kind != kinds.last { text.append("   ") }
    }
    // There is no symbol in it that could be unknown.
    guard !kinds.isEmpty,
      let label = try? Label(
        text, font: font.withSize(legendSize), library: SymbolLibraries(),
        direction: .leftToRight)
    else { return nil }
    return Block(label, width: max(width, leastLegendWidth))
  }

  /// In points per em: the least that is easy to read at one pixel per point.
  private static let legendSize = 10.0
  private static let leastLegendWidth = 200.0
  private static let legendGap = 6.0
}
