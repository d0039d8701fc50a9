import HTTPFront
import SymtextSupport
import Testing

struct WaitingRequestsTests {
  @Test func `of eight workers six take single requests, one a batch, one a large request`() {
    var waiting = WaitingRequests<Int>(limit: 100)
    for lane in QueueLane.allCases {
      for number in 0..<20 { #expect(waiting.add(number, lane)) }
    }
    let lanes = (0..<8).compactMap { _ in waiting.next(allowsLarge: true)?.lane }
    #expect(lanes.count { $0 == .single } == 6)
    #expect(lanes.count { $0 == .batch } == 1)
    #expect(lanes.count { $0 == .large } == 1)
  }

  @Test func `a lane alone uses every worker, in order`() {
    var waiting = WaitingRequests<Int>(limit: 100)
    for number in 0..<10 { #expect(waiting.add(number, .batch)) }
    #expect((0..<10).compactMap { _ in waiting.next(allowsLarge: false)?.waiter } == Array(0..<10))
    #expect(waiting.next(allowsLarge: true) == nil)
  }

  @Test func `large requests wait while others use their share of the workers`() {
    var waiting = WaitingRequests<Int>(limit: 100)
    #expect(waiting.add(1, .large))
    #expect(waiting.next(allowsLarge: false) == nil)
    #expect(waiting.next(allowsLarge: true)?.waiter == 1)
  }

  @Test func `batches and large requests leave room for single ones`() {
    var waiting = WaitingRequests<Int>(limit: 4)
    #expect((0..<4).map { waiting.add($0, .large) } == [true, true, false, false])
    #expect(waiting.add(4, .single) && waiting.add(5, .single))
    #expect(!waiting.add(6, .single))
    #expect(waiting.removeFirst { $0 < 1 } == [0])
    #expect(waiting.removeAll().count == 3 && waiting.count == 0)
  }

  @Test func `a batch beside large requests leaves room for single ones`() {
    var waiting = WaitingRequests<Int>(limit: 8)
    let added = (0..<10).map { waiting.add($0, $0.isMultiple(of: 2) ? .large : .batch) }
    #expect(added.count { $0 } == 4)
    #expect((0..<10).map { waiting.add($0, .single) }.count { $0 } == 4)
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
