internal import SymtextSupport

/// Divides the word that does not fit into a line.
///
/// Words of five letters and more are divided, as browsers do; words with soft hyphens say themselves where.
struct LineHyphenation {
  private let text: ShapedText

  /// The shortest word that is divided, in characters.
  ///
  /// <https://www.w3.org/TR/css-text-4/#hyphenate-char-limits>
  private static let leastLetters = 5

  init(_ text: ShapedText) { self.text = text }

  /// The places where words may be divided in a part of the text, rising.
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
  /// A line that ends with a part of the word that did not fit into it, and a hyphen; `nil` where none fits.
  /// - Parameter line: what fits without a hyphen.
  func hyphenated(
    _ line: LineRange, in width: Double, setter: borrowing LineSetter
  ) -> LineRange? {
    guard !line.isMandatory || line.isEmergency else { return nil }
    // A line that was cut in need may end earlier, too.
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
