/// The bytes of a PNG file in the making.
struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Adds a chunk: length, type, data, checksum of type and data.
  mutating func append(_ type: StaticString, data: (inout [UInt8]) -> Void) {
    let start = bytes.count
    bytes.append(bigEndian: 0)
    bytes += type.description.utf8
    data(&bytes)
    let length = UInt32(bytes.count - start - 8)
    for (place, shift) in [24, 16, 8, 0].enumerated() {
      bytes[start + place] = UInt8(truncatingIfNeeded: length >> shift)
    }
    bytes.append(bigEndian: Deflate.crc32(bytes[(start + 4)...]))
  }
}

extension [UInt8] {
  /// Adds a number as PNG has it.
  mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
