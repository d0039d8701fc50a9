internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText

/// The contrast of symbols with their backgrounds, measured on their layers as they are painted.
struct AdvisedContrast {
  /// All that the contrast of a symbol depends on.
  private struct Look: Hashable {
    var name: String
    var layers: LayerPainting
    var color: AdaptiveColor
    var background: Color?
    var appearance: Appearance
    var contrast: Contrast
  }

  /// The measured contrast.
  private struct Measure {
    /// The ratio of the layer that stands out most.
    var most = 21.0
    /// The ratio of the faintest layer.
    var least = 21.0
  }

  private let library: any SymbolSource
  private let font: Font
  private var known: [Look: Measure] = [:]

  /// The most looks that are kept; then all are forgotten.
  private static let mostKnown = 4096
  /// The least ratio of a symbol, by WCAG 2.2, 1.4.11.
  private static let limit = 3.0
  /// The least size of a symbol in the hierarchical mode, in points; ours (Choosing.md).
  private static let leastHierarchicalSize = 17.0

  init(library: any SymbolSource, font: Font) {
    self.library = library
    self.font = font.withSize(34)
  }

  /// The findings about one symbol.
  mutating func findings(
    _ span: AttributedText.Span, _ symbol: AttributedText.Symbol, at place: AdviceFinding.Place,
    in picture: AdvisedPicture
  ) -> [AdviceFinding] {
    guard picture.isOnPage else { return [] }
    let color = span.attributes.color ?? picture.color
    let painting = picture.painting.applying(symbol.configuration)
    // Black on white and white on black need no measuring.
    guard
      painting.mode != .monochrome || painting.layers.color != nil || color != .label
        || picture.background != nil
    else { return [] }
    var lost: [(appearance: Appearance, ratio: Double)] = []
    var faint: [Appearance] = []
    for appearance in picture.appearances {
      guard let measure = measure(symbol, color, painting, appearance, picture.background) else {
        return []
      }
      if measure.most < Self.limit {
        lost.append((appearance, measure.most))
      } else if measure.least < Self.limit {
        faint.append(appearance)
      }
    }
    let name = symbol.name
    if let worst = lost.min(by: { $0.ratio < $1.ratio }) {
      let modes = painting.mode == .monochrome ? "" : " in the mode \(painting.mode.rawValue)"
      let remedy =
        painting.hasGradient
        ? "leave the gradient out, whose bright side is paler than the colour, or take a colour that stands out more"
        : "take a colour that stands out in both appearances, such as label or systemBlue, or monochrome"
      return [
        AdviceFinding(
          .contrast, place, symbol: name,
          "`\(name)`\(modes) has a contrast of \(worst.ratio.text(decimals: 1)) with its background in the \(worst.appearance.rawValue) appearance, and 3 are needed (WCAG 1.4.11); \(remedy)"
        )
      ]
    }
    let size = symbol.configuration.pointSize ?? span.attributes.size ?? picture.size
    guard painting.mode == .hierarchical, size < Self.leastHierarchicalSize, !faint.isEmpty else {
      return []
    }
    return [
      AdviceFinding(
        .faintLayers, place, symbol: name,
        "layers of `\(name)` in the mode hierarchical are too faint to be seen at \(Advice.text(size)) points; take monochrome, or 17 points and more"
      )
    ]
  }

  /// Measures a symbol; `nil` if the library lacks it.
  private mutating func measure(
    _ symbol: AttributedText.Symbol, _ color: AdaptiveColor, _ painting: SymbolPainting,
    _ appearance: Appearance, _ background: Color?
  ) -> Measure? {
    let look = Look(
      name: symbol.name, layers: painting.layers, color: color, background: background,
      appearance: appearance, contrast: painting.contrast)
    if let known = known[look] { return known }
    var painting = painting
    painting.appearance = appearance
    // Layers that a value leaves unlit are meant to be faint.
    painting.layers.value = nil
    let page = Color(.systemBackground, appearance, painting.contrast)
    var configuration = SymbolConfiguration()
    configuration.layers = painting.layers
    var text = AttributedText()
    text.append(AttributedText.Symbol(symbol.name, configuration: configuration))
    guard
      let label = try? Label(
        text, font: font, library: library, color: color, painting: painting, wraps: false,
        fallback: nil),
      label.skippedSymbols.isEmpty,
      let report = try? ContrastReport(
        label.displayList(), background: background?.over(page) ?? page)
    else { return nil }
    let ratios = report.entries.map(\.ratio)
    let measure = Measure(most: ratios.max() ?? 21, least: ratios.min() ?? 21)
    if known.count >= Self.mostKnown { known.removeAll() }
    known[look] = measure
    return measure
  }
}
