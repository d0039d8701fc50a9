package import HTTPTypes

/// The origins of a studio's own page, and the check that a request comes from it.
///
/// A page of another origin can send requests to this machine, and a name of its own can be made to mean 127.0.0.1.
package struct RequestOrigin: Sendable {
  private let hosts: [String]

  package init(port: Int) {
    hosts = ["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" }
  }

  /// Whether a request may come from the studio's page, by the headers that browsers set and scripts cannot.
  package func isOwn(_ request: HTTPRequest) -> Bool {
    guard let host = request.authority, hosts.contains(where: { $0.utf8.elementsEqual(host.utf8) })
    else { return false }
    if let origin = request.headerFields[.origin] {
      guard origin.utf8.elementsEqual("http://\(host)".utf8) else { return false }
    }
    return switch request.headerFields[HeaderNames.fetchSite] {
    case nil, "same-origin", "none": true
    default: Self.opensPage(request)
    }
  }

  /// Whether a link of another program or page opens the studio's page in a tab.
  ///
  /// The page holds no data, and its headers keep it from the one that opened it.
  private static func opensPage(_ request: HTTPRequest) -> Bool {
    request.method == .get && request.path == "/"
      && request.headerFields[HeaderNames.fetchMode] == "navigate"
      && request.headerFields[HeaderNames.fetchDestination] == "document"
  }
}
