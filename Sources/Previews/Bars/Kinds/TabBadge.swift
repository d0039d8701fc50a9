internal import SymtextGraphics
internal import SymtextSymbolText

/// A badge with a count or a word, on red, at a tab's symbol.
struct TabBadge {
  private let text: BarText
  /// The height in points.
  let height: Double
  /// The width in points, at least the height.
  let width: Double

  /// The minimal width limit as a multiple of the height, for three digits.
  private static let leastRoom = 2.1

  /// - Parameter width: The maximal width, unless it is too small for three digits.
  init(_ text: String, in width: Double, _ setter: BarSetter) throws(SymbolError) {
    let look = setter.look
    let growth = setter.traits.barGrowth
    height = look.badgeHeight * growth
    self.text = try setter.text(
      text, font: setter.font(look.badgeType, at: setter.traits.barContentSize),
      color: look.badgeLabel ?? .white,
      width: min(60 * growth, max(width, height * Self.leastRoom) - height * 0.55))
    self.width = max(self.text.width + height * 0.55, height)
  }

  /// Draws it.
  /// - Returns: Its box.
  func draw(leading: Double, top: Double, on canvas: inout BarCanvas) -> Rect {
    let box = Rect(x: leading, y: top, width: width, height: height)
    let before = canvas.items.count
    let look = canvas.setter.look
    if look.badgeRing > 0 {
      let ring = box.insetBy(dx: -look.badgeRing, dy: -look.badgeRing)
      canvas.fill(ring, look.solid, radius: ring.height / 2)
    }
    if let ground = look.badge { canvas.fill(box, ground, radius: height / 2) }
    _ = canvas.add(
      text, leading: box.midX - text.width / 2, baseline: box.midY + text.capHeight / 2)
    if let effect = canvas.setter.traits.badgeEffect {
      canvas.move(
        since: before, MovingSteps(name: "the badge", effect: effect, capHeight: text.capHeight))
    }
    return canvas.placed(box)
  }
}
