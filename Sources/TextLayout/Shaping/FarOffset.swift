/// Where a glyph is drawn relative to the pen, in font units, y up: for the few that 16 bits do not reach.
struct FarOffset: Hashable, Sendable {
  var x: Int32
  var y: Int32
}
