@testable import SymtextSupport
import Testing

/// Files in pieces.
struct LongBytesTests {
  @Test func `Pieces are the bytes in order, and reading ends where it should`() {
    var builder = LongBytesBuilder()
    var all: [UInt8] = []
    for number in 0..<300 {
      let part = [UInt8](repeating: UInt8(number & 0xFF), count: number * 7)
      builder.append(part)
      all += part
    }
    #expect(builder.count == all.count)
    let long = builder.finish(after: [1, 2], before: [3])
    #expect(long.count == all.count + 3 && long.bytes == [1, 2] + all + [3])
    var pieces: [[UInt8]] = []
    long.forEachPiece { piece in
      pieces.append(piece)
      return pieces.count < 2
    }
    #expect(pieces.count == 2 && pieces[1].count < all.count)
    #expect(LongBytes([7, 8]).bytes == [7, 8] && LongBytes([UInt8]()).bytes.isEmpty)
  }

  @Test func `Base64 of pieces is that of the bytes`() {
    for sizes in [[1, 1, 1, 1], [0, 2, 5, 3], [4, 0, 0], [7], []] as [[Int]] {
      let parts = sizes.map { [UInt8](repeating: UInt8(200 + $0), count: $0) }
      var text: [UInt8] = []
      Base64.forEachPiece(of: LongBytes(parts)) { piece in
        text += piece
        return true
      }
      let all = parts.flatMap { $0 }
      #expect(String(decoding: text, as: UTF8.self) == Base64.text(all))
      #expect(text.count == Base64.count(all.count))
    }
  }

  @Test func `The checksum of pieces is that of the bytes`() {
    let parts: [[UInt8]] = [
      Array("IDAT".utf8), [], [0, 255, 7], [UInt8](repeating: 9, count: 4000),
    ]
    #expect(CRC32.checksum(LongBytes(parts)) == CRC32.checksum(parts.flatMap { $0 }))
    #expect(CRC32.checksum(LongBytes([[UInt8]]())) == CRC32.checksum([UInt8]()))
  }
}
