import SymtextSupport
import SymtextImageFormats

/// The checksums in a PNG file.
enum PNGChecksums {
  /// Returns the file with the right checksum after each complete chunk.
  static func corrected(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= file.count else { break }
      let checksum = CRC32.checksum(Array(file[(start + 4)..<end]))
      for place in 0..<4 {
        file[end + place] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * UInt32(place)))
      }
      start = end + 4
    }
    return file
  }
}
