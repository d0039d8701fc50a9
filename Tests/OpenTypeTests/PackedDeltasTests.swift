@testable import SymtextOpenType
import Testing

/// The encoding of deltas and point numbers in `gvar`.
struct PackedDeltasTests {
  /// Decodes deltas as the specification describes.
  private func read(_ bytes: [UInt8]) -> [Int] {
    var deltas: [Int] = []
    var bytes = bytes[...]
    while let control = bytes.popFirst() {
      for _ in 0...(control & 0x3F) {
        if control & 0x80 != 0 {
          deltas.append(0)
        } else if control & 0x40 != 0 {
          let high = bytes.removeFirst()
          deltas.append(Int(Int16(bitPattern: UInt16(high) << 8 | UInt16(bytes.removeFirst()))))
        } else {
          deltas.append(Int(Int8(bitPattern: bytes.removeFirst())))
        }
      }
    }
    return deltas
  }

  private func packed(_ deltas: [Int]) -> [UInt8] {
    var writer = BinaryWriter()
    PackedDeltas.encode(deltas, into: &writer)
    return writer.bytes
  }

  /// The sizes that fontTools 4.68 needs for the same (`TupleVariation.compileDeltaValues_`).
  @Test(arguments: [
    ([5, 0, 7], 4), ([5, 0, 0, 7], 5), ([300, 2, 300], 7), ([300, 2, 3, 300], 9),
    ([300, 0, 300], 7),
    ([0, 0, 0], 1), ([], 0), ([-128, 127, 128], 6), (Array(repeating: 0, count: 65), 2),
    (Array(repeating: 9, count: 130), 133),
  ])
  func `Runs are chosen for the smallest total size`(deltas: [Int], size: Int) {
    let bytes = packed(deltas)
    #expect(bytes.count == size)
    #expect(read(bytes) == deltas)
    #expect(PackedDeltas.byteCount(deltas) == size)
  }

  @Test func `Deltas survive encoding and decoding`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let range = [1, 20, 200, 32_000].randomElement(using: &random) ?? 1
      let deltas = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        Bool.random(using: &random) ? 0 : Int.random(in: -range...range, using: &random)
      }
      #expect(read(packed(deltas)) == deltas)
    }
  }

  @Test(arguments: [[0], [5], [0, 1, 2, 300, 301, 70_00], Array(0..<127), Array(0..<400)])
  func `Point numbers survive encoding and decoding`(points: [Int]) {
    var writer = BinaryWriter()
    PackedPoints.encode(points, into: &writer)
    var bytes = writer.bytes[...]
    var count = Int(bytes.removeFirst())
    if count & 0x80 != 0 { count = (count & 0x7F) << 8 | Int(bytes.removeFirst()) }
    var read: [Int] = []
    while read.count < count {
      let control = bytes.removeFirst()
      for _ in 0...(control & 0x7F) {
        var step = Int(bytes.removeFirst())
        if control & 0x80 != 0 { step = step << 8 | Int(bytes.removeFirst()) }
        read.append((read.last ?? 0) + step)
      }
    }
    #expect(read == points)
    #expect(bytes.isEmpty)
  }
}
