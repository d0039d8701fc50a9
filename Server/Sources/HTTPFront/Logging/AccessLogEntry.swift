internal import SymtextSupport

/// A line of the access log.
package struct AccessLogEntry: Sendable {
  /// The form of a line.
  package enum Format: String, Sendable {
    /// The common log format of NCSA and Apache.
    case common
    /// A JSON object.
    case json
  }

  /// The client's address; `-` if there is none.
  package var client: String
  package var method: String
  /// The path and the query, as the client sent them.
  package var target: String
  package var version: String
  package var status: Int
  /// The size of the body; `nil` if it is written while it is made.
  package var byteCount: Int?
  /// The route's name, as in metrics.
  package var route: String
  /// The time from the request's head to the answer's head.
  package var seconds: Double

  package init(
    client: String, method: String, target: String, version: String, status: Int, byteCount: Int?,
    route: String, seconds: Double
  ) {
    self.client = client
    self.method = method
    self.target = target
    self.version = version
    self.status = status
    self.byteCount = byteCount
    self.route = route
    self.seconds = seconds
  }

  /// Returns the line with its end.
  /// - Parameter time: Seconds since 1970.
  package func line(_ format: Format, time: Double) -> String {
    let moment = UTCTime(seconds: Int(time.rounded(.down)))
    switch format {
    case .common:
      let request = Self.escaped("\(method) \(target) \(version)")
      let size = byteCount.map { $0 == 0 ? "-" : "\($0)" } ?? "-"
      return "\(client) - - [\(moment.logText)] \"\(request)\" \(status) \(size)\n"
    case .json:
      let value = JSONValue.object([
        ("time", .string(moment.text)), ("client", .string(client)), ("method", .string(method)),
        ("target", .string(target)), ("version", .string(version)), ("status", .integer(status)),
        ("bytes", byteCount.map { JSONValue.integer($0) } ?? .null), ("route", .string(route)),
        ("seconds", .number((seconds * 10_000).rounded() / 10_000)),
      ])
      return value.packedText + "\n"
    }
  }

  /// Returns a text without characters that would end the quotation or the line: `\x22` for a quotation mark.
  private static func escaped(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C, ..<0x20, 0x7F...:
        let digits = String(byte, radix: 16)
        result += "\\x\(byte < 16 ? "0" : "")\(digits)".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
