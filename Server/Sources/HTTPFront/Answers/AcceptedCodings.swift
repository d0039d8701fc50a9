internal import SymtextSupport

/// How an answer's body may be compressed, as `Accept-Encoding` says.
///
/// <https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3>
package struct AcceptedCodings {
  /// Whether gzip is among them.
  package let haveGzip: Bool

  package init(_ header: String) {
    let parts = header.split(separator: ",").map { $0.split(separator: ";").map(\.trimmed) }
    // A star stands for every coding that is not named.
    let gzip = parts.first { $0.first == "gzip" } ?? parts.first { $0.first == "*" }
    let quality = gzip?.dropFirst().first { $0.hasPrefix("q=") }
    haveGzip = gzip != nil && quality.flatMap { Double($0.dropFirst(2)) } != 0
  }
}
