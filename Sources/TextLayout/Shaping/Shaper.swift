internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextGraphics

/// Turns items into glyphs, with other fonts where the text's own lack a character.
struct Shaper: ~Copyable {
  let text: StyledText
  /// Where other fonts come from; `nil` leaves characters missing.
  let fallback: FontFallback?
  private let buffer = HarfBuzzBuffer()

  init(_ text: StyledText, fallback: FontFallback?) {
    self.text = text
    self.fallback = fallback
  }

  /// Adds the runs of an item, in the order of the text: one, or more where other fonts stand in.
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

  /// Whether a face lacks the first character of an item; then it lacks most of the others, and shaping
  /// in it would be in vain.
  private func lacksFirst(of item: TextItem, _ face: Face) -> Bool {
    let first = UTF8Decoding.scalar(text.utf8, at: item.range.lowerBound).scalar
    return !first.isASCII && !face.covers(first)
  }

  /// The run of an item.
  func run(of item: TextItem, setting: RunSetting) -> Run {
    var glyphs = buffer.shape(text.utf8, item: item, setting: setting)
    if setting.attributes.letterSpacing != 0 && !item.script.isJoined {
      glyphs.addSpacing(in: text.utf8)
    }
    return Run(range: item.range, glyphs: glyphs, item: item)
  }

  /// A run of characters that are not in the text, such as an ellipsis, set like the text at a place.
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
  /// What is asked of the font; letters that are set apart form no ligatures.
  var shapingFeatures: [FontFeature] {
    guard letterSpacing != 0 else { return features }
    return [FontFeature("liga", 0), FontFeature("clig", 0)] + features
  }
}

extension Run {
  /// The parts of the text that the font lacks a glyph for, rising: whole clusters of the shaper.
  fileprivate var missingParts: [Range<Int>] {
    guard glyphs.packed.contains(where: { $0.glyph == 0 }) else { return [] }
    var parts: [Range<Int>] = []
    var (start, end) = (range.upperBound, range.upperBound)
    // From the end of the text, where a cluster's end is known.
    let packed = Array(glyphs.packed)
    for glyph in item.level % 2 == 0 ? packed.reversed() : packed {
      if glyph.cluster < start { (start, end) = (Int(glyph.cluster), start) }
      if glyph.glyph == 0 && parts.last?.lowerBound != start { parts.append(start..<end) }
    }
    return parts.reversed()
  }

  /// The clusters of several glyphs that one glyph of another font might show, rising: a letter and its mark where
  /// this font does not have them as one character.
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

  /// Takes away the space behind the last cluster, where a line ends.
  mutating func removeLastSpacing() {
    guard attributes.letterSpacing != 0, !range.isEmpty, !item.script.isJoined else { return }
    glyphs.removeLastSpacing()
  }
}
