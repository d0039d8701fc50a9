internal import SymtextGraphics

extension ThemeShadow {
  /// Returns the shadow of a box, with the box that casts it; `nil` if it is not drawn.
  func soft(
    _ palette: ThemePalette, _ frame: Rect
  ) -> (shadow: SoftShadow, frame: Rect, outset: Double)? {
    guard let color = palette.shown(color) else { return nil }
    let edge: SoftShadow.Edge =
      switch falloff {
      case _ where blur <= 0: .hard
      case .gaussian: .blurred(deviation: blur / 2)
      case .smooth: .smooth(reach: blur)
      case .feathered: .feathered(reach: blur)
      }
    let shadow = SoftShadow(color: color, edge: edge, drop: y)
    let box = frame.insetBy(dx: -spread, dy: -spread).offsetBy(Vector(x, 0))
    guard box.width > 0, box.height > 0 else { return nil }
    return (shadow, box, max(shadow.reach + max(abs(x), abs(y)) + spread, 0))
  }
}
