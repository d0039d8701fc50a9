internal import SymtextGraphics
internal import SymtextSymbolText

/// A badge with a count or a word, on red, at a tab's symbol.
struct TabBadge {
  private let text: BarText
  /// The width of the ring in the bar's colour that separates it from the symbol, in points.
  private static let ring = 1.0
  /// The height in points; chosen to resemble the 18 points of iOS.
  let height: Double
  /// The width in points, at least the height.
  let width: Double

  /// The minimal width limit as a multiple of the height, for three digits.
  private static let leastRoom = 2.1

  /// - Parameter width: The maximal width, unless it is too small for three digits.
  init(_ text: String, in width: Double, _ setter: BarSetter) throws(SymbolError) {
    let isCompact = setter.traits.isCompact
    let growth = setter.traits.barGrowth
    height = (isCompact ? 14 : 17) * growth
    let font = try setter.font(size: (isCompact ? 10 : 12) * growth, weight: 500)
    let red = setter.colors.color(.systemRed)
    // White has too little contrast on the light red for dark backgrounds.
    let isFaint =
      setter.traits.painting.contrast == .increased && red.contrastRatio(to: .white) < 4.5
    self.text = try setter.text(
      text, font: font, color: isFaint ? .black : .white,
      width: min(60 * growth, max(width, height * Self.leastRoom) - height * 0.55))
    self.width = max(self.text.width + height * 0.55, height)
  }

  /// Draws it.
  /// - Returns: Its box.
  func draw(leading: Double, top: Double, on canvas: inout BarCanvas) -> Rect {
    let box = Rect(x: leading, y: top, width: width, height: height)
    let before = canvas.items.count
    let ring = box.insetBy(dx: -Self.ring, dy: -Self.ring)
    canvas.fill(ring, canvas.setter.colors.solid, radius: ring.height / 2)
    canvas.fill(box, canvas.setter.colors.color(.systemRed), radius: height / 2)
    _ = canvas.add(
      text, leading: box.midX - text.width / 2, baseline: box.midY + text.capHeight / 2)
    if let effect = canvas.setter.traits.badgeEffect {
      canvas.move(
        since: before, MovingSteps(name: "the badge", effect: effect, capHeight: text.capHeight))
    }
    return canvas.placed(box)
  }
}
