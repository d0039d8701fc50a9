import SymtextTestSupport
import Testing

struct LimitsTests {
  @Test func `Input at a limit works, one beyond is an error, and the page has its sentence`()
    throws
  {
    var sentences: [[String]] = []
    for section in LimitTable.sections {
      var own: [String] = []
      for limit in section.limits {
        #expect(try limit.outcome(false) == nil, "\(limit.subject)")
        let said = try limit.outcome(true)
        #expect(said != nil, "\(limit.subject)")
        own.append(said ?? "")
      }
      sentences.append(own)
    }
    #expect(sentences.joined().allSatisfy { !$0.contains("\n") })
    try Snapshot("../../Documentation/Limits.md").check(LimitTable.page(sentences))
  }
}
