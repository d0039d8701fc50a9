internal import SymtextSupport

/// The content codings that a client accepts, from its `Accept-Encoding` header.
///
/// <https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3>
package struct AcceptedCodings {
  package let haveGzip: Bool

  package init(_ header: String) {
    let parts = header.split(separator: ",").map { $0.split(separator: ";").map(\.trimmed) }
    // `*` matches every coding that the header does not name.
    let gzip = parts.first { $0.first == "gzip" } ?? parts.first { $0.first == "*" }
    let quality = gzip?.dropFirst().first { $0.hasPrefix("q=") }
    haveGzip = gzip != nil && quality.flatMap { Double($0.dropFirst(2)) } != 0
  }
}
