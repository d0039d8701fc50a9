package import SymtextGraphics

/// A node of the graph that paints a glyph, with its numbers at one place of the design space.
///
/// Font units, y up; angles are degrees, from the x axis towards the y axis. Other nodes are named by where they
/// lie in the table.
/// <https://learn.microsoft.com/typography/opentype/spec/colr#paint-tables>
package enum ColorPaint: Sendable {
  /// Nodes of the list of layers, back to front.
  case layers(Range<Int>)
  /// One colour everywhere.
  case solid(PaletteColor)
  /// Colours along the line from the first point, which do not change along that to the third.
  case linear(ColorLine, from: Point, to: Point, rotation: Point)
  /// Colours from one circle to another.
  case radial(ColorLine, from: Point, startRadius: Double, to: Point, endRadius: Double)
  /// Colours around a point.
  case sweep(ColorLine, around: Point, from: Double, to: Double)
  /// Another node within the outline of a glyph.
  case glyph(GlyphID, paint: Int)
  /// What another glyph is painted with.
  case colorGlyph(GlyphID)
  /// Another node, moved, turned, scaled or skewed.
  case transformed(Affine, paint: Int)
  /// A node laid over another one.
  case composite(source: Int, CompositeMode, backdrop: Int)
}
