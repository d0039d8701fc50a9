import HTTPFront
import SymtextSupport
import Testing

struct WaitingRequestsTests {
  @Test func `of eight workers six take single requests, one a batch, one a large request`() {
    var waiting = WaitingRequests<Int>(limit: 100)
    for lane in QueueLane.allCases {
      for number in 0..<20 {
        let isAdded = waiting.add(number, lane)
        #expect(isAdded)
      }
    }
    let lanes = (0..<8).compactMap { _ in waiting.next(allowsLarge: true)?.lane }
    #expect(lanes.count { $0 == .single } == 6)
    #expect(lanes.count { $0 == .batch } == 1)
    #expect(lanes.count { $0 == .large } == 1)
  }

  @Test func `a lane alone uses every worker, in order`() {
    var waiting = WaitingRequests<Int>(limit: 100)
    for number in 0..<10 {
      let isAdded = waiting.add(number, .batch)
      #expect(isAdded)
    }
    let waiters = (0..<10).compactMap { _ in waiting.next(allowsLarge: false)?.waiter }
    let last = waiting.next(allowsLarge: true)
    #expect(waiters == Array(0..<10) && last == nil)
  }

  @Test func `large requests wait while others use their share of the workers`() {
    var waiting = WaitingRequests<Int>(limit: 100)
    let isAdded = waiting.add(1, .large)
    let small = waiting.next(allowsLarge: false)
    let next = waiting.next(allowsLarge: true)
    #expect(isAdded && small == nil && next?.waiter == 1)
  }

  @Test func `batches and large requests leave room for single ones`() {
    var waiting = WaitingRequests<Int>(limit: 4)
    let large = (0..<4).map { waiting.add($0, .large) }
    #expect(large == [true, true, false, false])
    let single = (4..<7).map { waiting.add($0, .single) }
    #expect(single == [true, true, false])
    let first = waiting.removeFirst { $0 < 1 }
    #expect(first == [0])
    let rest = waiting.removeAll()
    #expect(rest.count == 3 && waiting.count == 0)
  }

  @Test func `a batch beside large requests leaves room for single ones`() {
    var waiting = WaitingRequests<Int>(limit: 8)
    let added = (0..<10).map { waiting.add($0, $0.isMultiple(of: 2) ? .large : .batch) }
    #expect(added.count { $0 } == 4)
    let single = (0..<10).map { waiting.add($0, .single) }
    #expect(single.count { $0 } == 4)
  }

  @Test(arguments: [
    ("render", "png", "499", "2", false), ("render", "png", "500", "2", true),
    ("render", "svg", "10000", nil, true), ("button", "png", nil, "2", false),
    ("animate", "webp", "49", "2", false), ("animate", "webp", "500", "2", true),
    ("animate bar tab", "gif", "100", "1", true), ("animate", "svg", "100", "2", false),
    ("animate", "png", "60", nil, true), ("animate", "png", nil, nil, false),
    ("render", "png", "nan", "x", false),
  ])
  func `large pictures and films of pixels are large requests`(
    command: String, format: String, size: String?, ratio: String?, isLarge: Bool
  ) {
    for name in ["ratio", "pixelRatio"] {
      for isNumeral in [false, true] {
        func value(_ text: String) -> JSONValue { isNumeral ? .numeral(text) : .string(text) }
        var request = DrawRequest(command: command, format: format, members: [("text", "{bell}")])
        if let size { request.members.append(("size", value(size))) }
        if let ratio { request.members.append((name, value(ratio))) }
        #expect(QueueLane(request, isBatch: false) == (isLarge ? .large : .single))
      }
    }
  }

  @Test func `the texts of placeholders count as often as they stand in the text`() {
    for (count, isLarge) in [(10, false), (30, true)] {
      let text = String(repeating: "{$a} ", count: count)
      let argument = String(repeating: "x", count: 600)
      let request = DrawRequest(
        command: "render", format: "png",
        members: [
          ("text", .string(text)), ("args", .object([("a", .string(argument)), ("b", "")])),
        ])
      #expect(QueueLane(request, isBatch: false) == (isLarge ? .large : .single))
    }
  }

  @Test func `the size of a request decides, not the command`() throws {
    let small = DrawRequest(command: "render", format: "svg", members: [("text", "a")])
    let text = String(repeating: "x", count: 20_000)
    let large = DrawRequest(
      command: "button", format: "png", members: [("args", .object([("a", .string(text))]))])
    #expect(QueueLane(small, isBatch: false) == .single)
    #expect(QueueLane(small, isBatch: true) == .batch)
    #expect(QueueLane(large, isBatch: true) == .large)
  }
}
