internal import SymtextSupport

/// The secret that a page must send with each request.
///
/// It is in the fragment of the page's address, which browsers send to nobody.
package struct AccessToken: Sendable {
  /// 43 characters of base64 for addresses.
  package let text: String

  /// Makes a token of 32 random bytes.
  package init() {
    var generator = SystemRandomNumberGenerator()
    text = Base64URL.encoded((0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  /// Whether a text is the token; the time taken does not depend on the place of a difference.
  package func isEqual(to other: String) -> Bool {
    let (own, given) = (Array(text.utf8), Array(other.utf8))
    guard own.count == given.count else { return false }
    return zip(own, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
