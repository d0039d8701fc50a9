internal import SymtextSupport
package import SymtextSymbols

extension CodePoints {
  /// Returns the first code point of a new font's symbols.
  ///
  /// It is one of 352 places, which the family's name chooses, so that two families seldom share code points. The first
  /// 8,192 code points of plane 15 are left to the bundled library.
  /// - Parameter count: the number of symbols for which there must be room in the plane; where no place has it, the font
  ///   begins at the first code point of plane 15.
  package static func first(forFamily family: String, count: Int) -> UInt32 {
    let places = [UInt32(0xF2000)..<0xFC000, 0x100000..<0x10C000].flatMap { area in
      // The last two of a plane are no characters.
      stride(from: area.lowerBound, to: area.upperBound, by: 0x100).filter {
        count <= Int(0xFFFE - $0 & 0xFFFF)
      }
    }
    guard !places.isEmpty else { return 0xF0000 }
    return places[Int(CRC32.checksum(Array(family.utf8))) % places.count]
  }
}
