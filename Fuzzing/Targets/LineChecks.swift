import SymtextGraphics
@testable import SymtextTextLayout

/// Invariants of the lines of every text.
struct LineChecks {
  private let utf8: [UInt8]
  private let boundaries: Set<Int>

  init(_ text: String) {
    utf8 = Array(text.utf8)
    boundaries = Set([0] + GraphemeBreaks.cuts(in: utf8, range: utf8.indices))
  }

  /// Checks that the lines contain the whole text, once and in order, and that all numbers are finite.
  func check(_ lines: [Line], mostLines: Int?) throws {
    guard let first = lines.first, let last = lines.last else {
      return try promise(utf8.isEmpty, "no lines")
    }
    try promise(
      first.range.lowerBound == 0 && last.range.upperBound == utf8.count,
      "the lines do not hold all of the text")
    for (line, next) in zip(lines, lines.dropFirst()) {
      try promise(line.range.upperBound == next.range.lowerBound, "lines have a gap")
      try promise(
        boundaries.contains(next.range.lowerBound),
        "a cluster is split at \(next.range.lowerBound)")
      try promise(next.baseline >= line.baseline, "baselines do not descend")
    }
    if let mostLines { try promise(lines.count <= mostLines, "too many lines") }
    for line in lines {
      try checkNumbers(line)
      if !line.isTruncated { try checkCover(line) }
    }
  }

  private func checkNumbers(_ line: Line) throws {
    var numbers = [line.x, line.baseline, line.width, line.ascent, line.descent]
    for (x, element) in line.elements {
      numbers.append(x)
      switch element {
      case .text(let run):
        for glyph in run.glyphs { numbers += [glyph.advance, glyph.offset.x, glyph.offset.y] }
      case .attachment(let attachment, _):
        numbers += [attachment.advance, attachment.ascent, attachment.descent]
      }
    }
    try promise(numbers.allSatisfy(\.isFinite), "a number is not finite")
  }

  /// Checks that every byte occurs once, except tabs and the spaces and line end that close the line.
  private func checkCover(_ line: Line) throws {
    let parts = line.elements.compactMap { _, element -> Range<Int>? in
      switch element {
      case .text(let run): run.range.isEmpty ? nil : run.range
      case .attachment(let attachment, _):
        attachment.offset..<attachment.offset + Attachment.length
      }
    }.sorted { $0.lowerBound < $1.lowerBound }
    var end = line.range.lowerBound
    for part in parts {
      try promise(part.lowerBound >= end, "text occurs twice at \(part.lowerBound)")
      try promise(
        utf8[end..<part.lowerBound].allSatisfy { $0 == UInt8(ascii: "\t") },
        "text is missing at \(end)")
      end = part.upperBound
    }
    try promise(end <= line.range.upperBound, "the line contains text from beyond its end")
    let rest = String(decoding: utf8[end..<line.range.upperBound], as: UTF8.self)
    try promise(
      rest.unicodeScalars.allSatisfy(\.properties.isWhitespace), "text is missing at \(end)")
  }
}
