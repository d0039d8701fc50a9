internal import SymtextGraphics

extension SVGColor {
  /// What a `fill` or `stroke` says.
  package enum Paint: Hashable, Sendable {
    case none
    /// The `color` of the element that is painted.
    case current
    case color(SVGColor, opacity: Double)
    /// A gradient, a pattern or whatever else a reference names.
    case reference(String)
  }

  /// Reads a paint.
  ///
  /// <https://www.w3.org/TR/css-color-4/#typedef-color>
  /// - Returns: `nil` for what is no paint.
  package static func paint(_ text: String) -> Paint? {
    let original = text
    let text = text.lowercased()
    switch text {
    case "none", "transparent": return Paint.none
    case "currentcolor": return .current
    case "context-fill", "context-stroke": return .color(.current, opacity: 1)
    default: break
    }
    if text.hasPrefix("url(") { return .reference(original) }
    return Color(text).map { color in
      func byte(_ part: Double) -> UInt8 { UInt8((part * 255).rounded()) }
      return .color(
        .rgb(byte(color.red), byte(color.green), byte(color.blue)), opacity: color.alpha)
    }
  }
}
