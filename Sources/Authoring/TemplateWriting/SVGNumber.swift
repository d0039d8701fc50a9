internal import SymtextGraphics
internal import SymtextSupport

/// Formats numbers and paths for SVG: short, to the millionth.
enum SVGNumber {
  /// Returns a number; 0 if it is not finite or exceeds 64 bits.
  static func text(_ value: Double) -> String { decimal.text(value) ?? "0" }

  private static let decimal = DecimalText(decimals: 6)

  /// Returns path data with absolute coordinates.
  static func text(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let p): "M" + text([p])
      case .line(let p): "L" + text([p])
      case .quad(let c, let p): "Q" + text([c, p])
      case .cubic(let c1, let c2, let p): "C" + text([c1, c2, p])
      case .close: "Z"
      }
    }.joined()
  }

  /// A minus sign separates numbers as a space does.
  private static func text(_ points: [Point]) -> String {
    points.flatMap { [text($0.x), text($0.y)] }
      .reduce(into: "") { $0 += ($0.isEmpty || $1.hasPrefix("-") ? "" : " ") + $1 }
  }
}
