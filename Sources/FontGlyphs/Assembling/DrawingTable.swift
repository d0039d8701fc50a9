internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextOpenType

/// The private table that says how the lines of a symbol become its glyphs, so that parts of them can be
/// drawn.
///
/// The lines themselves are the guides in ``SymbolTable``. Everything is big-endian:
///
///     uint16 majorVersion (1), uint16 minorVersion (1; 0 where the axis ends at Ultralight and Black)
///     uint32 symbolCount: symbols and mirrored forms, in the order of the table of symbols
///     symbolCount × uint32: from the start of the table to a symbol's record, 0 for none
///     from version 1.1 on:
///       int16 lightest, heaviest: the ends of the axis as 2.14, where Ultralight is −1 and Black 1
///       for each symbol and scale, small to large:
///         uint8 lighter, heavier: how much of the way beyond Ultralight and Black it goes on, in 64ths
///     records:
///       for each scale, small to large, and for Ultralight, Regular and Black:
///         uint16 half of the stroke, in 1024ths of a unit of the drawing grid
///         int16 where the grid's left edge falls, in quarters of a font unit
///         int16 which y of the grid falls on the middle of the cap height, in 1024ths of a unit
///       uint16 layerCount; for each layer:
///         uint16 shapeCount, 0xFFFF for a layer whose shapes are not all lines; for each shape:
///           uint8 kind (1 solid, 2 an outline that is filled and stroked outside; in filled variants 4 is
///           filled though open, 8 stays a stroke though closed)
///           uint8 style (cap + 4 · join, each by its place in its enumeration; 16 dots are widened)
///           int16 base, int16 factor of the shape's pen, in 1024ths
struct DrawingTable: FontTable {
  static let tag: Tag = "SymD"

  static let headerSize = 8
  /// The bytes of the ends of the axis.
  static let endsSize = 4
  /// The bytes of how far a symbol goes on at all scales.
  static let reachSize = 6
  /// The bytes of a master's record.
  static let masterSize = 6
  /// The bytes of a shape's record.
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

  private let symbols: [Symbol]
  private let pens: [[PlacedPen?]]
  private let reaches: [[GlyphReach]]

  /// - Parameters:
  ///   - pens: for each symbol and scale, small to large, what draws its lines.
  ///   - reaches: for each how far its glyph goes on.
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

  /// - Returns: `nil` when nothing of it can be drawn in parts, or a number is beyond what fits.
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
    guard let count = UInt16(exactly: symbol.layers.count) else { return nil }
    writer.write(count)
    var hasLines = false
    for layer in symbol.layers {
      guard let layer = record(layer) else {
        writer.write(UInt16(noLines))
        continue
      }
      hasLines = true
      writer.write(bytes: layer)
    }
    return hasLines ? writer.bytes : nil
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
        UInt8(cap + 4 * join + (shape.style.dots == .widened ? widenedDotsFlag : 0)))
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
