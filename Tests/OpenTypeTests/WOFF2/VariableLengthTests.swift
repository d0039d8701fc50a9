@testable import SymtextOpenType
import Testing

/// The two variable-length encodings of numbers in WOFF2.
struct VariableLengthTests {
  private static let short: [UInt16: [UInt8]] = [
    0: [0], 252: [252], 253: [255, 0], 505: [255, 252], 506: [254, 0], 761: [254, 255],
    762: [253, 2, 250], 0xFFFF: [253, 255, 255],
  ]
  private static let long: [UInt32: [UInt8]] = [
    0: [0], 63: [0x3F], 127: [0x7F], 128: [0x81, 0x00], 0x3FFF: [0xFF, 0x7F],
    0x4000: [0x81, 0x80, 0x00], 0xFFFF_FFFF: [0x8F, 0xFF, 0xFF, 0xFF, 0x7F],
  ]

  @Test func `A 255UInt16 takes one to three bytes`() {
    for (value, bytes) in Self.short {
      var writer = BinaryWriter()
      writer.write(uint255: value)
      #expect(writer.bytes == bytes)
    }
  }

  @Test func `A UIntBase128 has no leading zeros`() {
    for (value, bytes) in Self.long {
      var writer = BinaryWriter()
      writer.write(base128: value)
      #expect(writer.bytes == bytes)
    }
  }
}
