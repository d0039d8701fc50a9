internal import SymtextSupport

/// Writes a path as SVG path data with absolute coordinates of at most three decimals.
package enum SVGPathWriter {
  package static func text(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let p): "M" + text(p)
      case .line(let p): "L" + text(p)
      case .quad(let c, let p): "Q\(text(c)) \(text(p))"
      case .cubic(let a, let b, let p): "C\(text(a)) \(text(b)) \(text(p))"
      case .close: "Z"
      }
    }.joined()
  }

  private static func text(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }

  private static func text(_ value: Double) -> String { decimal.text(value) ?? "0" }

  private static let decimal = DecimalText(decimals: 3)
}
