internal import SymtextSupport
package import SymtextSymbols

extension CodePoints {
  /// Returns the first code point of a new font's symbols.
  ///
  /// It is one of 352 places, which the family's name chooses, so that two families seldom share code points. From each
  /// place on, a plane has room for 16,382 symbols. The first 8,192 code points of plane 15 are left to the bundled
  /// library.
  package static func first(forFamily family: String) -> UInt32 {
    let places =
      Array(stride(from: UInt32(0xF2000), to: 0xFC000, by: 0x100))
      + stride(from: 0x100000, to: 0x10C000, by: 0x100)
    return places[Int(CRC32.checksum(Array(family.utf8))) % places.count]
  }
}
