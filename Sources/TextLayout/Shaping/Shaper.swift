internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextGraphics

/// Converts items to glyphs, with fallback fonts for missing characters.
struct Shaper: ~Copyable {
  let text: StyledText
  /// The source of fallback fonts; with `nil` characters stay missing.
  let fallback: FontFallback?
  private let buffer = HarfBuzzBuffer()

  init(_ text: StyledText, fallback: FontFallback?) {
    self.text = text
    self.fallback = fallback
  }

  /// Appends the runs of an item, in text order: one, or more with fallback fonts.
  func append(_ item: TextItem, to runs: inout [Run]) {
    let own = text.spans[item.span].setting
    guard let fallback else { return runs.append(run(of: item, setting: own)) }
    var missing: [Range<Int>]?
    if !lacksFirst(of: item, own.font.face) {
      let run = run(of: item, setting: own)
      let apart = run.partsTakenApart(text.utf8)
      let lacking = run.missingParts
      missing = apart.isEmpty ? lacking : (lacking + apart).sorted { $0.lowerBound < $1.lowerBound }
      guard missing != [] || EmojiPresentation.mayOccur(in: text.utf8, range: item.range) else {
        return runs.append(run)
      }
    }
    let parts = FallbackPart.parts(
      of: item, own: own, missing: missing, in: text.utf8, fallback: fallback)
    for part in parts {
      var item = item
      item.range = part.range
      runs.append(run(of: item, setting: part.setting))
    }
  }

  /// Returns whether a face lacks the first character of an item.
  ///
  /// It then usually lacks most others, and shaping with it would be useless.
  private func lacksFirst(of item: TextItem, _ face: Face) -> Bool {
    let first = UTF8Decoding.scalar(text.utf8, at: item.range.lowerBound).scalar
    return !first.isASCII && !face.covers(first)
  }

  /// Returns the run of an item.
  func run(of item: TextItem, setting: RunSetting) -> Run {
    var glyphs = buffer.shape(text.utf8, item: item, setting: setting)
    if setting.attributes.letterSpacing != 0 && !item.script.isJoined {
      glyphs.addSpacing(in: text.utf8)
    }
    return Run(range: item.range, glyphs: glyphs, item: item)
  }

  /// Returns a run of characters that are not in the text, such as an ellipsis, with the setting of the text at an
  /// offset.
  func run(of characters: String, like item: TextItem, setting: RunSetting) -> Run {
    var item = item
    let place = item.range.lowerBound
    let bytes = Array(characters.utf8)
    item.range = 0..<bytes.count
    let glyphs = buffer.shape(bytes, item: item, setting: setting)
    item.range = place..<place
    return Run(range: item.range, glyphs: glyphs.standing(at: place), item: item)
  }
}

extension TextAttributes {
  /// The features for shaping; letter spacing turns ligatures off.
  var shapingFeatures: [FontFeature] {
    guard letterSpacing != 0 else { return features }
    return [FontFeature("liga", 0), FontFeature("clig", 0)] + features
  }
}

extension Run {
  /// The parts of the text without glyphs in the font, ascending: whole clusters of the shaper.
  fileprivate var missingParts: [Range<Int>] {
    guard glyphs.packed.contains(where: { $0.glyph == 0 }) else { return [] }
    var parts: [Range<Int>] = []
    var (start, end) = (range.upperBound, range.upperBound)
    // From the end of the text, where the end of a cluster is known.
    let packed = Array(glyphs.packed)
    for glyph in item.level % 2 == 0 ? packed.reversed() : packed {
      if glyph.cluster < start { (start, end) = (Int(glyph.cluster), start) }
      if glyph.glyph == 0 && parts.last?.lowerBound != start { parts.append(start..<end) }
    }
    return parts.reversed()
  }

  /// Returns the clusters of several glyphs that one glyph of another font might show, ascending: a letter and its mark
  /// that this font lacks as one character.
  fileprivate func partsTakenApart(_ utf8: [UInt8]) -> [Range<Int>] {
    let packed = glyphs.packed
    var hasSeveral = false
    for index in packed.indices.dropFirst() where packed[index].cluster == packed[index - 1].cluster
    {
      hasSeveral = true
      break
    }
    guard hasSeveral else { return [] }
    var parts: [Range<Int>] = []
    var (start, count) = (range.lowerBound, 0)
    func finish(before end: Int) {
      guard count > 1 else { return }
      let cluster = UTF8Scalars(utf8, in: start..<end).map { $0.scalar }
      guard let whole = CanonicalForms.whole(cluster), !font.face.covers(whole) else { return }
      parts.append(start..<end)
    }
    for glyph in item.level % 2 == 0 ? Array(packed) : packed.reversed() {
      if Int(glyph.cluster) > start {
        finish(before: Int(glyph.cluster))
        (start, count) = (Int(glyph.cluster), 0)
      }
      count += 1
    }
    finish(before: range.upperBound)
    return parts
  }

  /// Removes the letter spacing after the last cluster, at the end of a line.
  mutating func removeLastSpacing() {
    guard attributes.letterSpacing != 0, !range.isEmpty, !item.script.isJoined else { return }
    glyphs.removeLastSpacing()
  }
}
