import HTTPFront
import Testing

struct ArchiveKeyTests {
  @Test func `names have no dots and no folders`() {
    #expect(ArchiveKey.key(nil, line: 12) == "0000012")
    #expect(ArchiveKey.key("../cart.fill", line: 1) == "0000001-___cart_fill")
  }
}
