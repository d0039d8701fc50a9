/// The meaning of an address.
package enum Route: Sendable, Equatable {
  /// A command's picture.
  case draw(command: String, format: String)
  /// A picture of a single symbol.
  case symbol(name: String, format: String)
  /// A symbol's facts as JSON.
  case symbolFacts(name: String)
  case symbols
  /// A text's metrics.
  case metrics
  case animation(format: String)
  /// One request in the body.
  case post
  /// Many requests in the body.
  case batch
  /// A font file; without a hash, the current one.
  case font(hash: String?, file: String)
  case health
  case readiness
  case measures
  case openAPI
  /// A file of the gallery.
  case page(String)

  /// Parses a percent-decoded path.
  /// - Returns: `nil` if the path has no route.
  package init?(path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropFirst().map { String(Substring($0)) }
    switch (parts.first, parts.count) {
    case ("healthz", 1): self = .health
    case ("readyz", 1): self = .readiness
    case ("metrics", 1): self = .measures
    case ("openapi.json", 1): self = .openAPI
    case ("fonts", 2): self = .font(hash: nil, file: parts[1])
    case ("fonts", 3): self = .font(hash: parts[1], file: parts[2])
    case ("v1", 2): self.init(first: parts[1])
    case ("v1", 3): self.init(first: parts[1], second: parts[2])
    case ("v1", _): return nil
    default: self = .page(path)
    }
  }

  private init?(first: String) {
    switch first {
    case "symbols": self = .symbols
    case "metrics": self = .metrics
    case "draw": self = .post
    case "batch": self = .batch
    default:
      guard let (name, format) = Self.file(first) else { return nil }
      switch name {
      case "render", "button", "docicon": self = .draw(command: name, format: format)
      case "animation": self = .animation(format: format)
      default: return nil
      }
    }
  }

  private init?(first: String, second: String) {
    guard let (name, format) = Self.file(second) else { return nil }
    switch first {
    case "bar": self = .draw(command: "bar \(name)", format: format)
    case "symbols":
      self = format == "json" ? .symbolFacts(name: name) : .symbol(name: name, format: format)
    default: return nil
    }
  }

  /// Splits a file name at its last dot, because symbol names contain dots.
  private static func file(_ text: String) -> (name: String, format: String)? {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let name = text[..<dot]
    let format = text[text.utf8.index(after: dot)...]
    return name.isEmpty || format.isEmpty ? nil : (String(name), String(format))
  }

  /// The route's name in metrics.
  package var name: String {
    switch self {
    case .draw(let command, _): command.hasPrefix("bar ") ? "bar" : command
    case .symbol, .symbolFacts: "symbol"
    case .symbols: "symbols"
    case .metrics: "text-metrics"
    case .animation: "animation"
    case .post: "draw"
    case .batch: "batch"
    case .font: "font"
    case .health: "healthz"
    case .readiness: "readyz"
    case .measures: "metrics"
    case .openAPI: "openapi"
    case .page: "page"
    }
  }

  /// Whether the route makes workers draw, and so needs a signature if keys are set.
  package var isSigned: Bool {
    switch self {
    case .draw, .symbol, .symbolFacts, .symbols, .metrics, .animation, .post, .batch: true
    case .font, .health, .readiness, .measures, .openAPI, .page: false
    }
  }

  /// Whether the route accepts a body.
  package var isPosted: Bool { self == .post || self == .batch }
}
