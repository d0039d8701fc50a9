/// How glyphs are painted in layers, version 1.
///
/// <https://learn.microsoft.com/typography/opentype/spec/colr>
package struct ColorTable: FontTable {
  package static let tag: Tag = "COLR"

  /// A step of painting.
  package indirect enum Paint: Hashable, Sendable {
    /// A glyph in a colour of the palette, or the text's own, with an opacity.
    case glyph(Int, color: Int, opacity: Double)
    /// What is painted, back to front.
    case layers([Paint])
    /// A paint with the shape of a glyph cleared from it.
    case cleared(Paint, by: Int)
  }

  /// The colour of the text.
  package static let foreground = 0xFFFF

  /// By glyph index.
  package var glyphs: [(glyph: Int, paint: Paint)]

  package init(glyphs: [(glyph: Int, paint: Paint)]) {
    self.glyphs = glyphs
  }

  package func encode(into writer: inout BinaryWriter) {
    var body = PaintWriter()
    let sorted = glyphs.sorted { $0.glyph < $1.glyph }
    let roots = sorted.map { body.add($0.paint) }
    let headerSize = 34
    let baseListSize = 4 + 6 * sorted.count
    let layerListSize = 4 + 4 * body.layers.count
    writer.write(UInt16(1))  // version
    writer.write(UInt16(0))  // numBaseGlyphRecords: none of version 0
    writer.write(UInt32(0))  // baseGlyphRecordsOffset
    writer.write(UInt32(0))  // layerRecordsOffset
    writer.write(UInt16(0))  // numLayerRecords
    writer.write(UInt32(headerSize))  // baseGlyphListOffset
    writer.write(UInt32(body.layers.isEmpty ? 0 : headerSize + baseListSize))  // layerListOffset
    writer.write(UInt32(0))  // clipListOffset
    writer.write(UInt32(0))  // varIndexMapOffset
    writer.write(UInt32(0))  // itemVariationStoreOffset
    let layersSize = body.layers.isEmpty ? 0 : layerListSize
    writer.write(UInt32(sorted.count))  // numBaseGlyphPaintRecords
    for (record, root) in zip(sorted, roots) {
      writer.write(UInt16(record.glyph))
      writer.write(UInt32(baseListSize + layersSize + root))  // paintOffset, from this list
    }
    if !body.layers.isEmpty {
      writer.write(UInt32(body.layers.count))  // numLayers
      for paint in body.layers { writer.write(UInt32(layerListSize + paint)) }  // paintOffsets
    }
    writer.write(bytes: body.bytes)
  }

  /// Lays paints out one after another; equal ones once.
  private struct PaintWriter {
    private var writer = BinaryWriter()
    private var known: [Paint: Int] = [:]
    /// How many layers one paint counts.
    private static let mostLayers = 255
    /// The paints of the layer list, by offset.
    private(set) var layers: [Int] = []

    var bytes: [UInt8] { writer.bytes }

    /// Adds a paint and returns where it stands.
    mutating func add(_ paint: Paint) -> Int {
      if let offset = known[paint] { return offset }
      let offset: Int
      switch paint {
      case .glyph(let glyph, let color, let opacity):
        offset = writer.count
        writer.write(UInt8(10))  // PaintGlyph
        write(offset24: 6)  // paintOffset
        writer.write(UInt16(glyph))
        writer.write(UInt8(2))  // PaintSolid
        writer.write(UInt16(color))  // paletteIndex
        writer.write(f2Dot14: opacity)
      case .layers(let paints) where paints.count > Self.mostLayers:
        // The first ones are a paint of their own, behind the others.
        let behind = Array(paints.prefix(Self.mostLayers))
        offset = add(.layers([.layers(behind)] + paints.dropFirst(Self.mostLayers)))
      case .layers(let paints):
        let parts = paints.map { add($0) }
        let first = layers.count
        layers += parts
        offset = writer.count
        writer.write(UInt8(1))  // PaintColrLayers
        writer.write(UInt8(paints.count))  // numLayers
        writer.write(UInt32(first))  // firstLayerIndex
      case .cleared(let paint, let glyph):
        // Offsets of 24 bits lead onward only, so both parts are written behind.
        offset = writer.count
        writer.write(UInt8(32))  // PaintComposite
        let source = writer.count
        write(offset24: 0)  // sourcePaintOffset, set below
        writer.write(UInt8(8))  // compositeMode: destination out
        let backdrop = writer.count
        write(offset24: 0)  // backdropPaintOffset, set below
        writer.patch(offset24: writer.count - offset, at: source)
        writer.write(UInt8(10))  // PaintGlyph
        write(offset24: 6)  // paintOffset
        writer.write(UInt16(glyph))
        writer.write(UInt8(2))  // PaintSolid
        writer.write(UInt16(ColorTable.foreground))  // paletteIndex
        writer.write(f2Dot14: 1)
        writer.patch(offset24: addBehind(paint) - offset, at: backdrop)
      }
      known[paint] = offset
      return offset
    }

    /// Adds a paint anew, behind everything that stands there.
    private mutating func addBehind(_ paint: Paint) -> Int {
      let before = known
      known = [:]
      let offset = add(paint)
      known = before
      return offset
    }

    private mutating func write(offset24 value: Int) {
      writer.write(UInt8(truncatingIfNeeded: value >> 16))
      writer.write(UInt16(truncatingIfNeeded: value))
    }
  }
}
