@testable import SymtextSupport
import Testing

struct TarHeaderTests {
  @Test func `A file is a header and whole blocks`() throws {
    let bytes = try #require(TarHeader.file("a.png", Array(repeating: 7, count: 513)))
    #expect(bytes.count == 512 * 3)
    #expect(String(decoding: bytes[..<5], as: UTF8.self) == "a.png")
    #expect(String(decoding: bytes[124..<135], as: UTF8.self) == "00000001001")
    #expect(bytes[512 + 512] == 7 && bytes[512 + 513] == 0)
    // The sum of all bytes, with spaces in place of the checksum.
    let sum = bytes[..<512].enumerated().reduce(0) {
      $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element))
    }
    #expect(Int(String(decoding: bytes[148..<154], as: UTF8.self), radix: 8) == sum)
  }

  @Test(arguments: [(0, 512), (1, 1024), (512, 1024)])
  func `A full block is not followed by an empty one`(count: Int, expected: Int) {
    #expect(TarHeader.file("a", [UInt8](repeating: 1, count: count))?.count == expected)
  }

  @Test func `A name that does not fit gives no file`() {
    #expect(TarHeader.file("", [1]) == nil)
    #expect(TarHeader.file(String(repeating: "a", count: 101), [1]) == nil)
  }
}
