/// Finds line break opportunities in a text without spaces between words: Thai, Lao, Khmer, Burmese and others.
struct DictionaryWords {
  /// The characters that are one after another, in bytes.
  private var run = 0..<0

  /// Adds the next character of the text, and the opportunities in the run that it ends.
  mutating func append(
    _ range: Range<Int>, _ found: LineBreakClass, in text: [UInt8],
    to result: inout [LineBreakOpportunity]
  ) {
    let isPart = found == .complexContext || (found == .combiningMark && !run.isEmpty)
    if isPart {
      run = (run.isEmpty ? range.lowerBound : run.lowerBound)..<range.upperBound
    } else if !run.isEmpty {
      end(in: text, to: &result)
    }
  }

  /// Adds the opportunities in the last run.
  mutating func end(in text: [UInt8], to result: inout [LineBreakOpportunity]) {
    defer { run = 0..<0 }
    guard let found = TextBreakIterator.lineBreaks(in: text, range: run) else { return }
    result += found.dropLast().map { .init(offset: $0, isMandatory: false) }
  }
}
