/// The paints of layered glyphs: version 1, and version 0 for programs that support no other.
///
/// <https://learn.microsoft.com/typography/opentype/spec/colr>
package struct ColorTable: FontTable {
  package static let tag: Tag = "COLR"

  /// A paint.
  package indirect enum Paint: Hashable, Sendable {
    /// A glyph in a colour of the palette, or in the text's colour, with an opacity.
    case glyph(Int, color: Int, opacity: Double)
    /// Several paints, back to front.
    case layers([Paint])
    /// A paint with the shape of a glyph cleared from it.
    case cleared(Paint, by: Int)
  }

  /// A layer of version 0.
  package struct Layer: Hashable, Sendable {
    /// The filled glyph.
    package var glyph: Int
    /// The palette entry, or ``ColorTable/foreground``.
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
  /// The version 0 layers of glyphs whose paint clears; the paints of other glyphs give their layers.
  package var cutLayers: [Int: [Layer]]
  /// Whether to write layers of version 0.
  package var hasVersion0: Bool

  package init(
    glyphs: [(glyph: Int, paint: Paint)], cutLayers: [Int: [Layer]] = [:], hasVersion0: Bool = true
  ) {
    self.glyphs = glyphs
    self.cutLayers = cutLayers
    self.hasVersion0 = hasVersion0
  }

  /// The glyphs that exceed the limit of version 0's layer list.
  package var glyphsBeyondVersion0: [Int] { layerRecords.leftOut }

  private var layerRecords: LayerRecords {
    LayerRecords(
      hasVersion0 ? glyphs.sorted { $0.glyph < $1.glyph } : [], cutLayers: cutLayers,
      most: Self.mostLayers)
  }

  private static let headerSize = 34
  /// Version 0 counts layers in 16 bits.
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

  /// The layers of version 0; glyphs with equal layers share them.
  private struct LayerRecords {
    private(set) var glyphs: [(glyph: Int, first: Int, count: Int)] = []
    private(set) var layers: [Layer] = []
    /// The glyphs whose layers did not fit.
    var leftOut: [Int] = []

    /// - Parameters:
    ///   - sorted: By glyph.
    ///   - most: The limit of the list; glyphs whose layers exceed it have none.
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
  /// The equivalent layers of version 0; `nil` when the paint clears or is not opaque.
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
