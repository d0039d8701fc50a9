internal import SymtextDrawing

/// The id of an element, or the name of a font.
///
/// The ids of all drawings in an HTML page must differ. Each has a prefix from the caller or a hash of the whole
/// drawing. A mark, a byte that no text contains, is its placeholder until the hash is known.
package enum SVGIdentifier {
  case title
  case description
  case gradient(Int)
  case image(Int)
  case clip(Int)
  case font(Int)
  case glyph(Int)
  /// An animated element.
  case moving(Int)
  case keyframes(Int)
  case mask(Int)
  /// The whole picture.
  case picture
  /// The mask made from an image that a colour fills.
  case template(Int)

  /// The placeholder byte of the prefix, repeated as often as a hash has characters.
  static let mark: UInt8 = 1
  private static let length = 9

  /// The name after its mark.
  package var text: String { String(repeating: "\u{1}", count: Self.length) + name }

  /// The name after the prefix.
  var name: String {
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
      case .picture: "picture"
      case .template(let number): "t\(number)"
      }
    return "-" + name
  }

  /// The maximal number of characters of a prefix.
  ///
  /// The file repeats it with every reference.
  package static let mostPrefixCharacters = 64

  /// The expected form of a prefix, as a clause for a message.
  package static let expectedPrefix =
    "a letter, then letters, digits, - and _ are expected, at most \(mostPrefixCharacters) in all"

  /// Returns whether ids can have a prefix.
  ///
  /// It must start with a letter and contain only ASCII letters, digits, hyphens and underscores, so that it is a name
  /// in XML and needs no escape in CSS.
  package static func canBegin(with text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= mostPrefixCharacters else { return false }
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    return isLetter(first)
      && text.utf8.allSatisfy { byte in
        isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: "_")
      }
  }

  /// The placeholder of a prefix.
  static let noPrefix = [UInt8](repeating: mark, count: length)

  /// Returns the prefix made from a hash of a drawing.
  static func prefix(of hash: UInt64) -> [UInt8] {
    let folded = (hash >> 32) ^ (hash & 0xFFFF_FFFF)
    let digits = String(folded, radix: 16)
    return Array("s\(String(repeating: "0", count: length - 1 - digits.count))\(digits)".utf8)
  }
}
