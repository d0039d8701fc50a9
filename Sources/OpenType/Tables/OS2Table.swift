/// Metrics and classification, including the cap height.
///
/// <https://learn.microsoft.com/typography/opentype/spec/os2>
package struct OS2Table: FontTable {
  package static let tag: Tag = "OS/2"

  package var averageWidth: Int
  package var unitsPerEm: Int
  package var ascender: Int
  package var descender: Int
  package var winAscent: Int
  package var winDescent: Int
  package var xHeight: Int
  package var capHeight: Int
  package var firstCharacter: UInt32
  package var lastCharacter: UInt32
  /// The vendor ID.
  package var vendor: Tag
  /// The largest number of glyphs that a substitution examines.
  package var maxContext: Int

  package init(
    averageWidth: Int, unitsPerEm: Int, ascender: Int, descender: Int, winAscent: Int,
    winDescent: Int, xHeight: Int, capHeight: Int, firstCharacter: UInt32, lastCharacter: UInt32,
    vendor: Tag, maxContext: Int
  ) {
    self.averageWidth = averageWidth
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.winAscent = winAscent
    self.winDescent = winDescent
    self.xHeight = xHeight
    self.capHeight = capHeight
    self.firstCharacter = firstCharacter
    self.lastCharacter = lastCharacter
    self.vendor = vendor
    self.maxContext = maxContext
  }

  package func encode(into writer: inout BinaryWriter) {
    func part(_ fraction: Double) -> Int16 { Int16((Double(unitsPerEm) * fraction).rounded()) }
    writer.write(UInt16(4))  // version
    writer.write(Int16(clamping: averageWidth))  // xAvgCharWidth
    writer.write(UInt16(400))  // usWeightClass
    writer.write(UInt16(5))  // usWidthClass: medium
    writer.write(UInt16(0))  // fsType: installable
    for (x, y) in [(0.65, 0.6), (0, 0.075), (0.65, 0.6), (0, 0.35)] {
      writer.write(part(x))  // subscript and superscript sizes and offsets
      writer.write(part(y))
    }
    writer.write(part(0.05))  // yStrikeoutSize
    writer.write(part(0.3))  // yStrikeoutPosition
    writer.write(Int16(0))  // sFamilyClass
    writer.write(bytes: [5, 0, 0, 0, 0, 0, 0, 0, 0, 0])  // panose: family 5, pictures
    // ulUnicodeRange1: Basic Latin and Latin-1 Supplement (the spaces)
    writer.write(UInt32(0b11))
    let privateUse: ClosedRange<UInt32> = 0xE000...0xF8FF
    let hasPrivateUse = privateUse.contains(firstCharacter) || privateUse.contains(lastCharacter)
    let hasPlanes = lastCharacter > 0xFFFF
    // ulUnicodeRange2: bit 57, planes above 0; bit 60, private use area
    writer.write(UInt32((hasPlanes ? 1 << 25 : 0) | (hasPrivateUse ? 1 << 28 : 0)))
    // ulUnicodeRange3: bit 90, private use planes
    writer.write(UInt32(hasPlanes ? 1 << 26 : 0))
    writer.write(UInt32(0))  // ulUnicodeRange4
    writer.write(vendor)  // achVendID
    writer.write(UInt16(1 << 6 | 1 << 7))  // fsSelection: REGULAR, USE_TYPO_METRICS
    writer.write(UInt16(clamping: min(firstCharacter, 0xFFFF)))  // usFirstCharIndex
    writer.write(UInt16(clamping: min(lastCharacter, 0xFFFF)))  // usLastCharIndex
    writer.write(Int16(clamping: ascender))  // sTypoAscender
    writer.write(Int16(clamping: descender))  // sTypoDescender
    writer.write(Int16(0))  // sTypoLineGap
    writer.write(UInt16(clamping: winAscent))  // usWinAscent
    writer.write(UInt16(clamping: winDescent))  // usWinDescent
    writer.write(UInt32(1))  // ulCodePageRange1: Latin 1
    writer.write(UInt32(0))  // ulCodePageRange2
    writer.write(Int16(clamping: xHeight))  // sxHeight
    writer.write(Int16(clamping: capHeight))  // sCapHeight
    writer.write(UInt16(0))  // usDefaultChar
    writer.write(UInt16(0x20))  // usBreakChar
    writer.write(UInt16(clamping: maxContext))  // usMaxContext
  }
}
