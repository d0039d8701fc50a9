/// Stacks lines and aligns them.
struct LineStack {
  private let alignment: Alignment
  private let baselineStep: Double?
  private let keepsInkApart: Bool
  private let paragraphSpacing: Double

  /// The least space between the ink of a fallback font and the next line, in cap heights.
  private static let inkGap = 0.06

  init(_ style: ParagraphStyle) {
    alignment = style.alignment
    paragraphSpacing = style.paragraphSpacing
    baselineStep = style.baselineStep.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    if case .points = style.lineHeight { keepsInkApart = false } else { keepsInkApart = true }
  }

  /// Positions the lines of a whole text.
  /// - Parameter width: the width of the column, in points; `nil` for that of the widest line.
  func place(_ lines: inout [Line], width: Double?) {
    let full =
      width.flatMap { $0.isFinite ? $0 : nil } ?? lines.map { $0.widthWithIndents }.max() ?? 0
    place(&lines, within: full, after: nil, gridOffset: 0, endsText: true)
  }

  /// Positions lines below others; y counts from the bottom of these.
  /// - Parameters:
  ///   - full: the width of the column, in points.
  ///   - tail: the end of the line before; `nil` at the start of the text.
  ///   - gridOffset: the distance from an allowed baseline above to y 0, if baselines have a step.
  ///   - endsText: whether the last line is that of the text.
  func place(
    _ lines: inout [Line], within full: Double, after tail: LineTail?, gridOffset: Double,
    endsText: Bool
  ) {
    if keepsInkApart { keepInkApart(&lines, after: tail) }
    var bottom = 0.0
    var before = tail.map { -$0.descent }
    for index in lines.indices {
      if before != nil && lines[index].isParagraphStart { bottom += paragraphSpacing }
      lines[index].baseline = bottom + lines[index].ascent
      // Lines lower than their letters may end above their baseline; the next baseline must still not be higher.
      if let before, lines[index].baseline < before {
        lines[index].baseline = before
        lines[index].ascent = lines[index].baseline - bottom
      }
      if baselineStep != nil {
        lines[index].baseline = stepped(lines[index].baseline + gridOffset) - gridOffset
        lines[index].ascent = lines[index].baseline - bottom
      }
      before = lines[index].baseline
      bottom = lines[index].baseline + lines[index].descent
      lines[index].x = x(of: lines[index], within: full)
    }
    guard endsText, baselineStep != nil, let last = lines.indices.last else { return }
    lines[last].descent += stepped(bottom + gridOffset) - gridOffset - bottom
  }

  private func x(of line: Line, within full: Double) -> Double {
    let left = line.isRightToLeft ? line.indents.end : line.indents.start
    let rest = full - line.widthWithIndents
    return switch alignment {
    case .start, .justify: line.isRightToLeft ? left + rest : left
    case .center: left + rest / 2
    case .end: line.isRightToLeft ? left : left + rest
    }
  }

  /// Returns the nearest allowed baseline.
  private func stepped(_ y: Double) -> Double {
    guard let baselineStep else { return y }
    let count = (y / baselineStep).rounded()
    return count.isFinite ? count * baselineStep : y
  }

  /// Makes lines higher so that the ink of fallback fonts does not touch the next line; equally for all lines of a
  /// paragraph, because uneven leading is more noticeable than wide leading.
  private func keepInkApart(_ lines: inout [Line], after tail: LineTail?) {
    guard tail?.standInInk != nil || lines.contains(where: { $0.standInInk != nil }) else { return }
    var start = lines.startIndex
    while start < lines.endIndex {
      let next = lines[(start + 1)...].firstIndex { $0.isParagraphStart } ?? lines.endIndex
      var even = 0.0
      for index in (start + 1)..<next {
        even = max(even, Self.push(LineTail(lines[index - 1]), lines[index]))
      }
      // Between paragraphs add only the necessary space.
      if let upper = start > lines.startIndex ? LineTail(lines[start - 1]) : tail {
        let push = Self.push(upper, lines[start])
        lines[start].ascent += max(push - paragraphSpacing, 0)
      }
      for index in (start + 1)..<next { lines[index].ascent += even }
      start = next
    }
  }

  /// Returns the additional distance that two lines need so that their ink does not touch.
  private static func push(_ upper: LineTail, _ lower: Line) -> Double {
    guard upper.standInInk != nil || lower.standInInk != nil else { return 0 }
    let descent = max(upper.letterInk.descent, upper.standInInk?.descent ?? 0)
    let ascent = max(lower.letterInk.ascent, lower.standInInk?.ascent ?? 0)
    let gap = inkGap * lower.letterInk.ascent
    return max(descent + gap + ascent - upper.descent - lower.ascent, 0)
  }
}
