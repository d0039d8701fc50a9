import SymtextGraphics
@testable import SymtextTextLayout

/// What holds of the lines of every text.
struct LineChecks {
  private let utf8: [UInt8]
  private let boundaries: Set<Int>

  init(_ text: String) {
    utf8 = Array(text.utf8)
    boundaries = Set([0] + GraphemeBreaks.cuts(in: utf8, range: utf8.indices))
  }

  /// Looks whether the lines hold all of the text, once and in order, and have numbers only.
  func check(_ lines: [Line], mostLines: Int?) throws {
    guard let first = lines.first, let last = lines.last else {
      return try promise(utf8.isEmpty, "there is no line")
    }
    try promise(
      first.range.lowerBound == 0 && last.range.upperBound == utf8.count,
      "the lines do not hold all of the text")
    for (line, next) in zip(lines, lines.dropFirst()) {
      try promise(line.range.upperBound == next.range.lowerBound, "lines have a gap")
      try promise(
        boundaries.contains(next.range.lowerBound),
        "a cluster is parted at \(next.range.lowerBound)")
      try promise(next.baseline >= line.baseline, "baselines do not go down")
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

  /// Every byte but tabs, and the spaces and line end that close the line, stands in it once.
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
      try promise(part.lowerBound >= end, "text stands there twice at \(part.lowerBound)")
      try promise(
        utf8[end..<part.lowerBound].allSatisfy { $0 == UInt8(ascii: "\t") },
        "text is missing at \(end)")
      end = part.upperBound
    }
    try promise(end <= line.range.upperBound, "text beyond the line stands in it")
    let rest = String(decoding: utf8[end..<line.range.upperBound], as: UTF8.self)
    try promise(
      rest.unicodeScalars.allSatisfy(\.properties.isWhitespace), "text is missing at \(end)")
  }
}
