internal import Colors
internal import Drawing
internal import Geometry
public import SymbolText
public import Fonts
public import TextLayout

extension Button {
  /// Sets the button.
  ///
  /// Where label and symbol stand side by side they share a baseline, and the middle of the label's
  /// capitals lies on the middle of the button. Its sides are whole points, so that its edges are sharp at
  /// every whole pixel ratio; what is added to the content's own size goes to both sides of it evenly.
  /// - Parameters:
  ///   - font: of the label, at the size that the button shall have; the room around it grows with it.
  ///   - fallback: where fonts come from for characters that it lacks.
  /// - Throws: ``SymbolError`` when there is no such symbol, or neither a label nor a symbol.
  public func layout(
    font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> ButtonLayout {
    guard !label.isEmpty || symbol != nil else {
      throw SymbolError("a button needs a label or a symbol")
    }
    let colors = ButtonColors(self)
    let growth = font.size / size.pointSize
    let side = size.metrics.side * growth
    let content = try ButtonContent(
      self, font: font, width: maxWidth.map { max($0.rounded(.down) - 2 * side, 1) },
      library: library, color: colors.foreground, fallback: fallback)
    let (frame, radius) = box(around: content, growth: growth)
    let placed = PlacedButtonContent(content, in: frame)
    var items = background(colors, frame: frame, radius: radius)
    items += placed.items(SymbolPainter(painting, tint: colors.foreground))
    let least = ButtonLayout.leastTarget
    return ButtonLayout(
      frame: frame, cornerRadius: radius, labelFrame: placed.labelFrame,
      baseline: placed.baseline, capHeight: content.font.metrics.capHeight,
      lineCount: content.lines.count, isTruncated: content.isTruncated, symbol: content.symbol,
      symbolFrame: placed.symbolFrame,
      gap: content.label != nil && content.symbol != nil ? content.gap : nil,
      contentFrame: placed.contentFrame,
      hitTarget: frame.insetBy(
        dx: min((frame.width - least) / 2, 0), dy: min((frame.height - least) / 2, 0)),
      foreground: colors.foreground, background: colors.background,
      missingCharacters: content.label?.missingCharacters ?? [],
      faces: content.label?.faces ?? [],
      pointSize: content.font.size, isRightToLeft: content.isRightToLeft,
      altText: content.names.filter { !$0.isEmpty }.joined(separator: " "),
      outset: colors.ring == nil ? 0 : Self.ringGap + Self.ringWidth, items: items)
  }

  /// The whole points that a length takes; rounding errors take none.
  private static func whole(_ length: Double) -> Double { (length - 1e-6).rounded(.up) }

  /// Between a button and the ring of the focus, and how thick that is, in points: ours.
  private static let ringGap = 2.0
  private static let ringWidth = 3.0

  /// The button's box and the radius of its corners.
  ///
  /// A button is at least as wide as it is high, but for one of several lines, whose corners are no rounder
  /// than those of a single line: they must not reach into its label.
  private func box(around content: ButtonContent, growth: Double) -> (Rect, radius: Double) {
    let metrics = size.metrics
    let (side, above) = (metrics.side * growth, metrics.above * growth)
    let leastHeight = Self.whole(metrics.height * max(growth, 1))
    let height = max(leastHeight, Self.whole(content.size.height + 2 * above))
    let roundHeight = content.lines.count > 1 ? leastHeight : height
    // A symbol alone has less beside it, so that most make a square or a circle.
    let room = content.size.width + 2 * (content.label == nil ? 0.75 * above : side)
    let width = max(Self.whole(room), min(roundHeight, maxWidth?.rounded(.down) ?? roundHeight))
    return (
      Rect(x: 0, y: 0, width: width, height: height),
      min(cornerRadius(height: roundHeight, growth: growth), width / 2)
    )
  }

  private func cornerRadius(height: Double, growth: Double) -> Double {
    let metrics = size.metrics
    switch shape {
    case .capsule: return height / 2
    case .roundedRectangle: return min(metrics.rectangleRadius * growth, height / 2)
    case .automatic: return metrics.radius.map { min($0 * growth, height / 2) } ?? height / 2
    }
  }

  /// What lies behind label and symbol, and around the button.
  private func background(
    _ colors: ButtonColors, frame: Rect, radius: Double
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let ring = colors.ring {
      items.append(
        .outline(
          of: frame, radius: radius, from: Self.ringGap + Self.ringWidth, to: Self.ringGap, ring))
    }
    if let background = colors.background {
      items.append(
        .fill(.roundedRect(frame, radiusX: radius, radiusY: radius), .color(background)))
    }
    if let border = colors.border {
      items.append(.outline(of: frame, radius: radius, from: 0, to: -colors.borderWidth, border))
    }
    return items
  }
}

extension DisplayItem {
  /// A line along a rounded box, between two distances outside of it.
  fileprivate static func outline(
    of frame: Rect, radius: Double, from outer: Double, to inner: Double, _ color: Color
  ) -> DisplayItem {
    func edge(_ distance: Double) -> Path {
      let radius = max(radius + distance, 0)
      return .roundedRect(
        frame.insetBy(dx: -distance, dy: -distance), radiusX: radius, radiusY: radius)
    }
    var path = edge(outer)
    path.append(edge(inner).reversed)
    return .fill(path, .color(color))
  }
}
