/// The CRC-32 checksum of PNG and zip, by libdeflate.
package enum CRC32 {
  /// Returns the checksum of some bytes.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 { Deflate.crc32(bytes[...]) }
}
