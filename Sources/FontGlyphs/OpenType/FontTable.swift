/// A table of a font that can write itself.
protocol FontTable {
  static var tag: Tag { get }
  func encode(into writer: inout BinaryWriter) throws(FontError)
}
