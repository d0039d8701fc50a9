import SymtextTestSupport
import Testing

struct SnapshotTests {
  @Test func `Every snapshot belongs to a test`() throws {
    #expect(try Snapshot.dead() == [])
  }
}
