internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSupport

/// Numbers, strings and names as PDF writes them.
///
/// ISO 32000-1, 7.3.
enum PDFSyntax {
  /// A number to the ten-thousandth; 0 for one that is not finite or that is too large.
  static func number(_ value: Double) -> String { decimal.text(value) ?? "0" }

  private static let decimal = DecimalText(decimals: 4, hasLeadingZero: false)

  /// A number of a matrix, by which places are multiplied, to nine decimals; 0 as above.
  static func factor(_ value: Double) -> String { factor.text(value) ?? "0" }

  private static let factor = DecimalText(decimals: 9, hasLeadingZero: false)

  /// Numbers with spaces between.
  static func numbers(_ values: [Double]) -> String {
    values.map(number).joined(separator: " ")
  }

  /// The parts of a colour, without its opacity.
  static func color(_ color: Color) -> String { numbers([color.red, color.green, color.blue]) }

  /// The corners of a box whose y grows upwards.
  static func box(_ box: Rect) -> String {
    "[\(numbers([box.minX, box.minY, box.maxX, box.maxY]))]"
  }

  /// A text string: plain where it is ASCII, UTF-16 otherwise.
  static func text(_ text: String) -> String {
    guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
      return "<FEFF\(hex(text))>"
    }
    var result = "("
    for character in text.unicodeScalars {
      if "()\\".unicodeScalars.contains(character) { result += "\\" }
      result.unicodeScalars.append(character)
    }
    return result + ")"
  }

  /// The text in UTF-16, four digits a unit.
  static func hex(_ text: String) -> String { text.utf16.map { hex($0) }.joined() }

  /// Four digits.
  static func hex(_ value: UInt16) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// The ASCII letters and digits of a text, which may stand in a name.
  static func nameLetters(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        }))
  }
}
