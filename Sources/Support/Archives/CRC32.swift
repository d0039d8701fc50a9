/// The CRC-32 checksum of PNG and zip, by libdeflate.
package enum CRC32 {
  /// Returns the checksum of some bytes.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 { Deflate.crc32(bytes[...]) }

  /// Returns the checksum of a part of some bytes.
  package static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 { Deflate.crc32(bytes) }

  /// Returns the checksum of bytes that come in pieces.
  package static func checksum(_ bytes: LongBytes) -> UInt32 {
    var checksum: UInt32 = 0
    bytes.forEachPiece { piece in
      checksum = Deflate.crc32(piece[...], after: checksum)
      return true
    }
    return checksum
  }
}
