import Testing
@testable import SymtextTextLayout

struct UTF8DecodingTests {
  @Test(arguments: ["a", "é", "一", "😀", "\u{10FFFF}"] as [Unicode.Scalar])
  func `A character is decoded from its bytes`(scalar: Unicode.Scalar) {
    let bytes = Array(String(Character(scalar)).utf8)
    let read = UTF8Decoding.scalar(bytes, at: 0)
    #expect(read.scalar == scalar)
    #expect(read.length == bytes.count)
  }
}
