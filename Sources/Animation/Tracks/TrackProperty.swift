internal import SymtextSupport

/// A property that CSS animates.
///
/// Chromium draws elements that are moved by `transform` blurred, and elements that are moved by the individual
/// properties sharp. <https://www.w3.org/TR/css-transforms-2/#individual-transforms>
package enum TrackProperty: Int, Sendable {
  case visibility, opacity, scale, rotate, translate, dashOffset, strokeWidth

  /// Returns the CSS declaration of a value.
  package func declaration(_ value: [Double]) -> String {
    let first = value.first ?? 0
    switch self {
    case .visibility: return "visibility:\(first > 0 ? "visible" : "hidden")"
    case .opacity: return "opacity:\(Self.text(first, 3))"
    case .scale: return "scale:\(Self.text(first, 4))"
    case .rotate: return "rotate:\(Self.text(first, 2))deg"
    case .translate:
      let parts = value.map { Self.text($0, 3) }.map { $0 == "0" ? $0 : $0 + "px" }
      return "translate:" + (parts.last == "0" ? parts.dropLast() : parts).joined(separator: " ")
    case .dashOffset: return "stroke-dashoffset:\(Self.text(first, 4))"
    case .strokeWidth: return "stroke-width:\(Self.text(first, 3))"
    }
  }

  /// The value if CSS does not set the property; `nil` if it depends on the element.
  package var initial: [Double]? {
    switch self {
    case .opacity, .scale: [1]
    case .rotate: [0]
    case .translate: [0, 0]
    case .visibility, .dashOffset, .strokeWidth: nil
    }
  }

  package static func text(_ value: Double, _ decimals: Int) -> String {
    let text = DecimalText(decimals: decimals, hasLeadingZero: false).text(value) ?? "0"
    return text == "-0" ? "0" : text
  }
}
