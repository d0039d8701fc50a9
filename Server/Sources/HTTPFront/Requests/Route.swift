/// What an address means.
package enum Route: Sendable, Equatable {
  /// A picture of a command.
  case draw(command: String, format: String)
  /// A symbol as a picture.
  case symbol(name: String, format: String)
  /// What is known of a symbol.
  case symbolFacts(name: String)
  case symbols
  /// The numbers of a text.
  case metrics
  case animation(format: String)
  /// One request in the body.
  case post
  /// Many.
  case batch
  /// A file of the font; without a hash the one that there is now.
  case font(hash: String?, file: String)
  case health
  case readiness
  case measures
  case openAPI
  /// A file of the gallery.
  case page(String)

  /// Reads a path, whose percent signs are decoded.
  /// - Returns: `nil` when there is nothing there.
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

  /// A name with an extension: names of symbols have dots too.
  private static func file(_ text: String) -> (name: String, format: String)? {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let name = text[..<dot]
    let format = text[text.utf8.index(after: dot)...]
    return name.isEmpty || format.isEmpty ? nil : (String(name), String(format))
  }

  /// What metrics call it.
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

  /// Whether it makes workers work, so that it needs a signature where there are keys.
  package var isSigned: Bool {
    switch self {
    case .draw, .symbol, .symbolFacts, .symbols, .metrics, .animation, .post, .batch: true
    case .font, .health, .readiness, .measures, .openAPI, .page: false
    }
  }

  /// Whether something is sent to it.
  package var isPosted: Bool { self == .post || self == .batch }
}
