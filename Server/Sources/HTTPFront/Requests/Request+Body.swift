internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension Request {
  /// Returns the complete body.
  /// - Parameter advice: The way out if it is too large.
  func bodyBytes(
    limit: Int, advice: String = "send several requests, or lines to /v1/batch"
  ) async throws(Problem) -> [UInt8] {
    let tooLarge = Problem(
      .contentTooLarge, code: "body-too-large", "the body has more than \(limit) bytes; \(advice)")
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw tooLarge
    }
    var bytes: [UInt8] = []
    do {
      for try await buffer in body {
        guard bytes.count + buffer.readableBytes <= limit else { throw tooLarge }
        bytes += buffer.readableBytesView
      }
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem(.badRequest, code: "body-cut", "the body ended early; send it again")
    }
    return bytes
  }
}
