public import SymtextGraphics

/// The glyphs of a run, from left to right.
///
/// They are kept in font units, 16 bytes each, which all lines of a text share; a glyph in points is made
/// when it is asked for.
public struct ShapedGlyphs: RandomAccessCollection, Sendable {
  /// A part of what was shaped at once.
  private(set) var packed: ArraySlice<PackedGlyph>
  private let farOffsets: [FarOffset]
  /// How they are set; another one may differ in paint alone.
  var setting: RunSetting
  /// Whether the text runs from left to right.
  private let isForward: Bool
  /// What glyphs that grow are given, in points, and whether on their left.
  private var growth = (share: 0.0, isOnLeft: false)

  /// - Parameter packed: from left to right, in clusters that rise in the direction of the text.
  init(
    _ packed: [PackedGlyph], farOffsets: [FarOffset], setting: RunSetting, isForward: Bool
  ) {
    self.packed = packed[...]
    self.farOffsets = farOffsets
    self.setting = setting
    self.isForward = isForward
  }

  /// The number of the first glyph.
  public var startIndex: Int { 0 }
  /// How many glyphs there are.
  public var endIndex: Int { packed.count }

  /// A glyph, in points.
  public subscript(index: Int) -> ShapedGlyph {
    let glyph = packed[packed.startIndex + index]
    return ShapedGlyph(
      glyph: glyph.glyph, cluster: Int(glyph.cluster), advance: advance(of: glyph),
      offset: offset(of: glyph), isUnsafeToBreak: glyph.marks.contains(.unsafeToBreak))
  }

  /// The sum of the advances, in points.
  var advance: Double { packed.reduce(0) { $0 + advance(of: $1) } }

  /// The glyphs at their places.
  /// - Parameters:
  ///   - start: where the pen stands before the first one, in points, y down.
  ///   - shift: how far they are moved when they all have places.
  public func placed(from start: Point, movedBy shift: Vector = .zero) -> [PlacedGlyph] {
    var pen = start
    return packed.map { glyph in
      defer { pen.x += advance(of: glyph) }
      return PlacedGlyph(
        id: glyph.glyph, origin: pen + offset(of: glyph) + shift, cluster: Int(glyph.cluster))
    }
  }

  /// How far a glyph moves the pen, in points.
  private func advance(of glyph: PackedGlyph) -> Double {
    let advance = setting.scale.advance(of: glyph)
    return glyph.marks.contains(.grown) ? advance + growth.share : advance
  }

  /// Where a glyph is drawn relative to the pen, in points, y down.
  private func offset(of glyph: PackedGlyph) -> Vector {
    let units = glyph.offset(farOffsets)
    let scale = setting.scale
    var offset = Vector(Double(units.x) * scale.unit, -Double(units.y) * scale.unit)
    if glyph.marks.contains(.shifted) { offset.x -= scale.ownAdvance(of: glyph) / 2 }
    // From right to left, what is added behind a glyph is on its left.
    if glyph.marks.contains(.spaced) && !isForward { offset.x += scale.letterSpacing }
    if glyph.marks.contains(.grown) && growth.isOnLeft { offset.x += growth.share }
    return offset
  }

  /// Some of the glyphs.
  /// - Parameter range: as ``packed`` counts them.
  func part(_ range: Range<Int>) -> ShapedGlyphs {
    var part = self
    part.packed = packed[range]
    return part
  }

  /// The same glyphs standing for one place of the text.
  func standing(at cluster: Int) -> ShapedGlyphs {
    var glyphs = self
    for index in glyphs.packed.indices { glyphs.packed[index].cluster = UInt32(clamping: cluster) }
    return glyphs
  }

  /// - Parameter index: as ``packed`` counts them.
  mutating func insert(_ marks: PackedGlyph.Marks, at index: Int) { packed[index].insert(marks) }

  /// - Parameter index: as ``packed`` counts them.
  mutating func remove(_ marks: PackedGlyph.Marks, at index: Int) { packed[index].remove(marks) }

  /// Adds the space between letters behind each cluster that is seen, in the direction of reading.
  mutating func addSpacing(in utf8: [UInt8]) {
    for index in packed.indices {
      let next = isForward ? index + 1 : index - 1
      guard !packed.indices.contains(next) || packed[next].cluster != packed[index].cluster else {
        continue
      }
      if UTF8Decoding.isIgnorable(utf8, at: Int(packed[index].cluster)) { continue }
      packed[index].insert(.spaced)
    }
  }

  /// Takes away the space behind the last cluster that is seen.
  mutating func removeLastSpacing() {
    func isSeen(_ glyph: PackedGlyph) -> Bool {
      glyph.marks.contains(.spaced) || glyph.advance != 0
    }
    let last = isForward ? packed.lastIndex(where: isSeen) : packed.firstIndex(where: isSeen)
    if let last { packed[last].remove(.spaced) }
  }

  /// Adds space to some of the glyphs.
  /// - Parameters:
  ///   - indices: as ``packed`` counts them.
  ///   - share: what each is given, in points.
  mutating func grow(_ indices: [Int], by share: Double, onLeft: Bool) {
    growth = (share, onLeft)
    for index in indices { packed[index].insert(.grown) }
  }
}
