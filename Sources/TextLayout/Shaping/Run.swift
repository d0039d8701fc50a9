internal import SymtextSupport
public import SymtextFonts
internal import SymtextOpenType

/// A sequence of glyphs of one font.
public struct Run: Sendable {
  /// The part of the text, in UTF-8 bytes; empty for an ellipsis or a hyphen added by the line.
  public var range: Range<Int>
  /// The glyphs, from left to right.
  public internal(set) var glyphs: ShapedGlyphs
  var item: TextItem

  var setting: RunSetting { glyphs.setting }
  /// The attributes of the text.
  public var attributes: TextAttributes { setting.attributes }
  /// The font of the glyphs: that of the attributes, or a fallback for missing characters.
  public var font: Font { setting.font }
  /// The sum of the advances, in points.
  public var advance: Double { glyphs.advance }
  /// The embedding level of its characters; odd from right to left.
  public var level: Int { Int(item.level) }
  /// The script as an ISO 15924 code, such as `Latn`.
  public var script: String { Tag(rawValue: item.script.rawValue).description }
  /// The language used for shaping, BCP 47; `nil` for the system's.
  public var language: String? { setting.attributes.language }

  /// Returns the glyphs of a part of the text within the run.
  ///
  /// - Returns: `nil` if shaping the part alone would give other glyphs.
  func glyphs(in part: Range<Int>) -> ShapedGlyphs? {
    guard part != range else { return glyphs }
    let isForward = item.level % 2 == 0
    let packed = glyphs.packed
    /// Returns the index of the first glyph to the right of an offset, if the run may be cut there.
    func index(of offset: Int) -> Int? {
      if offset == range.lowerBound { return isForward ? packed.startIndex : packed.endIndex }
      if offset == range.upperBound { return isForward ? packed.endIndex : packed.startIndex }
      let index = packed.partitionPoint { isForward ? $0.cluster < offset : $0.cluster >= offset }
      let next = isForward ? index : index - 1
      guard packed.indices.contains(next), packed[next].cluster == offset,
        !packed[next].marks.contains(.unsafeToBreak)
      else { return nil }
      return index
    }
    guard let start = index(of: part.lowerBound), let end = index(of: part.upperBound) else {
      return nil
    }
    return glyphs.part(isForward ? start..<end : end..<start)
  }
}
