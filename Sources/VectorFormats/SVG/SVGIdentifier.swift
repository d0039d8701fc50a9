internal import Drawing

/// What an element or a font is referred to by.
///
/// In one HTML page the names of all drawings must differ, so each begins with what is worked out from the
/// whole drawing; until that is known a mark, which no text can hold, stands there.
package enum SVGIdentifier {
  case title
  case description
  case gradient(Int)
  case image(Int)
  case clip(Int)
  case font(Int)
  case glyph(Int)
  /// What moves.
  case moving(Int)
  case keyframes(Int)
  case mask(Int)

  /// Stands for what the names of a drawing begin with, as often as that has letters.
  static let mark: UInt8 = 1
  private static let length = 9

  /// The name behind its mark.
  package var text: String {
    let name =
      switch self {
      case .title: "title"
      case .description: "desc"
      case .gradient(let number): "gradient\(number)"
      case .image(let number): "image\(number)"
      case .clip(let number): "clip\(number)"
      case .font(let number): "font\(number)"
      case .glyph(let number): "g\(number)"
      case .moving(let number): "m\(number)"
      case .keyframes(let number): "k\(number)"
      case .mask(let number): "mask\(number)"
      }
    return String(repeating: "\u{1}", count: Self.length) + "-" + name
  }

  /// Gives a drawing its own names.
  static func name(_ bytes: inout [UInt8]) {
    guard var next = bytes.firstIndex(of: mark) else { return }
    // FNV-1a, 64 bits: <https://www.rfc-editor.org/rfc/rfc9923>
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let folded = (hash >> 32) ^ (hash & 0xFFFF_FFFF)
    let digits = String(folded, radix: 16)
    let prefix = "s\(String(repeating: "0", count: length - 1 - digits.count))\(digits)".utf8
    while next < bytes.count {
      guard bytes[next] == mark else {
        next += 1
        continue
      }
      for letter in prefix {
        bytes[next] = letter
        next += 1
      }
    }
  }
}
