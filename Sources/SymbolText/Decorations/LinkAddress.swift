/// Where links may lead.
///
/// Addresses of strangers end in pictures that others open: what a program could take for a script is none.
package enum LinkAddress {
  /// An address may have so many bytes; browsers show no longer ones.
  package static let mostBytes = 2048

  /// What is wrong with an address; `nil` for one that may be written: `http`, `https`, `mailto`, `tel`, a relative
  /// one, or a place in the document (`#place`).
  ///
  /// <https://www.rfc-editor.org/rfc/rfc3986#section-3.1>
  package static func refusal(of address: String) -> String? {
    if address.isEmpty { return "a link has an address" }
    if address.utf8.count > mostBytes {
      return "the address of a link has at most \(mostBytes) bytes"
    }
    // Browsers leave some of them out, and would find a scheme that was none.
    if address.unicodeScalars.contains(where: {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
        || $0.properties.generalCategory == .format
    }) {
      return "the address of a link has no spaces and no characters that are not seen; write %20"
    }
    let start = address.prefix { !"/?#".contains($0) }
    guard let colon = start.firstIndex(of: ":") else { return nil }
    let scheme = start[..<colon].lowercased()
    if schemes.contains(scheme) { return nil }
    return
      "a link leads to http, https, mailto or tel, or to a relative address (./ in front says so), not to “\(scheme):”"
  }

  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]
}
