internal import Crypto
internal import SymtextSupport

/// What names an answer before it is drawn: a request, and what draws it.
package struct EntityTag: Sendable, Equatable {
  /// 16 letters: 12 bytes of SHA-256.
  package var text: String

  /// - Parameters:
  ///   - request: a request in its canonical form.
  ///   - identity: what names the program, its library and fonts.
  package init(request: String, identity: String) {
    var hash = SHA256()
    hash.update(data: Array(identity.utf8))
    hash.update(data: [0])
    hash.update(data: Array(request.utf8))
    text = Base64URL.encoded(hash.finalize().prefix(12))
  }

  /// As a header has it.
  ///
  /// What is compressed has another one, because its bytes are others.
  package func header(compressed: Bool) -> String { compressed ? "\"\(text)-g\"" : "\"\(text)\"" }

  /// Whether the client has it already, in either form.
  /// - Parameter header: `If-None-Match`.
  package func matches(_ header: String) -> Bool {
    header.split(separator: ",").contains { part in
      var tag = part.trimmed[...]
      if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
      return tag == "\"\(text)\"" || tag == "\"\(text)-g\""
    }
  }
}
