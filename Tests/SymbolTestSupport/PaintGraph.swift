package import SymtextOpenType

/// Paint tables (`COLR` version 1) for the glyph 3, byte by byte: graphs that no tool would write.
package enum PaintGraph {
  /// Returns a table of one glyph with consecutive paints.
  /// - Parameters:
  ///   - paints: The first is that of the glyph 3.
  ///   - layers: The numbers of paints.
  package static func table(_ paints: [[UInt8]], layers: [Int] = []) -> ColorPaintTable? {
    var writer = BinaryWriter()
    writer.write(UInt16(1))
    writer.write(UInt16(0))
    writer.write(UInt32(0))
    writer.write(UInt32(0))
    writer.write(UInt16(0))
    writer.write(UInt32(34))  // the list of glyphs
    writer.write(UInt32(44))  // the list of layers
    for _ in 0..<3 { writer.write(UInt32(0)) }
    writer.write(UInt32(1))
    writer.write(UInt16(3))
    let start = 48 + 4 * layers.count
    var places = [start]
    for paint in paints { places.append(places[places.count - 1] + paint.count) }
    writer.write(UInt32(places[0] - 34))
    writer.write(UInt32(layers.count))
    for layer in layers { writer.write(UInt32(places[layer] - 44)) }
    for paint in paints { writer.write(bytes: paint) }
    return ColorPaintTable(FontData(writer.bytes))
  }

  /// Returns the outline of a glyph filled with the paint after it.
  package static func outline(of glyph: UInt8) -> [UInt8] { [10, 0, 0, 6, 0, glyph] }
  /// The first colour of the palette.
  package static let solid: [UInt8] = [2, 0, 0, 0x40, 0]
  /// Layers.
  package static func layers(from first: Int, count: Int) -> [UInt8] {
    [1, UInt8(count), 0, 0, UInt8(first >> 8), UInt8(first & 0xFF)]
  }

  /// Returns a glyph with an identity transform nested to a given depth.
  package static func nested(_ depth: Int) -> ColorPaintTable? {
    let move: [UInt8] = [14, 0, 0, 8, 0, 0, 0, 0]
    return table(Array(repeating: move, count: depth - 2) + [outline(of: 40), solid])
  }

  /// Returns a table with a paint and its following nodes repeated.
  /// - Parameters:
  ///   - paints: The first of them is repeated.
  ///   - nodes: The number of nodes in each repetition.
  /// - Returns: The table, and its total number of nodes.
  package static func repeated(
    _ paints: [[UInt8]], count: Int, nodes: Int
  ) -> (table: ColorPaintTable?, nodes: Int) {
    // Lists of at most 255 layers, in a list.
    let (whole, rest) = (count / 255, count % 255)
    let lists = whole + (rest > 0 ? 1 : 0)
    let all =
      [
        layers(from: 0, count: lists), layers(from: lists, count: 255),
        layers(from: lists, count: rest),
      ] + paints
    let numbers =
      Array(repeating: 1, count: whole) + Array(repeating: 2, count: lists - whole)
      + Array(repeating: 3, count: 255)
    return (table(all, layers: numbers), 1 + lists + count * nodes)
  }
}
