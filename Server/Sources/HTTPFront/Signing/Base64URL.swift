internal import SymtextSupport

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Base64 for addresses, without padding (RFC 4648, section 5).
package enum Base64URL {
  package static func encoded(_ bytes: some Sequence<UInt8>) -> String {
    String(
      decoding: Base64.text(Array(bytes)).utf8.compactMap { letter in
        switch letter {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        case UInt8(ascii: "="): nil
        default: letter
        }
      }, as: UTF8.self)
  }

  /// - Returns: `nil` if the text has other characters, or is not the text that ``encoded(_:)`` returns.
  package static func decoded(_ text: String) -> [UInt8]? {
    var letters: [UInt8] = []
    for letter in text.utf8 {
      switch letter {
      case UInt8(ascii: "-"): letters.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): letters.append(UInt8(ascii: "/"))
      case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): return nil
      default: letters.append(letter)
      }
    }
    letters += [UInt8](repeating: UInt8(ascii: "="), count: (4 - letters.count % 4) % 4)
    guard let bytes = Data(base64Encoded: Data(letters)).map({ Array($0) }),
      // A last letter with unused bits would be a second text of the same bytes.
      encoded(bytes).hasBytes(of: text)
    else { return nil }
    return bytes
  }
}
