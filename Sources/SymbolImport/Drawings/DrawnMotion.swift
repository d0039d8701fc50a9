internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// The motion that the `<metadata>` of a drawing describes.
struct DrawnMotion {
  private(set) var motion = SymbolMotion()

  /// The expected contents of elements, by name.
  private static let contents = [
    "anchor": "the point of the grid that it turns about, such as 12 3",
    "wiggle":
      "clockwise, counterclockwise, or an angle clockwise from the right, such as -90 for up",
    "rotate": "clockwise or counterclockwise", "loop": "closed or open", "draw": "reversed",
  ]
  /// The maximal distance of an anchor from the origin of the grid.
  static let farthest = 100.0

  /// Returns whether an element of this name describes motion.
  static func isKnown(_ name: String) -> Bool { contents[name] != nil }

  /// Reads an element.
  /// - Returns: The expected content if the text is invalid; otherwise `nil`.
  mutating func take(_ name: String, _ text: String) -> String? {
    switch (name, text) {
    case ("anchor", _):
      let numbers = text.split(separator: " ").map { Double($0) ?? .infinity }
      guard numbers.count == 2, numbers.allSatisfy({ abs($0) <= Self.farthest }) else { break }
      motion.anchor = Point(numbers[0], numbers[1])
      return nil
    case ("wiggle", _):
      guard let wiggle = Self.wiggle(text) else { break }
      motion.wiggle = wiggle
      return nil
    case ("rotate", "clockwise"), ("rotate", "counterclockwise"):
      motion.rotatesClockwise = text == "clockwise"
      return nil
    case ("loop", "closed"), ("loop", "open"):
      motion.isLoopClosed = text == "closed"
      return nil
    case ("draw", "reversed"):
      motion.drawsFrontToBack = true
      return nil
    default: break
    }
    return Self.contents[name]
  }

  private static func wiggle(_ text: String) -> SymbolMotion.Wiggle? {
    switch text {
    case "clockwise": .turning(isClockwise: true)
    case "counterclockwise": .turning(isClockwise: false)
    default:
      Double(text).flatMap { abs($0) <= 180 ? .linear(angle: $0) : nil }
    }
  }
}
