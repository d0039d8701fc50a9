import HTTPFront
import Testing

struct TarArchiveTests {
  @Test func `a file is a header and whole blocks`() {
    let bytes = TarArchive.file("a.png", Array(repeating: 7, count: 513))
    #expect(bytes.count == 512 * 3)
    #expect(String(decoding: bytes[..<5], as: UTF8.self) == "a.png")
    #expect(String(decoding: bytes[124..<135], as: UTF8.self) == "00000001001")
    #expect(bytes[512 + 512] == 7 && bytes[512 + 513] == 0)
    // The sum of all bytes, with spaces in place of itself.
    let sum = bytes[..<512].enumerated().reduce(0) {
      $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element))
    }
    #expect(Int(String(decoding: bytes[148..<154], as: UTF8.self), radix: 8) == sum)
  }

  @Test func `names have no dots and no folders`() {
    #expect(TarArchive.key(nil, line: 12) == "0000012")
    #expect(TarArchive.key("../cart.fill", line: 1) == "0000001-___cart_fill")
  }
}
