internal import SymtextSupport

/// The bytes of a PNG file under construction.
struct PNGFile {
  private(set) var bytes: [UInt8]
  /// The start of the open chunk.
  private var start = 0

  /// - Parameter bytes: the bytes before the first chunk.
  init(bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { self.bytes = bytes }

  /// Appends a chunk: length, type, data, checksum of type and data.
  mutating func append(_ type: StaticString, data: (inout [UInt8]) -> Void) {
    begin(type)
    write(data)
    end()
  }

  /// Begins a chunk whose data comes in parts.
  mutating func begin(_ type: StaticString) {
    start = bytes.count
    bytes.append(bigEndian: 0)
    bytes += type.description.utf8
  }

  /// Appends data to the open chunk.
  mutating func write(_ data: (inout [UInt8]) -> Void) { data(&bytes) }

  /// Ends the open chunk.
  mutating func end() {
    let length = UInt32(bytes.count - start - 8)
    for (place, shift) in [24, 16, 8, 0].enumerated() {
      bytes[start + place] = UInt8(truncatingIfNeeded: length >> shift)
    }
    bytes.append(bigEndian: Deflate.crc32(bytes[(start + 4)...]))
  }

  /// Reserves room for more bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Inserts whole chunks between others.
  mutating func insert(_ chunks: PNGFile, at place: Int) {
    bytes.insert(contentsOf: chunks.bytes, at: place)
  }
}

extension [UInt8] {
  /// Appends a big-endian number.
  mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
