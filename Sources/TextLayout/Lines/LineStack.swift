/// Stacks lines and moves them to their side.
struct LineStack {
  private let alignment: Alignment
  private let baselineStep: Double?
  private let keepsInkApart: Bool
  private let paragraphSpacing: Double

  /// The least space between ink of a font that stands in and the next line's, in cap heights.
  private static let inkGap = 0.06

  init(_ style: ParagraphStyle) {
    alignment = style.alignment
    paragraphSpacing = style.paragraphSpacing
    baselineStep = style.baselineStep.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    if case .points = style.lineHeight { keepsInkApart = false } else { keepsInkApart = true }
  }

  /// Gives lines their places.
  /// - Parameter width: of the column, in points; `nil` is that of the widest line.
  func place(_ lines: inout [Line], width: Double?) {
    let full =
      width.flatMap { $0.isFinite ? $0 : nil } ?? lines.map { $0.widthWithIndents }.max() ?? 0
    if keepsInkApart { keepInkApart(&lines) }
    var bottom = 0.0
    for index in lines.indices {
      if index > 0 && lines[index].isParagraphStart { bottom += paragraphSpacing }
      lines[index].baseline = bottom + lines[index].ascent
      // Lines lower than their letters may end above their baseline; the next one's is no higher all the same.
      if index > 0, lines[index].baseline < lines[index - 1].baseline {
        lines[index].baseline = lines[index - 1].baseline
        lines[index].ascent = lines[index].baseline - bottom
      }
      if baselineStep != nil {
        lines[index].baseline = stepped(lines[index].baseline)
        lines[index].ascent = lines[index].baseline - bottom
      }
      bottom = lines[index].baseline + lines[index].descent
      lines[index].x = x(of: lines[index], within: full)
    }
    guard baselineStep != nil, let last = lines.indices.last else { return }
    lines[last].descent += stepped(bottom) - bottom
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

  /// The nearest place that baselines may have.
  private func stepped(_ y: Double) -> Double {
    guard let baselineStep else { return y }
    let count = (y / baselineStep).rounded()
    return count.isFinite ? count * baselineStep : y
  }

  /// Makes lines higher so that the ink of fonts that stand in does not touch the next line's; all lines of a
  /// paragraph alike, for uneven leading is seen more than wide leading.
  private func keepInkApart(_ lines: inout [Line]) {
    guard lines.contains(where: { $0.standInInk != nil }) else { return }
    var start = lines.startIndex
    while start < lines.endIndex {
      let next = lines[(start + 1)...].firstIndex { $0.isParagraphStart } ?? lines.endIndex
      var even = 0.0
      for index in (start + 1)..<next {
        even = max(even, Self.push(lines[index - 1], lines[index]))
      }
      // Between paragraphs only as much as is needed.
      if start > lines.startIndex {
        let push = Self.push(lines[start - 1], lines[start])
        lines[start].ascent += max(push - paragraphSpacing, 0)
      }
      for index in (start + 1)..<next { lines[index].ascent += even }
      start = next
    }
  }

  /// How much further apart than their heights say two lines must be for ink not to touch.
  private static func push(_ upper: Line, _ lower: Line) -> Double {
    guard upper.standInInk != nil || lower.standInInk != nil else { return 0 }
    let descent = max(upper.letterInk.descent, upper.standInInk?.descent ?? 0)
    let ascent = max(lower.letterInk.ascent, lower.standInInk?.ascent ?? 0)
    let gap = inkGap * lower.letterInk.ascent
    return max(descent + gap + ascent - upper.descent - lower.ascent, 0)
  }
}
