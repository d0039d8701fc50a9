import HTTPFront
import Testing

struct StartPausesTests {
  @Test func `each pause is twice the previous one, up to ten seconds`() {
    var pauses = StartPauses()
    let seconds = (0..<11).map { _ in pauses.next() / .seconds(1) }
    #expect(seconds == [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 10, 10, 10])
  }

  @Test func `the longest pause may be shorter`() {
    var pauses = StartPauses(longest: .seconds(2))
    let seconds = (0..<8).map { _ in pauses.next() / .seconds(1) }
    #expect(seconds == [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 2, 2])
  }
}
