package import SymtextGraphics

/// A node of a glyph's paint graph, at one position in the design space.
///
/// Font units, y up; angles are degrees, from the x axis towards the y axis. Other nodes are given by their offsets in
/// the table.
/// <https://learn.microsoft.com/typography/opentype/spec/colr#paint-tables>
package enum ColorPaint: Sendable {
  /// Nodes of the layer list, back to front.
  case layers(Range<Int>)
  /// One colour everywhere.
  case solid(PaletteColor)
  /// A linear gradient between the first two points; its colours are constant parallel to the line from the first point
  /// to the third.
  case linear(ColorLine, from: Point, to: Point, rotation: Point)
  /// A gradient from one circle to another.
  case radial(ColorLine, from: Point, startRadius: Double, to: Point, endRadius: Double)
  /// A gradient around a point.
  case sweep(ColorLine, around: Point, from: Double, to: Double)
  /// Another node, clipped to the outline of a glyph.
  case glyph(GlyphID, paint: Int)
  /// The paint of another glyph.
  case colorGlyph(GlyphID)
  /// Another node with an affine transform.
  case transformed(Affine, paint: Int)
  /// A node composited with another one.
  case composite(source: Int, CompositeMode, backdrop: Int)
}
