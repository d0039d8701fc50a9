/// The pen and placement that make a glyph from a symbol's lines at one scale.
struct PlacedPen: Sendable {
  /// The values at one master.
  struct Master: Sendable {
    /// Half the stroke, in units of the drawing grid.
    var halfWidth: Double
    /// The position of the grid's left edge, in font units.
    var left: Double
    /// The y of the grid at the middle of the cap height.
    var middle: Double
  }

  /// For Ultralight, Regular and Black.
  var masters: [Master]
}
