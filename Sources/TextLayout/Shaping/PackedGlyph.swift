internal import SymtextOpenType

/// A glyph of a run in 16 bytes, in font units, y up.
struct PackedGlyph: Sendable {
  /// The first byte of its text.
  var cluster: UInt32
  /// The advance, without additions.
  let advance: Int32
  private var glyphAndMarks: UInt32
  private let x: Int16
  private let y: Int16

  /// - Parameters:
  ///   - glyph: below 2²⁴, as in OpenType.
  ///   - cluster: at most 2³² − 1, as in HarfBuzz.
  init(
    _ glyph: UInt32, cluster: UInt32, advance: Int32, x: Int32, y: Int32, isUnsafeToBreak: Bool,
    farOffsets: inout [FarOffset]
  ) {
    self.cluster = cluster
    self.advance = advance
    glyphAndMarks = glyph <= Self.mostGlyph ? glyph : 0
    if let near = Int16(exactly: x), let nearY = Int16(exactly: y) {
      (self.x, self.y) = (near, nearY)
    } else {
      let number = UInt32(farOffsets.count)
      self.x = Int16(truncatingIfNeeded: number)
      self.y = Int16(truncatingIfNeeded: number >> 16)
      farOffsets.append(FarOffset(x: x, y: y))
      insert(.far)
    }
    if isUnsafeToBreak { insert(.unsafeToBreak) }
  }

  private static let mostGlyph: UInt32 = 0xFF_FFFF

  var glyph: GlyphID { GlyphID(glyphAndMarks & Self.mostGlyph) }

  /// Flags of a glyph.
  struct Marks: OptionSet {
    let rawValue: UInt32

    /// A line that ends before the glyph must be shaped again.
    static let unsafeToBreak = Marks(rawValue: 1 << 24)
    /// Its offset is one of the run's far ones.
    static let far = Marks(rawValue: 1 << 25)
    /// Letter spacing follows it.
    static let spaced = Marks(rawValue: 1 << 26)
    /// It grows in a justified line.
    static let grown = Marks(rawValue: 1 << 27)
    /// It is full-width punctuation at half its width.
    static let halved = Marks(rawValue: 1 << 28)
    /// Its left half is removed.
    static let shifted = Marks(rawValue: 1 << 29)
  }

  var marks: Marks { Marks(rawValue: glyphAndMarks & ~Self.mostGlyph) }

  mutating func insert(_ marks: Marks) { glyphAndMarks |= marks.rawValue }

  mutating func remove(_ marks: Marks) { glyphAndMarks &= ~marks.rawValue }

  /// Returns the offset from the pen.
  /// - Parameter farOffsets: the far offsets of its run.
  func offset(_ farOffsets: [FarOffset]) -> FarOffset {
    guard marks.contains(.far) else { return FarOffset(x: Int32(x), y: Int32(y)) }
    return farOffsets[Int(UInt16(bitPattern: x)) | Int(UInt16(bitPattern: y)) << 16]
  }
}
