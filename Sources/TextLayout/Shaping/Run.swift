internal import SymtextSupport
public import SymtextFonts
internal import SymtextOpenType

/// Glyphs of one font in a row.
public struct Run: Sendable {
  /// The part of the text, in UTF-8 bytes; empty for an ellipsis or a hyphen that the line added.
  public var range: Range<Int>
  /// From left to right.
  public internal(set) var glyphs: ShapedGlyphs
  var item: TextItem

  var setting: RunSetting { glyphs.setting }
  /// How the text is set.
  public var attributes: TextAttributes { setting.attributes }
  /// The font of the glyphs: that of the attributes, or one that stands in for characters that it
  /// lacks.
  public var font: Font { setting.font }
  /// The sum of the advances, in points.
  public var advance: Double { glyphs.advance }
  /// The embedding level of its characters: odd from right to left.
  public var level: Int { Int(item.level) }
  /// The script as ISO 15924 has it, such as `Latn`.
  public var script: String { Tag(rawValue: item.script.rawValue).description }
  /// The language that it was shaped in, BCP 47; `nil` for the system's.
  public var language: String? { setting.attributes.language }

  /// The glyphs of a part of the text, which lies within the run's.
  ///
  /// - Returns: `nil` when they would be others if the part stood alone.
  func glyphs(in part: Range<Int>) -> ShapedGlyphs? {
    guard part != range else { return glyphs }
    let isForward = item.level % 2 == 0
    let packed = glyphs.packed
    /// The first glyph that lies right of a place in the text, if it may be cut there.
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
