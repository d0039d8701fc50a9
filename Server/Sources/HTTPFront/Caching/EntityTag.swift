internal import Crypto
internal import SymtextSupport

/// Identifies an answer before it is drawn: a hash of the request and of the program that draws it.
package struct EntityTag: Sendable, Equatable {
  /// 16 letters: the first 12 bytes of a SHA-256 in base64url.
  package var text: String

  /// - Parameters:
  ///   - request: The request in canonical form.
  ///   - identity: Identifies the program, its library and fonts.
  package init(request: String, identity: String) {
    var hash = SHA256()
    hash.update(data: Array(identity.utf8))
    hash.update(data: [0])
    hash.update(data: Array(request.utf8))
    text = Base64URL.encoded(hash.finalize().prefix(12))
  }

  /// Returns the tag for a header.
  ///
  /// The compressed form has a different tag, because its bytes differ.
  package func header(compressed: Bool) -> String { compressed ? "\"\(text)-g\"" : "\"\(text)\"" }

  /// Whether the client already has the answer, compressed or not.
  /// - Parameter header: The value of `If-None-Match`.
  package func matches(_ header: String) -> Bool {
    header.split(separator: ",").contains { part in
      var tag = part.trimmed[...]
      if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
      return tag.hasBytes(of: "\"\(text)\"") || tag.hasBytes(of: "\"\(text)-g\"")
    }
  }
}
