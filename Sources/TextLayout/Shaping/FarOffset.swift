/// A glyph's offset from the pen, in font units, y up, for the few that do not fit into 16 bits.
struct FarOffset: Hashable, Sendable {
  var x: Int32
  var y: Int32
}
