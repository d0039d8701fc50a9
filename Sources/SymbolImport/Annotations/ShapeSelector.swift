internal import SymtextGraphics
internal import SymtextSupport

/// The choice of a shape of an icon, as written in `symbols.json`.
///
/// It has one or more of these words, in this order, separated by spaces:
///
/// - `#wave`: the shape with this `id`, or all shapes in the group with it;
/// - `2~a91c`: its place among the drawn shapes from 1, and the print of its geometry; the place alone also works;
/// - `@5,12.5,14,3.5`: the left, the top, the width and the height of its box on the grid of 24 × 24.
///
/// `*` alone chooses all shapes that no layer names.
struct ShapeSelector: Hashable, Sendable {
  /// The `id` of the shape or of a group around it.
  var id: String?
  /// The place among the drawn shapes, from 1.
  var place: Int?
  /// The print of the geometry.
  var code: UInt16?
  /// The box on the drawing grid, y down.
  var box: Rect?

  /// All shapes that no layer names.
  static let rest = ShapeSelector()

  /// The form of a selector, for messages.
  static let form = "a text such as \"#wave\", \"2~a91c\" or \"*\""

  private init() {}

  /// Makes the selector that finds a shape again.
  /// - Parameters:
  ///   - id: The shape's own `id`.
  ///   - place: From 1.
  init(id: String?, place: Int, print: ShapePrint) {
    self.id = id
    self.place = place
    code = print.code
    // A shape far outside the viewBox is found by its print alone.
    box = Self.isReadable(print.box) ? print.box : nil
  }

  /// Reads a selector; `nil` for any other text.
  init?(_ text: String) {
    guard text != "*" else { return }
    // An id may contain spaces, so the other words are taken from the end.
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    if let last = words.last, last.first == "@" {
      guard let box = Self.box(last.dropFirst()) else { return nil }
      self.box = box
      words.removeLast()
    }
    if let last = words.last, last.first?.isNumber ?? false {
      let parts = last.split(separator: "~", omittingEmptySubsequences: false)
      // “#Vector 2” is an id; only a place with a print can follow one.
      if let place = Int(parts[0]), (1...Self.mostShapes).contains(place),
        parts.count == 2 || parts.count == 1 && words.count == 1
      {
        self.place = place
        words.removeLast()
        if parts.count == 2 {
          guard parts[1].utf8.count == 4, let code = UInt16(parts[1], radix: 16) else { return nil }
          self.code = code
        }
      }
    }
    let id = words.joined(separator: " ")
    if id.first == "#", id.utf8.count > 1 {
      self.id = String(id.dropFirst())
    } else if !id.isEmpty {
      return nil
    }
    guard self.id != nil || place != nil else { return nil }
  }

  private static let mostShapes = 100_000

  private static func box(_ text: Substring) -> Rect? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0) ?? .nan
    }
    guard numbers.count == 4 else { return nil }
    let box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return isReadable(box) ? box : nil
  }

  /// Whether a selector may have a box.
  private static func isReadable(_ box: Rect) -> Bool {
    [box.minX, box.minY, box.width, box.height].allSatisfy { abs($0) < 1e6 } && box.width >= 0
      && box.height >= 0
  }

  /// The selector as written.
  var text: String {
    guard self != .rest else { return "*" }
    var words: [String] = []
    if let id { words.append("#\(id)") }
    if let place {
      let digits = code.map { String($0, radix: 16) }
      words.append(
        "\(place)"
          + (digits.map { "~" + String(repeating: "0", count: 4 - $0.utf8.count) + $0 } ?? ""))
    }
    if let box {
      let numbers = [box.minX, box.minY, box.width, box.height]
      words.append("@" + numbers.map { $0.text(decimals: 2) }.joined(separator: ","))
    }
    return words.joined(separator: " ")
  }
}
