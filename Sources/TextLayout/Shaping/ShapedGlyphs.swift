public import SymtextGraphics

/// The glyphs of a run, from left to right.
///
/// They are stored in font units, 16 bytes each, and shared by all lines of a text; glyphs in points are computed on
/// access.
public struct ShapedGlyphs: RandomAccessCollection, Sendable {
  /// A slice of the glyphs of one shaping.
  private(set) var packed: ArraySlice<PackedGlyph>
  private let farOffsets: [FarOffset]
  /// The setting of the glyphs; may be replaced by one that differs in paint only.
  var setting: RunSetting
  /// Whether the text runs from left to right.
  private let isForward: Bool
  /// The growth of each growing glyph, in points, and whether it is on the left.
  private var growth = (share: 0.0, isOnLeft: false)

  /// - Parameter packed: from left to right; clusters ascend in the direction of the text.
  init(
    _ packed: [PackedGlyph], farOffsets: [FarOffset], setting: RunSetting, isForward: Bool
  ) {
    self.packed = packed[...]
    self.farOffsets = farOffsets
    self.setting = setting
    self.isForward = isForward
  }

  /// The index of the first glyph.
  public var startIndex: Int { 0 }
  /// The number of glyphs.
  public var endIndex: Int { packed.count }

  /// Returns a glyph, in points.
  public subscript(index: Int) -> ShapedGlyph {
    let glyph = packed[packed.startIndex + index]
    return ShapedGlyph(
      glyph: glyph.glyph, cluster: Int(glyph.cluster), advance: advance(of: glyph),
      offset: offset(of: glyph), isUnsafeToBreak: glyph.marks.contains(.unsafeToBreak))
  }

  /// The sum of the advances, in points.
  var advance: Double { packed.reduce(0) { $0 + advance(of: $1) } }

  /// Returns the glyphs at their positions.
  /// - Parameters:
  ///   - start: the pen position before the first one, in points, y down.
  ///   - shift: a displacement added to all positions.
  public func placed(from start: Point, movedBy shift: Vector = .zero) -> [PlacedGlyph] {
    var pen = start
    return packed.map { glyph in
      defer { pen.x += advance(of: glyph) }
      return PlacedGlyph(
        id: glyph.glyph, origin: pen + offset(of: glyph) + shift, cluster: Int(glyph.cluster))
    }
  }

  /// Returns the advance of a glyph, in points.
  private func advance(of glyph: PackedGlyph) -> Double {
    let advance = setting.scale.advance(of: glyph)
    return glyph.marks.contains(.grown) ? advance + growth.share : advance
  }

  /// Returns the offset of a glyph from the pen, in points, y down.
  private func offset(of glyph: PackedGlyph) -> Vector {
    let units = glyph.offset(farOffsets)
    let scale = setting.scale
    var offset = Vector(Double(units.x) * scale.unit, -Double(units.y) * scale.unit)
    if glyph.marks.contains(.shifted) { offset.x -= scale.ownAdvance(of: glyph) / 2 }
    // From right to left, space added after a glyph is on its left.
    if glyph.marks.contains(.spaced) && !isForward { offset.x += scale.letterSpacing }
    if glyph.marks.contains(.grown) && growth.isOnLeft { offset.x += growth.share }
    return offset
  }

  /// Returns some of the glyphs.
  /// - Parameter range: indices of ``packed``.
  func part(_ range: Range<Int>) -> ShapedGlyphs {
    var part = self
    part.packed = packed[range]
    return part
  }

  /// Returns the glyphs with one cluster for all.
  func standing(at cluster: Int) -> ShapedGlyphs {
    var glyphs = self
    for index in glyphs.packed.indices { glyphs.packed[index].cluster = UInt32(clamping: cluster) }
    return glyphs
  }

  /// - Parameter index: an index of ``packed``.
  mutating func insert(_ marks: PackedGlyph.Marks, at index: Int) { packed[index].insert(marks) }

  /// - Parameter index: an index of ``packed``.
  mutating func remove(_ marks: PackedGlyph.Marks, at index: Int) { packed[index].remove(marks) }

  /// Adds letter spacing after each visible cluster, in the direction of reading.
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

  /// Removes the letter spacing after the last visible cluster.
  mutating func removeLastSpacing() {
    func isSeen(_ glyph: PackedGlyph) -> Bool {
      glyph.marks.contains(.spaced) || glyph.advance != 0
    }
    let last = isForward ? packed.lastIndex(where: isSeen) : packed.firstIndex(where: isSeen)
    if let last { packed[last].remove(.spaced) }
  }

  /// Adds space to some of the glyphs.
  /// - Parameters:
  ///   - indices: indices of ``packed``.
  ///   - share: the space for each, in points.
  mutating func grow(_ indices: [Int], by share: Double, onLeft: Bool) {
    growth = (share, onLeft)
    for index in indices { packed[index].insert(.grown) }
  }
}
