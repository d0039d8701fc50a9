package import SymtextGraphics
package import SymtextDrawing

extension Paint {
  package static let black = Paint.color(.black)
  package static let red = Paint.color(Color(red: 1, green: 0, blue: 0))
  package static let blue = Paint.color(Color(red: 0, green: 0, blue: 1))

  /// The colour; `nil` for a gradient.
  package var flatColor: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension DisplayItem {
  /// The items within descriptions, which draw nothing themselves.
  package var steps: [DisplayItem] {
    if case .described(_, let items) = self { items.flatMap(\.steps) } else { [self] }
  }

  /// Returns a group with full opacity.
  package static func group(_ items: [DisplayItem]) -> DisplayItem { .group(items, opacity: 1) }
}
