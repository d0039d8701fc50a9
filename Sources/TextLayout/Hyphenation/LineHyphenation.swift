internal import SymtextSupport

/// Divides the word that does not fit into a line.
///
/// Words of five letters or more are divided, as in browsers; words with soft hyphens are divided only at those.
struct LineHyphenation {
  private let text: ShapedText

  /// The least length of a divided word, in characters.
  ///
  /// <https://www.w3.org/TR/css-text-4/#hyphenate-char-limits>
  private static let leastLetters = 5

  init(_ text: ShapedText) { self.text = text }

  /// Returns the division points of the words in a part of the text, ascending.
  ///
  /// It takes time in proportion to the line, however long the part is.
  /// - Parameter reaches: whether the line reaches an offset; divisions further on are omitted.
  func divisions(in range: Range<Int>, _ reaches: (Int) -> Bool) -> [Int] {
    var places: [Int] = []
    var start = range.lowerBound
    var count = 0
    var hasSoftHyphen = false
    // The number of the character at which the end of the line is looked for again.
    var check = 0
    var isWhole = true
    func finish(_ end: Int) {
      if count >= Self.leastLetters, count <= HyphenationDictionary.mostLetters, !hasSoftHyphen {
        places += divisions(ofWord: start..<end)
      }
      count = 0
      hasSoftHyphen = false
    }
    for (index, (scalar, place)) in UTF8Scalars(text.utf8, in: range).enumerated() {
      // A word that begins beyond the line, and one that is too long, is not divided.
      if index >= check, count == 0 || count > HyphenationDictionary.mostLetters {
        guard reaches(place.lowerBound) else {
          isWhole = false
          break
        }
        check = index + HyphenationDictionary.mostLetters
      }
      if scalar == "\u{AD}" {
        hasSoftHyphen = true
      } else if !scalar.properties.isAlphabetic && !scalar.properties.isGraphemeExtend {
        finish(place.lowerBound)
        start = place.upperBound
      } else {
        count += 1
      }
    }
    if isWhole { finish(range.upperBound) }
    return places
  }

  private func divisions(ofWord range: Range<Int>) -> [Int] {
    guard let language = text.text.attributes(at: range.lowerBound).language,
      let dictionary = HyphenationDictionary.installed(for: language)
    else { return [] }
    let word = String(decoding: text.utf8[range], as: UTF8.self)
    return dictionary.divisions(of: word).map { range.lowerBound + $0 }
  }
}

extension LineBreaker {
  /// Returns a line that ends with a part of the word that did not fit, and a hyphen; `nil` if no part fits.
  /// - Parameter line: the line without a hyphen.
  func hyphenated(
    _ line: LineRange, in width: Double, setter: borrowing LineSetter
  ) -> LineRange? {
    guard !line.isMandatory || line.isEmergency else { return nil }
    // An emergency break may be replaced by an earlier division.
    let from = line.isEmergency ? start : line.range.upperBound
    let next = breaks.partitionPoint { $0.offset <= from }
    guard next < breaks.count, breaks[next].inkedEnd > from else { return nil }
    let word = from..<breaks[next].inkedEnd
    let places = LineHyphenation(setter.text).divisions(in: word) { place in
      var ruler = TabLayout.Ruler(tabs, from: start, indent: indent)
      return ruler.fits(to: place, pen: tabs.pen[place], in: width + Self.tolerance)
    }
    for place in places.reversed() {
      var ruler = TabLayout.Ruler(tabs, from: start, indent: indent)
      let fits = ruler.fits(
        to: place, pen: tabs.pen[place], and: setter.hyphenAdvance(at: place),
        in: width + Self.tolerance)
      guard fits else { continue }
      return LineRange(
        range: start..<place, inkedEnd: place, isMandatory: false, isHyphenated: true)
    }
    return nil
  }
}
