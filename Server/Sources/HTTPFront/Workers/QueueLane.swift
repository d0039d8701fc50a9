internal import SymtextSupport

/// The queue in which a request waits for a worker.
package enum QueueLane: Int, CaseIterable, Sendable {
  /// A small request of its own.
  case single
  /// A small line of a batch.
  case batch
  /// A large request, which may take a worker for seconds.
  case large

  /// The size in bytes from which a request is large.
  static let largeBytes = 16 << 10

  package init(_ request: DrawRequest, isBatch: Bool) {
    let size = request.members.reduce(0) { $0 + $1.0.utf8.count + Self.size($1.1) }
    self = size >= Self.largeBytes ? .large : isBatch ? .batch : .single
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
}
