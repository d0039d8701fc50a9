internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextOpenType

/// The private table with the strokes of symbols, so that parts of them can be drawn.
///
/// The centre lines are the guides in ``SymbolTable``. All numbers are big-endian:
///
///     uint16 majorVersion (1), uint16 minorVersion (1; 0 if the axis ends at Ultralight and Black)
///     uint32 symbolCount: symbols and mirrored forms, in the order of the table of symbols
///     symbolCount × uint32: offset of a symbol's record from the start of the table, 0 for none
///     from version 1.1 on:
///       int16 lightest, heaviest: the ends of the axis as 2.14, where Ultralight is −1 and Black 1
///       for each symbol and scale, small to large:
///         uint8 lighter, heavier: the reach beyond Ultralight and Black, in 64ths of the way
///     records:
///       for each scale, small to large, and for Ultralight, Regular and Black:
///         uint16 half of the stroke, in 1024ths of a unit of the drawing grid
///         int16 position of the grid's left edge, in quarters of a font unit
///         int16 y of the grid at the middle of the cap height, in 1024ths of a unit
///       uint16 layerCount, 0 for a symbol without lines that has an anchor; for each layer:
///         uint16 shapeCount, 0xFFFF for a layer whose shapes are not all lines; for each shape:
///           uint8 kind (1 solid, 2 an outline that is filled and stroked outside; in filled variants 4
///           fills an open line, 8 keeps a closed line as a stroke)
///           uint8 style (cap + 4 · join, each by its index in its enumeration; 16 widened dots; 32 a pen that is as
///           wide as the weight's at Ultralight)
///           int16 base, int16 factor of the shape's pen, in 1024ths
struct DrawingTable: FontTable {
  static let tag: Tag = "SymD"

  static let headerSize = 8
  /// The size of the ends of the axis, in bytes.
  static let endsSize = 4
  /// The size of a symbol's reach at all scales, in bytes.
  static let reachSize = 6
  /// The size of a master's record, in bytes.
  static let masterSize = 6
  /// The size of the pens at the start of a symbol's record, in bytes.
  static let pensSize = SymbolScale.allCases.count * WeightLaw.masters.count * masterSize
  /// The size of a shape's record, in bytes.
  static let shapeSize = 6
  static let noLines = 0xFFFF

  /// The scale of the numbers.
  static let gridFactor = 1024.0
  static let unitFactor = 4.0
  static let reachFactor = 64.0

  static let solidFlag = 1
  static let outlineFlag = 2
  static let filledFlag = 4
  static let strokedFlag = 8
  static let widenedDotsFlag = 16
  static let taperedFlag = 32

  private let symbols: [Symbol]
  private let pens: [[PlacedPen?]]
  private let reaches: [[GlyphReach]]

  /// - Parameters:
  ///   - pens: For each symbol and scale, small to large, the pen of its lines.
  ///   - reaches: For each of these, the reach of the glyph.
  init(symbols: [Symbol], pens: [[PlacedPen?]], reaches: [[GlyphReach]]) {
    self.symbols = symbols
    self.pens = pens
    self.reaches = reaches
  }

  func encode(into writer: inout BinaryWriter) throws(FontError) {
    writer.write(UInt16(1))  // majorVersion
    writer.write(UInt16(1))  // minorVersion
    writer.write(UInt32(symbols.count))
    var records = BinaryWriter()
    let start = Self.headerSize + Self.endsSize + (4 + Self.reachSize) * symbols.count
    for (symbol, pens) in zip(symbols, pens) {
      guard let record = Self.record(symbol, pens) else {
        writer.write(UInt32(0))
        continue
      }
      writer.write(UInt32(start + records.count))
      records.write(bytes: record)
    }
    writer.write(f2Dot14: WeightLaw.ends.lightest.place)
    writer.write(f2Dot14: WeightLaw.ends.heaviest.place)
    for reach in reaches.joined() {
      writer.write(UInt8((reach.lighter * Self.reachFactor).rounded()))
      writer.write(UInt8((reach.heavier * Self.reachFactor).rounded()))
    }
    writer.write(bytes: records.bytes)
  }

  /// - Returns: `nil` when no layer can be drawn in parts, or a number does not fit.
  private static func record(_ symbol: Symbol, _ pens: [PlacedPen?]) -> [UInt8]? {
    var writer = BinaryWriter()
    for pen in pens {
      guard let pen else { return nil }
      for master in pen.masters {
        guard let half = UInt16(exactly: (master.halfWidth * gridFactor).rounded()),
          let left = Int16(exactly: (master.left * unitFactor).rounded()),
          let middle = Int16(exactly: (master.middle * gridFactor).rounded())
        else { return nil }
        writer.write(half)
        writer.write(left)
        writer.write(middle)
      }
    }
    let layers = symbol.layers.map(record)
    guard layers.contains(where: { $0 != nil }) else {
      guard symbol.motion.anchor != nil || symbol.saysLayerAnchor else { return nil }
      writer.write(UInt16(0))
      return writer.bytes
    }
    guard let count = UInt16(exactly: layers.count) else { return nil }
    writer.write(count)
    for layer in layers {
      if let layer { writer.write(bytes: layer) } else { writer.write(UInt16(noLines)) }
    }
    return writer.bytes
  }

  private static func record(_ layer: SymbolLayer) -> [UInt8]? {
    guard layer.shapes.count < noLines, layer.shapes.allSatisfy({ $0.masters == nil }) else {
      return nil
    }
    var writer = BinaryWriter()
    writer.write(UInt16(layer.shapes.count))
    for shape in layer.shapes {
      guard let base = Int16(exactly: (shape.pen.base * gridFactor).rounded()),
        let factor = Int16(exactly: (shape.pen.factor * gridFactor).rounded())
      else { return nil }
      writer.write(UInt8(kind(of: shape)))
      let cap = StrokeStyle.Cap.allCases.firstIndex(of: shape.style.cap) ?? 0
      let join = StrokeStyle.Join.allCases.firstIndex(of: shape.style.join) ?? 0
      writer.write(
        UInt8(
          cap + 4 * join + (shape.style.dots == .widened ? widenedDotsFlag : 0)
            + (shape.pen.taper == nil ? 0 : taperedFlag)))
      writer.write(base)
      writer.write(factor)
    }
    return writer.bytes
  }

  private static func kind(of shape: SymbolLayer.Shape) -> Int {
    let role =
      switch shape.inFill {
      case .automatic: 0
      case .filled: filledFlag
      case .stroked: strokedFlag
      }
    return (shape.isSolid ? solidFlag : 0) | (shape.isOutline ? outlineFlag : 0) | role
  }
}
