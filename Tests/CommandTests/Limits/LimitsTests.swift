import TestSupport
import Testing

struct LimitsTests {
  @Test(arguments: LimitTable.sections.flatMap(\.limits).map(\.subject).indices)
  func `At every limit it works, and one beyond there is a sentence`(number: Int) throws {
    let limit = LimitTable.sections.flatMap(\.limits)[number]
    #expect(try limit.outcome(false) == nil, "\(limit.subject)")
    let said = try limit.outcome(true)
    #expect(said != nil, "\(limit.subject)")
    #expect(!(said?.contains("\n") ?? false))
  }

  @Test func `The page of limits says what the program says`() throws {
    try Snapshot("../../Documentation/Limits.md").check(try LimitTable.page())
  }
}
