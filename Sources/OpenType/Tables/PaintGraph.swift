/// The paint graph of a colour table, in which equal paints are shared.
///
/// Offsets are never negative, so a paint precedes its parts: parts are added first, and all are written in reverse.
struct PaintGraph {
  /// A paint that refers to its parts by index.
  private enum Node: Hashable {
    case solid(color: Int, opacity: Double)
    case glyph(Int, paint: Int)
    case layers(first: Int, count: Int)
    case destinationOut(source: Int, backdrop: Int)

    /// The size in bytes.
    var size: Int {
      switch self {
      case .solid: 5
      case .glyph, .layers: 6
      case .destinationOut: 8
      }
    }
  }

  private var nodes: [Node] = []
  private var places: [Node: Int] = [:]
  private var known: [ColorTable.Paint: Int] = [:]
  private var lists: [[Int]: Int] = [:]
  /// The paints of the layer list, by index.
  private(set) var layers: [Int] = []

  /// The largest number of layers in one paint.
  private static let mostLayers = 255

  /// Adds a paint and its parts.
  /// - Returns: Its index.
  mutating func add(_ paint: ColorTable.Paint) -> Int {
    if let place = known[paint] { return place }
    let place: Int
    switch paint {
    case .glyph(let glyph, let color, let opacity):
      let solid = add(.solid(color: color, opacity: opacity))
      place = add(.glyph(glyph, paint: solid))
    case .layers(let paints) where paints.count > Self.mostLayers:
      // The backmost layers become a paint of their own, below the others.
      let behind = Array(paints.prefix(Self.mostLayers))
      place = add(.layers([.layers(behind)] + paints.dropFirst(Self.mostLayers)))
    case .layers(let paints):
      let parts = paints.map { add($0) }
      let first = lists[parts] ?? layers.count
      if lists.updateValue(first, forKey: parts) == nil { layers += parts }
      place = add(.layers(first: first, count: parts.count))
    case .cleared(let paint, let glyph):
      let backdrop = add(paint)
      let source = add(.glyph(glyph, color: ColorTable.foreground, opacity: 1))
      place = add(.destinationOut(source: source, backdrop: backdrop))
    }
    known[paint] = place
    return place
  }

  private mutating func add(_ node: Node) -> Int {
    if let place = places[node] { return place }
    nodes.append(node)
    places[node] = nodes.count - 1
    return nodes.count - 1
  }

  /// Encodes the paints in sequence.
  /// - Returns: The offset of each paint, by index, and the bytes of all.
  /// - Throws: ``FontError`` when an offset exceeds 24 bits.
  func encoded() throws(FontError) -> (offsets: [Int], bytes: [UInt8]) {
    var offsets = Array(repeating: 0, count: nodes.count)
    var end = 0
    for place in nodes.indices.reversed() {
      offsets[place] = end
      end += nodes[place].size
    }
    guard end < 1 << 24 else {
      throw FontError(
        "the paints of glyphs take \(end) bytes; at most 16,777,215 fit. Put fewer glyphs into the font, or leave out colour"
      )
    }
    var writer = BinaryWriter()
    func write(_ part: Int, of place: Int, into writer: inout BinaryWriter) {
      let offset = offsets[part] - offsets[place]
      writer.write(UInt8(truncatingIfNeeded: offset >> 16))
      writer.write(UInt16(truncatingIfNeeded: offset))
    }
    for place in nodes.indices.reversed() {
      switch nodes[place] {
      case .solid(let color, let opacity):
        writer.write(UInt8(2))  // PaintSolid
        writer.write(UInt16(color))  // paletteIndex
        writer.write(f2Dot14: opacity)
      case .glyph(let glyph, let paint):
        writer.write(UInt8(10))  // PaintGlyph
        write(paint, of: place, into: &writer)
        writer.write(UInt16(glyph))
      case .layers(let first, let count):
        writer.write(UInt8(1))  // PaintColrLayers
        writer.write(UInt8(count))  // numLayers
        writer.write(UInt32(first))  // firstLayerIndex
      case .destinationOut(let source, let backdrop):
        writer.write(UInt8(32))  // PaintComposite
        write(source, of: place, into: &writer)
        writer.write(UInt8(8))  // compositeMode: destination out
        write(backdrop, of: place, into: &writer)
      }
    }
    return (offsets, writer.bytes)
  }
}
