/// What an element or a font is referred to by.
///
/// In one HTML page the names of all drawings must differ, so each begins with what is worked out from the
/// whole drawing; until that is known a mark, which no text can hold, stands there.
enum SVGIdentifier {
  case title
  case description
  case gradient(Int)
  case image(Int)
  case clip(Int)
  case font(Int)

  /// Stands for what the names of a drawing begin with.
  static let mark: UInt8 = 1

  /// The name behind its mark.
  var text: String {
    let name =
      switch self {
      case .title: "title"
      case .description: "desc"
      case .gradient(let number): "gradient\(number)"
      case .image(let number): "image\(number)"
      case .clip(let number): "clip\(number)"
      case .font(let number): "font\(number)"
      }
    return "\u{1}-\(name)"
  }

  /// The drawing with its own names.
  static func named(_ bytes: [UInt8]) -> [UInt8] {
    let parts = bytes.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return bytes }
    // FNV-1a, 64 bits: <https://www.rfc-editor.org/rfc/rfc9923>
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let folded = (hash >> 32) ^ (hash & 0xFFFF_FFFF)
    let digits = String(folded, radix: 16)
    let prefix = Array("s\(String(repeating: "0", count: 8 - digits.count))\(digits)".utf8)
    return Array(parts.joined(separator: prefix))
  }
}
