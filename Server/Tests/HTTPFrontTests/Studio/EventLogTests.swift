import HTTPFront
import SymtextSupport
import Testing

struct EventLogTests {
  private func event(_ number: Int?, kind: String = "symbol") -> JSONValue {
    .object([("event", .string(kind))] + (number.map { [("number", .integer($0))] } ?? []))
  }

  private func log(_ numbers: ClosedRange<Int>) -> EventLog {
    let log = EventLog()
    log.begin()
    log.open()
    for number in numbers { log.append(event(number)) }
    return log
  }

  private func numbers(_ news: EventLog.News) -> [Int]? {
    if case .events(let events) = news { events.map(\.number) } else { nil }
  }

  @Test func `a page gets the events that it has not seen`() {
    let log = log(1...5)
    #expect(numbers(log.news(after: 2)) == [3, 4, 5])
    #expect(numbers(log.news(after: 0)) == [1, 2, 3, 4, 5])
    #expect(log.news(after: 5) == .none)
    #expect(log.news(after: 6) == .reset(last: 5))
    #expect(log.news(after: -1) == .reset(last: 5))
  }

  @Test func `only the last thousand events are replayed`() {
    let log = log(1...(EventLog.mostEvents + 10))
    #expect(numbers(log.news(after: 10))?.count == EventLog.mostEvents)
    #expect(log.news(after: 9) == .reset(last: EventLog.mostEvents + 10))
  }

  @Test func `large events push out others`() {
    let log = log(1...1)
    let text = String(repeating: "x", count: EventLog.mostBytes / 4)
    for number in 2...6 {
      log.append(
        .object([("event", "symbol"), ("number", .integer(number)), ("t", .string(text))]))
    }
    #expect(numbers(log.news(after: 3)) == [4, 5, 6])
    #expect(log.news(after: 2) == .reset(last: 6))
  }

  @Test func `a page of a former worker starts anew, whatever the numbers of the next one`() {
    let log = log(1...5)
    log.begin()
    #expect(log.news(after: 3) == .none, "the next worker does not answer yet")
    for number in 1...10 { log.append(event(number)) }
    log.open()
    for number in 0...5 { #expect(log.news(after: number) == .reset(last: 16)) }
    #expect(numbers(log.news(after: 14)) == [15, 16])
  }

  @Test func `numbers always grow`() {
    let log = log(7...7)
    for number in [nil, 3, .max, -1, 20] { log.append(event(number)) }
    #expect(numbers(log.news(after: 6)) == [7, 8, 9, 10, 11, 20])
    #expect(numbers(log.news(after: 7)) == [8, 9, 10, 11, 20])
  }

  @Test func `no event breaks the lines of a stream`() {
    let log = log(1...1)
    log.append(.object([("event", "a\nid: 9"), ("text", "one\ntwo\r\u{2028}")]))
    let text = log.news(after: 1).text
    #expect(text.hasPrefix("id: 2\nevent: other\ndata: {"))
    #expect(text.hasSuffix("}\n\n") && text.split(separator: "\n").count == 3)
    #expect(!text.contains("\r"))
  }

  @Test func `followers are woken by each event until they leave`() async {
    let log = log(1...1)
    let (signals, leave) = log.follow()
    var iterator = signals.makeAsyncIterator()
    log.append(event(2))
    #expect(await iterator.next() != nil)
    log.end()
    #expect(await iterator.next() != nil)
    #expect(log.news(after: 2) == .end)
    leave()
    #expect(await iterator.next() == nil)
  }
}
