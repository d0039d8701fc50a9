internal import SymtextDrawing

/// What an element or a font is referred to by.
///
/// In one HTML page the names of all drawings must differ, so each begins with what its user says, or else with what is
/// worked out from the whole drawing; until that is known a mark, which no text can hold, stands there.
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
  /// The mask that an image is for a colour.
  case template(Int)

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
      case .template(let number): "t\(number)"
      }
    return String(repeating: "\u{1}", count: Self.length) + "-" + name
  }

  /// The most characters of a prefix: it stands in a file as often as anything is referred to.
  package static let mostPrefixCharacters = 64

  /// What a prefix is to be, as the end of a sentence.
  package static let expectedPrefix =
    "a letter, then letters, digits, - and _ are expected, at most \(mostPrefixCharacters) in all"

  /// Whether names may begin with a text: it needs no escape in CSS, and is a name in XML, a letter first, then
  /// letters and digits of ASCII, hyphens and low lines.
  package static func canBegin(with text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= mostPrefixCharacters else { return false }
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    return isLetter(first)
      && text.utf8.allSatisfy { byte in
        isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: "_")
      }
  }

  /// Gives a drawing its own names.
  /// - Parameter prefix: what they begin with; `nil` works it out.
  static func name(_ bytes: inout [UInt8], prefix: String?) {
    guard let first = bytes.firstIndex(of: mark) else { return }
    let prefix = Array((prefix ?? Self.prefix(of: bytes)).utf8)
    var named = Array(bytes[..<first])
    named.reserveCapacity(bytes.count)
    var next = first
    while next < bytes.count {
      if bytes[next] == mark {
        named += prefix
        next += length
      } else {
        named.append(bytes[next])
        next += 1
      }
    }
    bytes = named
  }

  private static func prefix(of bytes: [UInt8]) -> String {
    // FNV-1a, 64 bits: <https://www.rfc-editor.org/rfc/rfc9923>
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let folded = (hash >> 32) ^ (hash & 0xFFFF_FFFF)
    let digits = String(folded, radix: 16)
    return "s\(String(repeating: "0", count: length - 1 - digits.count))\(digits)"
  }
}
