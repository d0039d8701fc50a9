import SymtextSupport
@testable import SymtextImageFormats
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Streams that are planned backwards.
struct RowPlannerTests {
  private func expectRead(_ streams: [[UInt8]], _ all: [[UInt8]]) throws {
    var input: [UInt8] = []
    for stream in streams {
      for shift in [0, 8, 16, 24] { input.append(UInt8(stream.count >> shift & 0xFF)) }
      input += stream
    }
    let lines = try Python.run("inflate.py", [], input: input).split(separator: "\n")
    #expect(lines.map(String.init) == all.map { "\($0.count) \(CRC32.checksum($0))" })
  }

  /// Returns bytes most of which equal those above, those before, or zero.
  private func rows(_ rowBytes: Int, _ height: Int, _ random: inout SplitMix64) -> [UInt8] {
    let (values, order) = ([1, 2, 30, 256][random.number(4)], 1 + random.number(60))
    var bytes: [UInt8] = []
    for place in 0..<rowBytes * height {
      let distance = [1, rowBytes, rowBytes + 1, rowBytes - 1, 4, 777][random.number(6)]
      let isNew = random.number(order) == 0 || distance > place || distance < 1
      let isFlat = order > 3 && place > 0 && random.number(12) > 0
      bytes.append(
        isNew ? UInt8(random.number(values)) : bytes[place - (isFlat ? 1 : distance)])
    }
    return bytes
  }

  @Test(arguments: [1, 2, 4], [1, 3])
  func `zlib decodes the original rows`(pixelBytes: Int, rounds: Int) throws {
    var random = SplitMix64(state: UInt64(10 * pixelBytes + rounds))
    var planner = RowPlanner()
    var all: [[UInt8]] = []
    var streams: [[UInt8]] = []
    for number in 0..<120 {
      let rowBytes = 1 + pixelBytes * [1, 2, 3, 8, 30, 100, 300, 9000][number % 8]
      let height = 1 + random.number(number % 15 == 0 ? 70_000 / rowBytes + 1 : 8000 / rowBytes + 1)
      let bytes = rows(rowBytes, height, &random)
      var stream: [UInt8] = []
      planner.append(
        zlib: bytes + [7, 7], count: bytes.count, rowBytes: rowBytes, pixelBytes: pixelBytes,
        rounds: rounds, to: &stream)
      all.append(bytes)
      streams.append(stream)
    }
    try expectRead(streams, all)
  }

  @Test func `Rows too long to refer back are decoded`() throws {
    var random = SplitMix64(state: 5)
    let bytes = rows(40_001, 3, &random)
    var stream: [UInt8] = []
    var planner = RowPlanner()
    planner.append(
      zlib: bytes, count: bytes.count, rowBytes: 40_001, pixelBytes: 1, rounds: 1, to: &stream)
    try expectRead([stream], [bytes])
  }

  @Test func `Small pictures take fewer bytes than comparing or searching alone gives`() {
    // A disk with an edge.
    let side = 100
    var rows: [UInt8] = []
    for y in 0..<side {
      rows.append(0)
      for x in 0..<side {
        let (dx, dy) = (Double(x) - 49.3, Double(y) - 50.1)
        let edge = min(max(41.7 - (dx * dx + dy * dy).squareRoot(), 0), 1)
        rows.append(UInt8(edge * 200))
      }
    }
    let count = rows.count
    rows += Array(repeating: 0, count: RowDeflate.slack)
    var (planned, compared, searched): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var planner = RowPlanner()
    planner.append(
      zlib: rows, count: count, rowBytes: side + 1, pixelBytes: 1, rounds: 1, to: &planned)
    var deflate = RowDeflate()
    deflate.begin(rowBytes: side + 1, pixelBytes: 1)
    deflate.append(rows, 0..<count, to: &compared)
    deflate.finish(to: &compared)
    Deflate(level: 6)?.append(zlib: rows[..<count], to: &searched)
    #expect(planned.count < compared.count && planned.count < searched.count)
  }

  @Test func `Smoothed frequencies have the same symbols`() {
    var random = SplitMix64(state: 8)
    let evened = EvenFrequencies(symbols: 286)
    for _ in 0..<200 {
      let most = 1 + random.number(60)
      let values = (0..<286).map { _ in UInt32(max(random.number(most) - random.number(most), 0)) }
      #expect(values.evened(by: evened).map { $0 > 0 } == values.map { $0 > 0 })
    }
    let few = (0..<286).map { UInt32([5, 7, 9, 30, 0, 1][min($0, 5)]) }
    #expect(Array(few.evened(by: evened).prefix(6)) == [7, 7, 7, 30, 0, 1])
  }
}

extension [UInt32] {
  fileprivate func evened(by evened: borrowing EvenFrequencies) -> [UInt32] {
    var values = self
    return unsafe values.withUnsafeMutableBufferPointer { values in
      unsafe evened.read(values)
      return unsafe Array(evened.all)
    }
  }
}
