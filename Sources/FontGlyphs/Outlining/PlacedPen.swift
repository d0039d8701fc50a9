/// How the lines of a symbol become a glyph at one scale: the pen and where the drawing lies.
struct PlacedPen: Sendable {
  /// What holds at one master.
  struct Master: Sendable {
    /// Half the stroke, in units of the drawing grid.
    var halfWidth: Double
    /// Where the grid's left edge falls, in font units.
    var left: Double
    /// Which y of the grid falls on the middle of the cap height.
    var middle: Double
  }

  /// Of Ultralight, Regular and Black.
  var masters: [Master]
}
