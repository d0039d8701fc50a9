internal import SymtextFonts
internal import SymtextGraphics

/// The extents of ink above and below a baseline, in points.
struct InkExtents: Hashable, Sendable {
  var ascent = 0.0
  var descent = 0.0

  mutating func formUnion(_ other: InkExtents) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }

  /// Returns the extents raised by an offset, in points.
  func raised(by offset: Double) -> InkExtents {
    InkExtents(ascent: ascent + offset, descent: descent - offset)
  }
}

extension Run {
  /// The ink of glyphs of a fallback font; `nil` for the text's own font, and for ideographs and emoji, which stay
  /// within any line.
  var standInInk: InkExtents? {
    guard font.instance !== attributes.font.instance, !item.script.isIdeographic,
      !font.face.isColored
    else { return nil }
    var ink = InkExtents()
    for glyph in glyphs {
      guard let extents = font.instance.native.verticalExtents(of: glyph.glyph) else { continue }
      ink.formUnion(
        InkExtents(
          ascent: extents.top * font.scale - glyph.offset.y,
          descent: glyph.offset.y - extents.bottom * font.scale))
    }
    return ink
  }
}
