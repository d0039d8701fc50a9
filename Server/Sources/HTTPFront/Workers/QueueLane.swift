internal import SymtextSupport

/// The queue in which a request waits for a worker.
package enum QueueLane: Int, CaseIterable, Sendable {
  /// A small request of its own.
  case single
  /// A small line of a batch.
  case batch
  /// A large request, which may take a worker for seconds.
  case large

  /// The size in bytes from which a request is large, with the texts of its placeholders.
  static let largeBytes = 16 << 10
  /// The pixels in an em from which a picture is large.
  static let largeEm = 1000.0
  /// The pixels in an em from which a film of pixels is large.
  static let largeFilmEm = 100.0

  package init(_ request: DrawRequest, isBatch: Bool) {
    self = Self.isLarge(request) ? .large : isBatch ? .batch : .single
  }

  private static func isLarge(_ request: DrawRequest) -> Bool {
    let size = request.members.reduce(0) { $0 + $1.0.utf8.count + Self.size($1.1) }
    if size >= largeBytes || size + expansion(of: request) >= largeBytes { return true }
    guard let format = request.format else { return false }
    let em = number("size", of: request, standard: 17) * ratio(of: request)
    let isFilm = request.command.utf8.starts(with: "animate".utf8)
    return isFilm && ["png", "webp", "gif"].contains(format) ? em >= largeFilmEm : em >= largeEm
  }

  /// Returns the approximate size of a value as JSON.
  private static func size(_ value: JSONValue) -> Int {
    switch value {
    case .null, .bool, .number: 8
    case .numeral(let text), .string(let text): text.utf8.count
    // No request has values that are made later.
    case .made: 8
    case .array(let values): values.reduce(8) { $0 + size($1) }
    case .object(let members): members.reduce(8) { $0 + $1.0.utf8.count + size($1.1) }
    }
  }

  /// Returns the largest number of bytes that placeholders add to the texts of a small request.
  private static func expansion(of request: DrawRequest) -> Int {
    guard let arguments = request.members.first(where: { $0.0.hasBytes(of: "args") })?.1.members,
      let longest = arguments.map({ size($0.1) }).max()
    else { return 0 }
    return request.members.reduce(0) { $0 + placeholders(in: $1.1) } * longest
  }

  /// Counts the dollar signs after a brace.
  private static func placeholders(in value: JSONValue) -> Int {
    switch value {
    case .string(let text):
      zip(text.utf8, text.utf8.dropFirst()).count {
        $0 == UInt8(ascii: "{") && $1 == UInt8(ascii: "$")
      }
    case .array(let values): values.reduce(0) { $0 + placeholders(in: $1) }
    case .object(let members): members.reduce(0) { $0 + placeholders(in: $1.1) }
    default: 0
    }
  }

  private static func ratio(of request: DrawRequest) -> Double {
    number("pixelRatio", of: request, standard: number("ratio", of: request, standard: 2))
  }

  /// Returns a number that is written as one or as a text.
  private static func number(
    _ name: String, of request: DrawRequest, standard: Double
  ) -> Double {
    let value = request.members.first { $0.0.hasBytes(of: name) }?.1
    return value?.number ?? value?.string.flatMap(Double.init) ?? standard
  }
}
