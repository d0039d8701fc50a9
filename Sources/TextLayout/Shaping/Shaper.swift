internal import Geometry

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

  /// The runs of an item, in the order of the text: one, or more where other fonts stand in.
  func runs(of item: TextItem) -> [Run] {
    let own = text.spans[item.span].attributes.font
    let run = run(of: item, font: own)
    guard let fallback else { return [run] }
    var wanted = Set(run.glyphs.lazy.filter { $0.glyph == 0 }.map(\.cluster))
    let hasEmoji = EmojiPresentation.mayOccur(in: text.utf8, range: item.range)
    guard hasEmoji || !wanted.isEmpty else { return [run] }
    var parts: [(range: Range<Int>, font: Font)] = []
    var start = item.range.lowerBound
    for end in GraphemeBreaks.offsets(in: text.utf8, range: item.range) {
      let isMissing = (start..<end).contains { wanted.remove($0) != nil }
      var font = own
      if isMissing || hasEmoji {
        let cluster = UTF8Scalars(text.utf8, in: start..<end).map(\.scalar)
        font = fallback.font(for: cluster, insteadOf: own, language: item.language) ?? own
      }
      if let last = parts.last, last.font.instance === font.instance {
        parts[parts.count - 1].range = last.range.lowerBound..<end
      } else {
        parts.append((start..<end, font))
      }
      start = end
    }
    parts = joined(parts, own: own)
    guard parts.count > 1 || parts.first?.font.instance !== own.instance else { return [run] }
    return parts.map { part in
      var item = item
      item.range = part.range
      return self.run(of: item, font: part.font)
    }
  }

  /// Spaces and punctuation between two parts in the same other font are set in it too, so that words
  /// stand as far apart as in that font's own text.
  private func joined(
    _ parts: [(range: Range<Int>, font: Font)], own: Font
  ) -> [(range: Range<Int>, font: Font)] {
    var result: [(range: Range<Int>, font: Font)] = []
    for (index, part) in parts.enumerated() {
      if let last = result.last, last.font.instance !== own.instance {
        let isBetween =
          part.font.instance === own.instance && index + 1 < parts.count
          && parts[index + 1].font.instance === last.font.instance
          && UTF8Scalars(text.utf8, in: part.range).allSatisfy { scalar, _ in
            TextScript(scalar) == .common && last.font.face.covers(scalar)
          }
        if isBetween || part.font.instance === last.font.instance {
          result[result.count - 1].range = last.range.lowerBound..<part.range.upperBound
          continue
        }
      }
      result.append(part)
    }
    return result
  }

  /// The run of an item in a font.
  func run(of item: TextItem, font: Font) -> Run {
    let attributes = text.spans[item.span].attributes
    var run = Run(
      range: item.range, attributes: attributes, font: font,
      glyphs: buffer.shape(
        text.utf8, item: item, features: attributes.shapingFeatures, font: font.instance.native,
        scale: font.scale),
      item: item)
    if attributes.letterSpacing != 0 && !item.script.isJoined {
      run.addSpacing(attributes.letterSpacing)
    }
    return run
  }

  /// A run of characters that are not in the text, such as an ellipsis, set like the text at a place.
  func run(of characters: String, like item: TextItem, font: Font) -> Run {
    var item = item
    let place = item.range.lowerBound
    let bytes = Array(characters.utf8)
    item.range = 0..<bytes.count
    var glyphs = buffer.shape(
      bytes, item: item, features: text.spans[item.span].attributes.shapingFeatures,
      font: font.instance.native, scale: font.scale)
    for index in glyphs.indices { glyphs[index].cluster = place }
    item.range = place..<place
    return Run(
      range: item.range, attributes: text.spans[item.span].attributes, font: font, glyphs: glyphs,
      item: item)
  }
}

extension TextAttributes {
  /// What is asked of the font; letters that are set apart form no ligatures.
  fileprivate var shapingFeatures: [FontFeature] {
    guard letterSpacing != 0 else { return features }
    return [FontFeature("liga", 0), FontFeature("clig", 0)] + features
  }
}

extension Run {
  /// Adds space behind each cluster, in the direction of reading.
  fileprivate mutating func addSpacing(_ spacing: Double) {
    let isForward = item.level % 2 == 0
    for index in glyphs.indices {
      let next = isForward ? index + 1 : index - 1
      guard !glyphs.indices.contains(next) || glyphs[next].cluster != glyphs[index].cluster else {
        continue
      }
      glyphs[index].advance += spacing
      if !isForward { glyphs[index].offset.x += spacing }
    }
  }

  /// Takes away the space behind the last cluster, where a line ends.
  mutating func removeLastSpacing() {
    let spacing = attributes.letterSpacing
    guard spacing != 0, !range.isEmpty, !item.script.isJoined, !glyphs.isEmpty else { return }
    if item.level % 2 == 0 {
      glyphs[glyphs.count - 1].advance -= spacing
    } else {
      glyphs[0].advance -= spacing
      glyphs[0].offset.x -= spacing
    }
  }
}
