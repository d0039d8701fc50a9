internal import SymtextGraphics
internal import SymtextSupport

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
    let original = fallback(of: text)
    let text = original.lowercased()
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

  /// The deepest nesting of fallbacks.
  private static let mostFallbacks = 16

  /// Returns the fallback of a custom property, as in `var(--icon, currentColor)`: no page sets the property.
  private static func fallback(of text: String) -> String {
    var text = text
    for _ in 0..<mostFallbacks {
      guard text.lowercased().hasPrefix("var("), text.hasSuffix(")"),
        let comma = text.firstIndex(of: ",")
      else { break }
      text = text[text.index(after: comma)...].dropLast().trimmed
    }
    return text
  }
}
