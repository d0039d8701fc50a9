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
  func divisions(in range: Range<Int>) -> [Int] {
    var places: [Int] = []
    var start = range.lowerBound
    var count = 0
    var hasSoftHyphen = false
    func finish(_ end: Int) {
      if count >= Self.leastLetters, !hasSoftHyphen { places += divisions(ofWord: start..<end) }
      count = 0
      hasSoftHyphen = false
    }
    for (scalar, place) in UTF8Scalars(text.utf8, in: range) {
      if scalar == "\u{AD}" {
        hasSoftHyphen = true
      } else if !scalar.properties.isAlphabetic && !scalar.properties.isGraphemeExtend {
        finish(place.lowerBound)
        start = place.upperBound
      } else {
        count += 1
      }
    }
    finish(range.upperBound)
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
    for place in LineHyphenation(setter.text).divisions(in: word).reversed() {
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
