import SymtextSupport
import Testing

/// The hash FNV-1a.
struct FNV1aTests {
  /// From the test vectors of RFC 9923.
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `Hashes are those of the standard`(text: String, hash: UInt64) {
    #expect(FNV1a.hash(text) == hash)
    #expect(FNV1a.hash(Array(text.utf8)) == hash)
  }

  @Test func `Bytes may be added in parts`() {
    var hash = FNV1a()
    hash.add(Array("foo".utf8))
    hash.add(Array("bar".utf8))
    #expect(hash.value == FNV1a.hash("foobar"))
  }
}
