/// A CID-keyed font in the Compact Font Format, with 1,000 units per em.
///
/// Adobe Technical Note 5176, CID-keyed fonts (18).
package struct CompactFont {
  /// ASCII letters.
  package let name: String
  /// The glyphs; the first is `.notdef`.
  package let charstrings: [[UInt8]]

  package init(name: String, charstrings: [[UInt8]]) {
    self.name = name
    self.charstrings = charstrings
  }

  private static let firstOwnString = 391

  private enum Operator {
    static let characterSet: [UInt8] = [15]
    static let charstrings: [UInt8] = [17]
    static let privateDictionary: [UInt8] = [18]
    static let standardWidth: [UInt8] = [20]
    static let nominalWidth: [UInt8] = [21]
    static let registryOrderingSupplement: [UInt8] = [12, 30]
    static let glyphCount: [UInt8] = [12, 34]
    static let fontDictionaries: [UInt8] = [12, 36]
    static let fontDictionaryOfGlyphs: [UInt8] = [12, 37]
  }

  package var bytes: [UInt8] {
    let start: [UInt8] = [1, 0, 4, 4] + Self.index([Array(name.utf8)])
    let strings = Self.index([Array("Adobe".utf8), Array("Identity".utf8)]) + Self.index([])
    let glyphs = Self.index(charstrings)
    var privateDictionary: [UInt8] = []
    CompactFontNumber.add(charstring: 0, to: &privateDictionary)
    privateDictionary += Operator.standardWidth
    CompactFontNumber.add(charstring: 0, to: &privateDictionary)
    privateDictionary += Operator.nominalWidth

    // All offsets take five bytes, so the size of the dictionary does not depend on them.
    let placeholder = topDictionary(characterSet: 0, selection: 0, glyphs: 0, dictionaries: 0)
    let characterSetPlace = start.count + Self.index([placeholder]).count + strings.count
    let selectionPlace = characterSetPlace + characterSet.count
    let glyphsPlace = selectionPlace + selection.count
    let privatePlace = glyphsPlace + glyphs.count
    let dictionariesPlace = privatePlace + privateDictionary.count
    var fontDictionary: [UInt8] = []
    CompactFontNumber.add(offset: privateDictionary.count, to: &fontDictionary)
    CompactFontNumber.add(offset: privatePlace, to: &fontDictionary)
    fontDictionary += Operator.privateDictionary
    let top = topDictionary(
      characterSet: characterSetPlace, selection: selectionPlace, glyphs: glyphsPlace,
      dictionaries: dictionariesPlace)
    return start + Self.index([top]) + strings + characterSet + selection + glyphs
      + privateDictionary + Self.index([fontDictionary])
  }

  private func topDictionary(
    characterSet: Int, selection: Int, glyphs: Int, dictionaries: Int
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for value in [Self.firstOwnString, Self.firstOwnString + 1, 0] {
      CompactFontNumber.add(charstring: value, to: &bytes)
    }
    bytes += Operator.registryOrderingSupplement
    for (value, key) in [
      (charstrings.count, Operator.glyphCount), (characterSet, Operator.characterSet),
      (selection, Operator.fontDictionaryOfGlyphs), (glyphs, Operator.charstrings),
      (dictionaries, Operator.fontDictionaries),
    ] {
      CompactFontNumber.add(offset: value, to: &bytes)
      bytes += key
    }
    return bytes
  }

  /// Character and glyph identifiers are equal: one range from 1.
  private var characterSet: [UInt8] {
    charstrings.count > 1 ? [2, 0, 1] + Self.two(charstrings.count - 2) : [0]
  }

  /// All glyphs use the first font dictionary.
  private var selection: [UInt8] { [3, 0, 1, 0, 0, 0] + Self.two(charstrings.count) }

  private static func two(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  /// Returns an INDEX: the offsets of the objects, then their data.
  private static func index(_ objects: [[UInt8]]) -> [UInt8] {
    guard !objects.isEmpty else { return two(0) }
    var bytes = two(objects.count) + [4]
    var offset = 1
    func four(_ value: Int) -> [UInt8] { two(value >> 16) + two(value) }
    bytes += four(offset)
    for object in objects {
      offset += object.count
      bytes += four(offset)
    }
    for object in objects { bytes += object }
    return bytes
  }
}
