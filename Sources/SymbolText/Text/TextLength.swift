/// The number of characters of a text, which are its Unicode scalars, and their limit.
///
/// The limit keeps untrusted text from using up memory; it is checked before layout, and before placeholders are
/// replaced.
package enum TextLength {
  /// The most characters of a text, with its placeholders replaced.
  package static let most = 1 << 20

  /// The most bytes that a text takes, of four for each character, with a byte order mark and a line end.
  package static let mostBytes = 4 * most + 5

  /// The error for a text that is not read to its end.
  package static let tooLong =
    "the text on standard input has more than \(most) characters, the most that are set: divide it"

  /// The most pieces of a text: symbols, images, and stretches of characters with the same attributes.
  ///
  /// A piece takes some kilobytes.
  package static let mostPieces = 50_000

  /// The pieces of ``mostPieces`` in messages.
  static let nounOfPieces = "symbols, images and changes of attributes"

  /// - Parameter noun: the pieces in the message.
  /// - Throws: ``SymbolError`` for too many pieces.
  package static func check(pieces count: Int, _ noun: String) throws(SymbolError) {
    guard count > mostPieces else { return }
    throw SymbolError("the text has more than \(mostPieces) \(noun); divide it")
  }

  /// Returns the number of characters of UTF-8 text.
  static func count(_ utf8: some Sequence<UInt8>) -> Int {
    utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// - Throws: ``SymbolError`` for too many characters.
  static func check(_ count: Int) throws(SymbolError) {
    guard count > most else { return }
    throw SymbolError("the text has \(count) characters; at most \(most) are set: divide it")
  }
}

extension AttributedText {
  /// Checks that the text is short enough for layout; a symbol or an image is one character.
  /// - Throws: ``SymbolError`` for too many characters.
  package func checkLength() throws(SymbolError) {
    try TextLength.check(pieces: spans.count, TextLength.nounOfPieces)
    // A text of few bytes has few characters.
    guard utf8Count > TextLength.most else { return }
    try TextLength.check(
      spans.reduce(0) { count, span in
        if case .text(let text) = span.content {
          count + TextLength.count(text.utf8)
        } else {
          count + 1
        }
      })
  }
}
