internal import SymtextGraphics

extension SVGColor {
  /// The value of a `fill` or `stroke`.
  package enum Paint: Hashable, Sendable {
    case none
    /// The painted element's `color`.
    case current
    case color(SVGColor, opacity: Double)
    /// A reference to a gradient, a pattern or another element.
    case reference(String)
  }

  /// Parses a paint.
  ///
  /// <https://www.w3.org/TR/css-color-4/#typedef-color>
  /// - Returns: `nil` when the text is not a paint.
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
