/// A composite glyph.
///
/// <https://learn.microsoft.com/typography/opentype/spec/glyf#composite-glyph-description>
struct CompositeGlyph {
  var bounds: GlyphBounds
  /// The components as in `glyf`: flags, glyph, offset and matrix of each.
  var components: [UInt8]
  /// The hinting program; `nil` when no component has the flag for one.
  var instructions: [UInt8]?

  /// Reads the record after the bounding box.
  init(_ cursor: inout BinaryCursor, bounds: GlyphBounds) throws(FontError) {
    self.bounds = bounds
    let (components, hasInstructions) = try Self.components(&cursor)
    self.components = components
    if hasInstructions { instructions = try cursor.bytes(try cursor.uint16()) }
  }

  /// Reads the components, and whether one has the flag for a hinting program.
  static func components(
    _ cursor: inout BinaryCursor
  ) throws(FontError) -> (bytes: [UInt8], hasInstructions: Bool) {
    let start = cursor.offset
    var flags = 0
    var hasInstructions = false
    repeat {
      flags = try cursor.uint16()
      hasInstructions = hasInstructions || flags & Flag.haveInstructions != 0
      _ = try cursor.bytes(2 + Self.argumentSize(flags))  // glyphIndex, arguments, matrix
    } while flags & Flag.moreComponents != 0
    guard let components = cursor.reader.part(start, cursor.offset - start) else {
      throw FontError("it is truncated")
    }
    return (components.copy, hasInstructions)
  }

  private static func argumentSize(_ flags: Int) -> Int {
    let place = flags & Flag.argumentsAreWords != 0 ? 4 : 2
    if flags & Flag.haveScale != 0 { return place + 2 }
    if flags & Flag.haveXAndYScale != 0 { return place + 4 }
    if flags & Flag.haveTwoByTwo != 0 { return place + 8 }
    return place
  }

  private enum Flag {
    static let argumentsAreWords = 0x0001
    static let haveScale = 0x0008
    static let moreComponents = 0x0020
    static let haveXAndYScale = 0x0040
    static let haveTwoByTwo = 0x0080
    static let haveInstructions = 0x0100
  }
}
