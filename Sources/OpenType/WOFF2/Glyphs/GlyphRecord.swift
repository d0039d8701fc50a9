/// A glyph's record in `glyf`.
///
/// <https://learn.microsoft.com/typography/opentype/spec/glyf>
enum GlyphRecord {
  /// No outline.
  case empty
  case simple(SimpleGlyph)
  case composite(CompositeGlyph)

  /// - Throws: ``FontError`` when the record is invalid.
  init(_ record: BinaryReader) throws(FontError) {
    guard record.count > 0 else {
      self = .empty
      return
    }
    var cursor = BinaryCursor(record)
    let contourCount = try cursor.int16()
    let bounds = try GlyphBounds(&cursor)
    if contourCount > 0 {
      self = .simple(try SimpleGlyph(&cursor, contourCount: contourCount, bounds: bounds))
    } else if contourCount < 0 {
      self = .composite(try CompositeGlyph(&cursor, bounds: bounds))
    } else {
      guard bounds == .zero else { throw FontError("it has a bounding box but no contours") }
      self = .empty
    }
  }

  /// The left edge of the bounding box, in font units; 0 for an empty glyph.
  var minX: Int {
    switch self {
    case .empty: 0
    case .simple(let glyph): glyph.bounds.minX
    case .composite(let glyph): glyph.bounds.minX
    }
  }
}
