import HTTPFront
import SymtextSupport
import Testing

/// Bodies of requests, changed at random: each is a request or a problem with a sentence.
struct PostedRequestMutationTests {
  private static let seeds = [
    #"{"id": 1, "label": "Add", "symbol": "cart", "pixelRatio": 2, "format": "svg"}"#,
    #"{"command": "render", "text": "{$a} é {bell}", "args": {"a": "x", "é": "e\u0301"}}"#,
    #"{"command": "bar tab", "item": ["Home=house", "In=envelope|3"], "id": "9", "meta": [1e300, null]}"#,
  ]

  /// A linear congruential generator: tests need the same numbers in each run.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private static func changed(_ seed: String, _ numbers: inout Numbers) -> [UInt8] {
    var bytes = Array(seed.utf8)
    for _ in 0...numbers.next(below: 4) {
      let place = numbers.next(below: bytes.count)
      switch numbers.next(below: 5) {
      case 0: bytes[place] = UInt8(numbers.next(below: 256))
      case 1: bytes.removeSubrange(place..<min(place + 1 + numbers.next(below: 9), bytes.count))
      case 2: bytes.insert(contentsOf: bytes[0...place], at: place)
      case 3: bytes.insert(contentsOf: "{\"[,:}]\\u00e9".utf8, at: place)
      default: bytes = Array(bytes[..<place])
      }
      if bytes.isEmpty { return [0x7B] }
    }
    return bytes
  }

  @Test(arguments: 0..<3)
  func `changed bodies are requests or problems`(seed: Int) throws {
    let hello = try HelloFixture.hello()
    var numbers = Numbers(state: UInt64(seed) + 1)
    var accepted = 0
    for _ in 0..<4000 {
      let body = Self.changed(Self.seeds[seed], &numbers)
      do {
        let posted = try PostedRequest(body, hello: hello, format: "png")
        accepted += 1
        // The worker reads the same request.
        let line = JSONValue.object(posted.draw.line).bytes
        let again = try JSONReader.value(line, keepsNumerals: true)
        #expect(again.bytes == line)
      } catch let problem as Problem {
        #expect((400..<500).contains(problem.status) && !problem.detail.isEmpty)
      }
    }
    #expect(accepted > 10)
  }
}
