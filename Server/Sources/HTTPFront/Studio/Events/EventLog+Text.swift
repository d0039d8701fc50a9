extension EventLog.News {
  /// The lines of an event stream.
  ///
  /// <https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream>
  package var text: String {
    switch self {
    // A comment, which shows that the connection stands.
    case .none: ":\n\n"
    case .events(let events):
      events.map { "id: \($0.number)\nevent: \($0.kind)\ndata: \($0.data)\n\n" }.joined()
    case .reset(let last): "id: \(last)\nevent: reset\ndata: {}\n\n"
    case .end: "event: end\ndata: {}\n\n"
    }
  }
}
