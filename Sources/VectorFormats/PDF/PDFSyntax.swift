internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSupport

/// Writes numbers, strings and names in PDF syntax.
///
/// ISO 32000-1, 7.3.
enum PDFSyntax {
  /// Writes a number with at most four decimals; 0 if it is not finite or too large.
  static func number(_ value: Double) -> String { decimal.text(value) ?? "0" }

  private static let decimal = DecimalText(decimals: 4, hasLeadingZero: false)

  /// Writes a factor of a matrix with at most nine decimals; 0 if it is not finite or too large.
  static func factor(_ value: Double) -> String { factor.text(value) ?? "0" }

  private static let factor = DecimalText(decimals: 9, hasLeadingZero: false)

  /// Writes numbers separated by spaces.
  static func numbers(_ values: [Double]) -> String {
    values.map(number).joined(separator: " ")
  }

  /// Writes the components of a colour, without its opacity.
  static func color(_ color: Color) -> String { numbers([color.red, color.green, color.blue]) }

  /// Writes the corners of a box whose y grows upwards.
  static func box(_ box: Rect) -> String {
    "[\(numbers([box.minX, box.minY, box.maxX, box.maxY]))]"
  }

  /// Writes a text string: plain if it is ASCII, otherwise in UTF-16.
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

  /// Writes the text in UTF-16, four hexadecimal digits a unit.
  static func hex(_ text: String) -> String { text.utf16.map { hex($0) }.joined() }

  /// Writes four hexadecimal digits.
  static func hex(_ value: UInt16) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Returns the ASCII letters and digits of a text, which a name can contain.
  static func nameLetters(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        }))
  }
}
