internal import Hummingbird
internal import NIOCore

/// An answer that sends events as they happen.
///
/// <https://html.spec.whatwg.org/multipage/server-sent-events.html>
struct EventStream: Sendable {
  let log: EventLog
  let attendance: Attendance
  /// The last event that the page has seen; `nil` for a page that has just been opened.
  let last: Int?

  /// - Returns: `nil` if too many pages are open.
  func response(to request: Request) -> Response? {
    guard let place = attendance.enter() else { return nil }
    var headers = StudioHeaders.all
    headers[.contentType] = "text/event-stream"
    // A further request on this connection would wait for the end of the stream.
    headers[.connection] = "close"
    let body = ResponseBody { writer in
      defer { withExtendedLifetime(place) {} }
      let (signals, leave) = log.follow()
      defer { leave() }
      try await request.body.consumeWithCancellationOnInboundClose { _ in
        try await write(signals, to: &writer)
      }
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: headers, body: body)
  }

  private func write(
    _ signals: AsyncStream<Void>, to writer: inout any ResponseBodyWriter
  ) async throws {
    var number = last ?? log.last
    var signals = signals.makeAsyncIterator()
    repeat {
      let news = log.news(after: number)
      try await writer.write(ByteBuffer(string: news.text))
      switch news {
      case .none: break
      case .events(let events): number = events.last?.number ?? number
      case .reset(let last): number = last
      case .end: return
      }
    } while await signals.next() != nil
  }
}
