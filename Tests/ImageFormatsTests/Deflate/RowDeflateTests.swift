import SymtextSupport
@testable import SymtextSymbolTestSupport
@testable import SymtextImageFormats
import SymtextTestSupport
import Testing

/// The compressed rows of a picture.
struct RowDeflateTests {
  /// Returns a stream of rows.
  private func stream(_ rows: [[UInt8]], pixelBytes: Int) -> [UInt8] {
    var deflate = RowDeflate()
    let bytes = rows.flatMap(\.self)
    var stream: [UInt8] = []
    deflate.begin(rowBytes: rows[0].count, pixelBytes: pixelBytes)
    deflate.append(
      bytes + Array(repeating: 77, count: RowDeflate.slack), 0..<bytes.count, to: &stream)
    deflate.finish(to: &stream)
    return stream
  }

  @Test(arguments: [1, 2, 3, 4])
  func `zlib decodes the original rows`(pixelBytes: Int) throws {
    var random = SplitMix64(state: UInt64(pixelBytes))
    try expectRead(
      (0..<120).map { _ in
        let rowBytes = 1 + pixelBytes * [1, 2, 3, 5, 20, 60, 300, 2000][random.number(8)]
        return rows(rowBytes, 1 + random.number(20_000 / rowBytes), &random)
      }, pixelBytes: pixelBytes)
  }

  @Test(arguments: [1, 2, 3, 4])
  func `A hash collision is not a match`(pixelBytes: Int) throws {
    // Pairs of four bytes that share their first two or three and one table slot.
    let table = MatchTable()
    defer { table.deallocate() }
    let words = (0..<1 << 16).map { UInt32($0) << 16 | 0x3412 }
    let pairs = words.enumerated().compactMap { place, word -> [UInt32]? in
      let known = table.note(word, at: place).0
      return known < 0 ? nil : [words[known], word]
    }
    try #require(pairs.count > 100)
    var random = SplitMix64(state: 9)
    // Noise, so that the table is searched, mixed with the pairs.
    let rows = (0..<200).map { _ in
      var row: [UInt8] = []
      while row.count < 520 {
        for word in pairs[random.number(pairs.count)] {
          for shift: UInt32 in [0, 8, 16, 24] { row.append(UInt8(word >> shift & 0xFF)) }
          for _ in 0..<9 { row.append(UInt8(random.number(256))) }
        }
      }
      return row
    }
    try expectRead([rows], pixelBytes: pixelBytes)
  }

  /// Compresses rows and decodes them with zlib.
  private func expectRead(_ all: [[[UInt8]]], pixelBytes: Int) throws {
    try expectRead(
      all.map { stream($0, pixelBytes: pixelBytes) }, all.map { $0.flatMap(\.self) })
  }

  private func expectRead(_ streams: [[UInt8]], _ all: [[UInt8]]) throws {
    var input: [UInt8] = []
    for stream in streams {
      for shift in [0, 8, 16, 24] { input.append(UInt8(stream.count >> shift & 0xFF)) }
      input += stream
    }
    let lines = try Python.run("inflate.py", [], input: input).split(separator: "\n")
    #expect(lines.map(String.init) == all.map { "\($0.count) \(CRC32.checksum($0))" })
  }

  /// Returns rows of bytes similar to the row above, to the previous pixel, or to any position.
  private func rows(_ rowBytes: Int, _ count: Int, _ random: inout SplitMix64) -> [[UInt8]] {
    let values = [1, 2, 5, 20, 50, 256][random.number(6)]
    let order = [0, 1, 9, 9][random.number(4)]
    let (above, before, elsewhere) = (
      random.number(order + 1), random.number(order + 1), random.number(order + 1)
    )
    var bytes = (0..<rowBytes * count).map { _ in UInt8(random.number(values)) }
    var place = rowBytes
    while place < bytes.count {
      let kind = random.number(above + before + elsewhere + 2)
      let distance =
        kind < above
        ? rowBytes
        : kind < above + before ? min(4, place) : 1 + random.number(min(place, 32_768))
      let length = min(1 + random.number(40), bytes.count - place)
      if kind < above + before + elsewhere {
        for offset in place..<place + length { bytes[offset] = bytes[offset - distance] }
      }
      place += length
    }
    return (0..<count).map { Array(bytes[$0 * rowBytes..<($0 + 1) * rowBytes]) }
  }

  @Test func `Constant rows take almost no bytes`() {
    for (rowBytes, pixelBytes) in [(2, 1), (131, 1), (401, 1), (801, 2), (1601, 4), (40_001, 4)] {
      let rows = Array(repeating: [UInt8](repeating: 0, count: rowBytes), count: 500)
      // Two bits for 258 bytes, across row ends.
      #expect(stream(rows, pixelBytes: pixelBytes).count < 40 + rowBytes * 500 / 1000)
    }
  }

  @Test func `A row equal to the row above takes few bits`() {
    var random = SplitMix64(state: 1)
    let row = (0..<500).map { _ in UInt8(random.number(200)) }
    // A match has 258 bytes at most and takes two or three bytes.
    #expect(stream(Array(repeating: row, count: 100), pixelBytes: 1).count < 500 + 100 * 2 * 3)
  }

  @Test func `Distant matches are found if much is left unmatched`() {
    var random = SplitMix64(state: 2)
    let letters = (0..<20).map { _ in (0..<12).map { _ in UInt8(random.number(100)) } }
    let rows = (0..<2000).map { _ in (0..<30).flatMap { _ in letters[random.number(20)] } }
    // Of twelve bytes each, with half a byte at least to select one.
    #expect(stream(rows, pixelBytes: 1).count < 2000 * 30 * 3 / 2)
  }

  @Test func `Distant matches are found in part of the rows`() {
    var random = SplitMix64(state: 6)
    let letters = (0..<20).map { _ in (0..<12).map { _ in UInt8(random.number(100)) } }
    let margin = [UInt8](repeating: 0, count: 300)
    let rows = (0..<400).map { _ in margin + (0..<10).flatMap { _ in letters[random.number(20)] } }
    // Three bytes for each letter, and as many for each 258 bytes or fewer of the margin.
    #expect(stream(rows, pixelBytes: 1).count < 400 * (10 + 2) * 3 + 2000)
  }

  @Test func `A few bytes need no dynamic code`() {
    // Three bits, twice eight and seven in a block, between two and four bytes.
    #expect(stream([[0, 1]], pixelBytes: 1).count == 2 + 4 + 4)
  }

  @Test(arguments: [1, 4])
  func `Rows may come without the previous ones`(pixelBytes: Int) throws {
    var random = SplitMix64(state: 7)
    let rowBytes = 1 + 20 * pixelBytes
    let row = (0..<rowBytes).map { _ in UInt8(random.number(9)) }
    let rows = (0..<40).map { _ in random.number(4) == 0 ? row.reversed() : row }
    var deflate = RowDeflate()
    var stream: [UInt8] = []
    deflate.begin(rowBytes: rowBytes, pixelBytes: pixelBytes)
    for start in stride(from: 0, to: 40, by: 4) {
      let bytes = rows[start..<start + 4].flatMap(\.self)
      deflate.append(
        bytes + Array(repeating: 0, count: RowDeflate.slack), 0..<bytes.count, to: &stream)
    }
    deflate.finish(to: &stream)
    try expectRead([stream], [rows.flatMap(\.self)])
  }

  @Test(arguments: [1, 2, 4])
  func `Random rows grow hardly`(pixelBytes: Int) {
    var random = SplitMix64(state: 3)
    let rows = (0..<300).map { _ in (0..<801).map { _ in UInt8(random.number(256)) } }
    #expect(stream(rows, pixelBytes: pixelBytes).count < 300 * 801 * 1005 / 1000)
  }

  @Test(arguments: [1, 2, 4])
  func `Bytes after the rows have no effect`(pixelBytes: Int) {
    var random = SplitMix64(state: 4)
    for _ in 0..<50 {
      let rowBytes = 1 + pixelBytes * (1 + random.number(20))
      let rows = (0..<20).flatMap { _ in (0..<rowBytes).map { _ in UInt8(random.number(2)) } }
      let streams = ([0, 1, 255] as [UInt8]).map { slack -> [UInt8] in
        var deflate = RowDeflate()
        var stream: [UInt8] = []
        deflate.begin(rowBytes: rowBytes, pixelBytes: pixelBytes)
        let bytes = rows + Array(repeating: slack, count: RowDeflate.slack)
        deflate.append(bytes, 0..<rows.count, to: &stream)
        deflate.finish(to: &stream)
        return stream
      }
      #expect(Set(streams).count == 1)
    }
  }

  @Test func `A stream begins and ends as zlib's do`() {
    let rows: [[UInt8]] = [[0, 1, 2, 3, 4]]
    let stream = stream(rows, pixelBytes: 1)
    #expect(stream.prefix(2) == [0x78, 0x01])
    // Adler-32: 1 + 10, and 1 + 2 + 4 + 7 + 11 … of five bytes.
    #expect(stream.suffix(4) == [0, 25, 0, 11])
  }
}
