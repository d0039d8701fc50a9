/// The rules of UAX 29 for words.
///
/// <https://www.unicode.org/reports/tr29/tr29-41.html#Word_Boundary_Rules>
struct WordBreakRules {
  /// A character with the marks that rule WB4 joins to it.
  private struct Unit {
    var start: Int
    var type: WordBreakClass
    var last: WordBreakClass
    /// Whether it has no marks.
    var isBare: Bool { type == last && !type.isMark }
  }

  private var units: [Unit] = []
  private let end: Int

  /// - Parameters:
  ///   - text: UTF-8.
  ///   - range: a range of whole characters, processed without its context.
  init(_ text: [UInt8], range: Range<Int>) {
    end = range.upperBound
    for (scalar, place) in UTF8Scalars(text, in: range) {
      let type = WordBreakClass(scalar)
      if type.isMark, let last = units.last, !last.type.endsLine {
        units[units.count - 1].last = type
      } else {
        units.append(Unit(start: place.lowerBound, type: type, last: type))
      }
    }
  }

  /// Whether dictionaries would divide the text further.
  var needsDictionary: Bool { units.contains { $0.type.needsDictionary } }

  /// The ends of the segments, ascending, and whether each contains a letter, a number or an ideograph.
  var segmentEnds: [(end: Int, isWord: Bool)] {
    var ends: [(end: Int, isWord: Bool)] = []
    var isWord = false
    var isInFlag = false
    for index in units.indices {
      let type = units[index].type
      if index > 0 && !isInside(index, isInFlag: isInFlag) {
        ends.append((units[index].start, isWord))
        isWord = false
      }
      let isConnected =
        type == .connector && index > 0 && units[index - 1].type == .connector
      isWord = isWord || type.isInWords || isConnected
      isInFlag = type == .regionalIndicator && !isInFlag
    }
    if !units.isEmpty { ends.append((end, isWord)) }
    return ends
  }

  /// Returns whether the start of a unit is inside a word, by rules WB3 to WB16.
  private func isInside(_ index: Int, isInFlag: Bool) -> Bool {
    let (last, next) = (units[index - 1], units[index])
    if last.type.endsLine || next.type.endsLine {
      return last.type == .carriageReturn && next.type == .lineFeed
    }
    if last.last == .zeroWidthJoiner && next.type.isPictographic { return true }
    if last.isBare && last.type == .space && next.type == .space { return true }
    if last.type == .regionalIndicator { return next.type == .regionalIndicator && isInFlag }
    return isInLetters(index) || isInNumber(index) || isInScript(last.type, next.type)
  }

  private func type(_ index: Int) -> WordBreakClass {
    units.indices.contains(index) ? units[index].type : .other
  }

  /// Rules WB5 to WB7c.
  private func isInLetters(_ index: Int) -> Bool {
    let (last, next) = (type(index - 1), type(index))
    if last.isLetter {
      if next.isLetter || (last == .hebrewLetter && next == .singleQuote) { return true }
      if next.isInnerOfLetters { return type(index + 1).isLetter }
      return last == .hebrewLetter && next == .doubleQuote && type(index + 1) == .hebrewLetter
    }
    if last.isInnerOfLetters { return next.isLetter && type(index - 2).isLetter }
    return last == .doubleQuote && next == .hebrewLetter && type(index - 2) == .hebrewLetter
  }

  /// Rules WB8 to WB12.
  private func isInNumber(_ index: Int) -> Bool {
    let (last, next) = (type(index - 1), type(index))
    if last == .numeric {
      return next == .numeric || next.isLetter
        || (next.isInnerOfNumbers && type(index + 1) == .numeric)
    }
    guard next == .numeric else { return false }
    return last.isLetter || (last.isInnerOfNumbers && type(index - 2) == .numeric)
  }

  /// Rules WB13 to WB13b; without a dictionary, SA is one word.
  private func isInScript(_ last: WordBreakClass, _ next: WordBreakClass) -> Bool {
    let isConnectable = { (type: WordBreakClass) in
      type.isLetter || type == .numeric || type == .katakana
    }
    switch (last, next) {
    case (.katakana, .katakana), (.connector, .connector), (.complexContext, .complexContext):
      return true
    case (_, .connector): return isConnectable(last)
    case (.connector, _): return isConnectable(next)
    default: return false
    }
  }
}
