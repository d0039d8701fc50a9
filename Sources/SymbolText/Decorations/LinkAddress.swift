/// The addresses that links may have.
///
/// Untrusted addresses end up in pictures that others open, so addresses that a program could run as a script are
/// refused.
package enum LinkAddress {
  /// The most bytes of an address; browsers show no longer ones.
  package static let mostBytes = 2048

  /// Returns the reason to refuse an address; `nil` for `http`, `https`, `mailto`, `tel`, a relative address, or a
  /// place in the document (`#place`).
  ///
  /// <https://www.rfc-editor.org/rfc/rfc3986#section-3.1>
  package static func refusal(of address: String) -> String? {
    if address.isEmpty { return "the address of a link is empty" }
    if address.utf8.count > mostBytes {
      return "the address of a link has at most \(mostBytes) bytes"
    }
    // Browsers drop some of these characters, so that a harmless prefix could turn into a scheme.
    if address.unicodeScalars.contains(where: {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
        || $0.properties.generalCategory == .format
    }) {
      return
        "the address of a link may not contain spaces or invisible characters; write a space as %20"
    }
    let start = address.prefix { !"/?#".contains($0) }
    guard let colon = start.firstIndex(of: ":") else { return nil }
    let scheme = start[..<colon].lowercased()
    if schemes.contains(scheme) { return nil }
    return
      "a link may use http, https, mailto, tel or a relative address (begin it with ./), not “\(scheme):”"
  }

  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]
}
