/// The checksum of PNG and zip: CRC-32, by libdeflate.
package enum CRC32 {
  /// The checksum of some bytes.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 { Deflate.crc32(bytes[...]) }
}
