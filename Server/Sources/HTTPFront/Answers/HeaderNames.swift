internal import HTTPTypes

/// The server's own headers, and headers that HTTPTypes does not name.
enum HeaderNames {
  /// The first baseline, in points from the picture's top, y down.
  static let baseline = name("Symtext-Baseline")
  /// The picture's width in points.
  static let width = name("Symtext-Width")
  static let height = name("Symtext-Height")
  /// The picture's alternative text, percent-encoded UTF-8.
  static let alternative = name("Symtext-Alt")
  /// A warning, percent-encoded UTF-8; one header for each.
  static let warning = name("Symtext-Warning")
  /// The value for `v=` that makes an address immutable.
  static let version = name("Symtext-Version")
  /// The fault of a request's head, which ``ConnectionRules`` sets; those of clients are removed.
  static let fault = name("Symtext-Fault")
  /// The version of a request in HTTP/1.0, which ``ConnectionRules`` sets.
  static let oldVersion = name("Symtext-Http")
  static let contentOptions = name("X-Content-Type-Options")
  static let referrerPolicy = name("Referrer-Policy")
  static let openerPolicy = name("Cross-Origin-Opener-Policy")
  static let resourcePolicy = name("Cross-Origin-Resource-Policy")
  /// The relation of a request's origin to that of the address, which browsers set.
  static let fetchSite = name("Sec-Fetch-Site")
  static let fetchMode = name("Sec-Fetch-Mode")
  static let fetchDestination = name("Sec-Fetch-Dest")
  /// The last event that a page has seen.
  static let lastEvent = name("Last-Event-ID")
  /// The token of a studio's page.
  static let token = name("Symtext-Token")

  static let exposed =
    "Symtext-Baseline, Symtext-Width, Symtext-Height, Symtext-Alt, Symtext-Warning, Symtext-Version"

  private static func name(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { fatalError("\(text) is not a header name") }
    return name
  }
}
