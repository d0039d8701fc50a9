@testable import SymtextGraphics
@testable import SymtextTextLayout

/// Invariants of every layout.
struct LayoutInvariants {
  let source: RandomText
  let lines: [Line]
  /// The requested width.
  let width: Double?
  private let utf8: [UInt8]
  private let boundaries: Set<Int>

  init(_ source: RandomText, lines: [Line], width: Double?) {
    self.source = source
    self.lines = lines
    self.width = width
    utf8 = source.text.utf8
    boundaries = Set([0] + GraphemeBreaks.cuts(in: utf8, range: utf8.indices))
  }

  /// The violated invariants, in words.
  var problems: [String] {
    problemsOfOrder
      + lines.indices.flatMap { index in
        let line = lines[index]
        let found =
          problemsOfNumbers(line) + problemsOfRuns(line) + problemsOfPlaces(line)
          + (line.isTruncated ? problemsOfTruncation(line) : problemsOfCover(line))
          + problemsOfWidth(line, isLast: index == lines.count - 1)
        return found.map { "line \(index + 1), \(line.range): \($0)" }
      }
  }

  /// The lines cover the text in order, and split no grapheme cluster.
  private var problemsOfOrder: [String] {
    guard let first = lines.first, let last = lines.last else {
      return utf8.isEmpty ? [] : ["there is no line"]
    }
    var problems: [String] = []
    if first.range.lowerBound != 0 || last.range.upperBound != utf8.count {
      problems.append("the lines do not cover the text")
    }
    for (line, next) in zip(lines, lines.dropFirst()) {
      if line.range.upperBound != next.range.lowerBound { problems.append("lines have a gap") }
      if !boundaries.contains(next.range.lowerBound) {
        problems.append("a cluster is parted at \(next.range.lowerBound)")
      }
      if next.baseline < line.baseline { problems.append("baselines do not go down") }
      if line.isTruncated { problems.append("a truncated line is not the last one") }
    }
    if let most = source.style.maxLines, lines.count > max(most, 1) {
      problems.append("too many lines")
    }
    return problems
  }

  private func problemsOfNumbers(_ line: Line) -> [String] {
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
    return numbers.allSatisfy(\.isFinite) ? [] : ["a number is not finite"]
  }

  /// Glyphs belong to characters of their run, in order.
  private func problemsOfRuns(_ line: Line) -> [String] {
    line.elements.compactMap { _, element in
      guard case .text(let run) = element else { return nil }
      let clusters =
        run.level % 2 == 0 ? run.glyphs.map(\.cluster) : run.glyphs.reversed().map(\.cluster)
      if run.range.isEmpty {
        return clusters.allSatisfy { $0 == run.range.lowerBound }
          ? nil : "an added run has clusters"
      }
      if !clusters.allSatisfy(run.range.contains) {
        return "clusters lie beyond the run \(run.range)"
      }
      return zip(clusters, clusters.dropFirst()).allSatisfy { $0 <= $1 }
        ? nil : "clusters are not in order"
    }
  }

  /// Returns the ranges of the text in a line, in logical order.
  private func parts(of line: Line) -> [Range<Int>] {
    line.elements.compactMap { _, element in
      switch element {
      case .text(let run): run.range.isEmpty ? nil : run.range
      case .attachment(let attachment, _):
        attachment.offset..<attachment.offset + Attachment.length
      }
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The runs cover the visible part of the line once, except for its tabs.
  private func problemsOfCover(_ line: Line) -> [String] {
    var end = line.range.lowerBound
    for part in parts(of: line) {
      if part.lowerBound < end {
        return ["parts of the text stand there twice at \(part.lowerBound)"]
      }
      if utf8[end..<part.lowerBound].contains(where: { $0 != UInt8(ascii: "\t") }) {
        return ["a part of the text is missing at \(end)"]
      }
      end = part.upperBound
    }
    if end > line.range.upperBound { return ["text beyond the line stands in it"] }
    let rest = String(decoding: utf8[end..<line.range.upperBound], as: UTF8.self)
    return rest.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      ? [] : ["a part at the end is missing"]
  }

  /// Elements are adjacent, from left to right.
  private func problemsOfPlaces(_ line: Line) -> [String] {
    guard !source.hasNegativeAdvances else { return [] }
    var pen = 0.0
    for (x, element) in line.elements {
      if x < pen - 2e-4 { return ["elements overlap at x \(x)"] }
      switch element {
      case .text(let run): pen = x + run.advance
      case .attachment(let attachment, _): pen = x + attachment.advance
      }
    }
    return pen > line.width + 2e-4 ? ["elements reach beyond the line"] : []
  }

  private func problemsOfTruncation(_ line: Line) -> [String] {
    let parts = parts(of: line)
    if zip(parts, parts.dropFirst()).contains(where: { $0.upperBound > $1.lowerBound }) {
      return ["parts of the text stand there twice"]
    }
    guard let width, !source.hasNegativeAdvances else { return [] }
    // An ellipsis wider than the line is alone in it, or beside zero-width elements.
    let added = line.elements.reduce(0) { sum, part in
      guard case .text(let run) = part.element, run.range.isEmpty else { return sum }
      return sum + run.advance
    }
    return line.width > max(width, added) + 2e-4
      ? ["\(line.width) wide, though truncated to \(width)"] : []
  }

  /// No line is wider than requested, unless it contains a single cluster; justified lines have the full width.
  private func problemsOfWidth(_ line: Line, isLast: Bool) -> [String] {
    guard let width, !line.isTruncated, !source.hasNegativeAdvances else { return [] }
    let parts = parts(of: line)
    let end = parts.last?.upperBound ?? line.range.lowerBound
    // A soft hyphen is not separated from the preceding letter.
    let clusters = boundaries.count {
      $0 > line.range.lowerBound && $0 <= end && !(utf8[$0 - 1] == 0xAD && utf8[$0 - 2] == 0xC2)
    }
    if line.width > width + 2e-4 && clusters > 1 {
      return ["\(line.width) wide, more than \(width)"]
    }
    guard source.style.alignment == .justify, !isLast, clusters > 2,
      utf8[line.range.upperBound - 1] != UInt8(ascii: "\n")
    else { return [] }
    // After the last tab; a space may close a line where no break is allowed.
    let start =
      utf8[line.range.lowerBound..<end].lastIndex(of: UInt8(ascii: "\t")) ?? line.range.lowerBound
    let words = utf8[start..<end].split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let isGrowing =
      words.count > 1 && words.last?.isEmpty == false
      && words.allSatisfy { $0.allSatisfy { (0x21...0x7E).contains($0) } }
    return isGrowing && line.width < width - 2e-4
      ? ["\(line.width) wide, justified to \(width)"] : []
  }
}
