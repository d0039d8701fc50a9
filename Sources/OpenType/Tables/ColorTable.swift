/// How glyphs are painted in layers: version 1, and beside it version 0 for programs that know no other.
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

  /// A layer as version 0 has it.
  package struct Layer: Hashable, Sendable {
    /// What is filled.
    package var glyph: Int
    /// The palette's entry, or ``ColorTable/foreground``.
    package var color: Int

    package init(glyph: Int, color: Int) {
      self.glyph = glyph
      self.color = color
    }
  }

  /// The colour of the text.
  package static let foreground = 0xFFFF

  /// By glyph index.
  package var glyphs: [(glyph: Int, paint: Paint)]
  /// The layers of version 0 of glyphs whose paint clears something; those of others are their paint's.
  package var cutLayers: [Int: [Layer]]
  /// Whether there are layers of version 0.
  package var hasVersion0: Bool

  package init(
    glyphs: [(glyph: Int, paint: Paint)], cutLayers: [Int: [Layer]] = [:], hasVersion0: Bool = true
  ) {
    self.glyphs = glyphs
    self.cutLayers = cutLayers
    self.hasVersion0 = hasVersion0
  }

  /// The glyphs that version 0 does not paint because its list of layers is full.
  package var glyphsBeyondVersion0: [Int] { layerRecords.leftOut }

  private var layerRecords: LayerRecords {
    LayerRecords(
      hasVersion0 ? glyphs.sorted { $0.glyph < $1.glyph } : [], cutLayers: cutLayers,
      most: Self.mostLayers)
  }

  private static let headerSize = 34
  /// Lists of version 0 are counted in 16 bits.
  private static let mostLayers = 0xFFFF

  package func encode(into writer: inout BinaryWriter) throws(FontError) {
    var graph = PaintGraph()
    let sorted = glyphs.sorted { $0.glyph < $1.glyph }
    let roots = sorted.map { graph.add($0.paint) }
    let flat = layerRecords
    let flatSize = 6 * flat.glyphs.count + 4 * flat.layers.count
    let listStart = Self.headerSize + flatSize
    let baseListSize = 4 + 6 * sorted.count
    let layerListSize = graph.layers.isEmpty ? 0 : 4 + 4 * graph.layers.count
    let (offsets, bytes) = try graph.encoded()

    writer.write(UInt16(1))  // version
    writer.write(UInt16(flat.glyphs.count))  // numBaseGlyphRecords
    writer.write(UInt32(flat.glyphs.isEmpty ? 0 : Self.headerSize))  // baseGlyphRecordsOffset
    // layerRecordsOffset
    writer.write(UInt32(flat.layers.isEmpty ? 0 : Self.headerSize + 6 * flat.glyphs.count))
    writer.write(UInt16(flat.layers.count))  // numLayerRecords
    writer.write(UInt32(listStart))  // baseGlyphListOffset
    writer.write(UInt32(layerListSize == 0 ? 0 : listStart + baseListSize))  // layerListOffset
    writer.write(UInt32(0))  // clipListOffset
    writer.write(UInt32(0))  // varIndexMapOffset
    writer.write(UInt32(0))  // itemVariationStoreOffset
    for record in flat.glyphs {
      writer.write(UInt16(record.glyph))
      writer.write(UInt16(record.first))  // firstLayerIndex
      writer.write(UInt16(record.count))  // numLayers
    }
    for layer in flat.layers {
      writer.write(UInt16(layer.glyph))
      writer.write(UInt16(layer.color))  // paletteIndex
    }
    writer.write(UInt32(sorted.count))  // numBaseGlyphPaintRecords
    for (record, root) in zip(sorted, roots) {
      writer.write(UInt16(record.glyph))
      // paintOffset, from this list
      writer.write(UInt32(baseListSize + layerListSize + offsets[root]))
    }
    if !graph.layers.isEmpty {
      writer.write(UInt32(graph.layers.count))  // numLayers
      for paint in graph.layers { writer.write(UInt32(layerListSize + offsets[paint])) }
    }
    writer.write(bytes: bytes)
  }

  /// The layers of version 0, equal ones of several glyphs once.
  private struct LayerRecords {
    private(set) var glyphs: [(glyph: Int, first: Int, count: Int)] = []
    private(set) var layers: [Layer] = []
    /// The glyphs whose layers did not fit.
    var leftOut: [Int] = []

    /// - Parameters:
    ///   - sorted: by glyph.
    ///   - most: how many layers fit; glyphs whose own are beyond have none.
    init(_ sorted: [(glyph: Int, paint: Paint)], cutLayers: [Int: [Layer]], most: Int) {
      var known: [[Layer]: Int] = [:]
      for (glyph, paint) in sorted {
        guard let own = cutLayers[glyph] ?? paint.flatLayers, !own.isEmpty else { continue }
        let first = known[own] ?? layers.count
        guard first < most, first + own.count <= most else {
          leftOut.append(glyph)
          continue
        }
        if known.updateValue(first, forKey: own) == nil { layers += own }
        glyphs.append((glyph, first, own.count))
      }
    }
  }
}

extension ColorTable.Paint {
  /// The layers by which version 0 paints the same; `nil` where something is cleared or is not opaque.
  package var flatLayers: [ColorTable.Layer]? {
    switch self {
    case .glyph(let glyph, let color, let opacity):
      return opacity == 1 ? [.init(glyph: glyph, color: color)] : nil
    case .layers(let paints):
      var layers: [ColorTable.Layer] = []
      for paint in paints {
        guard let own = paint.flatLayers else { return nil }
        layers += own
      }
      return layers
    case .cleared: return nil
    }
  }
}
