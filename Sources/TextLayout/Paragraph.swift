/// A text that is shaped once and can then be set at any width.
public struct Paragraph: Sendable {
  private let text: StyledText
  /// In the order of the text; what is not in a run is an attachment or a line end.
  private let runs: [Run]
  private let pen: [Double]
  private let opportunities: [LineBreakOpportunity]
  /// Characters that the fonts lack, each once, in order.
  public let missingCharacters: [Unicode.Scalar]

  /// Shapes a text.
  /// - Parameter wraps: whether it will be set at a width; text that only breaks where it must costs
  ///   less.
  public init(_ text: StyledText, wraps: Bool = true) {
    self.text = text
    let items = Itemizer.items(of: text)
    let buffer = HarfBuzzBuffer()
    runs = items.map { Self.run($0, of: text, with: buffer) }
    var advances = [Double](repeating: 0, count: text.utf8.count)
    for run in runs {
      for glyph in run.glyphs { advances[glyph.cluster] += glyph.advance }
    }
    for (offset, attachment) in text.attachments { advances[offset] += attachment.advance }
    var pen = [0.0]
    pen.reserveCapacity(advances.count + 1)
    for advance in advances { pen.append(pen[pen.count - 1] + advance) }
    self.pen = pen
    opportunities = Self.opportunities(text, wraps: wraps)
    var missing: [Unicode.Scalar] = []
    var known: Set<Unicode.Scalar> = []
    for run in runs {
      for glyph in run.glyphs where glyph.glyph == 0 {
        let scalar = Itemizer.scalar(text.utf8, at: glyph.cluster).scalar
        if known.insert(scalar).inserted { missing.append(scalar) }
      }
    }
    missingCharacters = missing
  }

  private static func run(
    _ item: TextItem, of text: StyledText, with buffer: borrowing HarfBuzzBuffer
  )
    -> Run
  {
    let style = text.spans[item.style].style
    return Run(
      range: item.range, style: style,
      glyphs: buffer.shape(
        text.utf8, item: item, features: style.features, font: style.font.instance.native,
        scale: style.font.scale),
      item: item)
  }

  private static func opportunities(_ text: StyledText, wraps: Bool) -> [LineBreakOpportunity] {
    if wraps {
      // A symbol breaks like an ideograph (class ID): before and after it, but not from the
      // punctuation that belongs to it. U+FFFC itself would break from everything.
      var bytes = text.utf8
      for (offset, _) in text.attachments {
        for (index, byte) in "一".utf8.enumerated() { bytes[offset + index] = byte }
      }
      if let found = LineBreakIterator.opportunities(in: bytes) { return found }
    }
    // Where the text says so; without ICU also behind spaces.
    let end = text.utf8.count
    var breaks: [LineBreakOpportunity] = []
    for (index, byte) in text.utf8.enumerated() {
      let isMandatory = byte == UInt8(ascii: "\n")
      let isSpace = wraps && byte == UInt8(ascii: " ") && index + 1 < end
      if isMandatory || (isSpace && text.utf8[index + 1] != byte) {
        breaks.append(LineBreakOpportunity(offset: index + 1, isMandatory: isMandatory))
      }
    }
    if end > 0 && breaks.last?.offset != end {
      breaks.append(LineBreakOpportunity(offset: end, isMandatory: true))
    }
    return breaks
  }

  /// Sets the text in lines.
  /// - Parameters:
  ///   - width: in points; `nil` breaks lines only where they must.
  ///   - alignment: within the width, or within the widest line.
  public func lines(width: Double? = nil, alignment: Alignment = .start) -> [Line] {
    let breaker = LineBreaker(
      pen: pen, opportunities: opportunities,
      isSpace: {
        [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(text.utf8[$0])
      },
      isCluster: { (text.utf8[$0] & 0xC0) != 0x80 && (pen[$0 + 1] != pen[$0]) })
    let buffer = HarfBuzzBuffer()
    var top = 0.0
    var lines: [Line] = []
    for range in breaker.lines(width: width ?? .infinity) {
      let inked = breaker.withoutSpaces(from: range.lowerBound, to: range.upperBound)
      var line = line(range, inked: range.lowerBound..<inked, buffer: buffer)
      line.baseline = top + line.ascent
      top = line.baseline + line.descent
      lines.append(line)
    }
    if let last = text.utf8.last, last == UInt8(ascii: "\n") {
      var line = line(
        text.utf8.count..<text.utf8.count, inked: text.utf8.count..<text.utf8.count, buffer: buffer)
      line.baseline = top + line.ascent
      lines.append(line)
    }
    let full = width ?? lines.map(\.width).max() ?? 0
    for index in lines.indices {
      let rest = full - lines[index].width
      switch alignment {
      case .start: lines[index].x = 0
      case .center: lines[index].x = rest / 2
      case .end: lines[index].x = rest
      }
    }
    return lines
  }

  private func line(_ range: Range<Int>, inked: Range<Int>, buffer: borrowing HarfBuzzBuffer)
    -> Line
  {
    var elements: [(x: Double, element: Line.Element)] = []
    var ascent = 0.0
    var descent = 0.0
    var x = 0.0
    func include(_ style: TextAttributes) {
      let metrics = style.font.metrics
      ascent = max(ascent, metrics.ascent + metrics.lineGap / 2)
      descent = max(descent, metrics.descent + metrics.lineGap / 2)
    }
    var attachments = text.attachments[attachmentIndex(from: inked.lowerBound)...]
    func addAttachments(before end: Int) {
      while let next = attachments.first, next.offset < end {
        attachments.removeFirst()
        let style = style(at: next.offset)
        include(style)
        ascent = max(ascent, next.attachment.ascent)
        descent = max(descent, next.attachment.descent)
        elements.append((x, .attachment(next.attachment, style)))
        x += next.attachment.advance
      }
    }
    for run in runs[runIndex(from: inked.lowerBound)...] {
      guard run.range.lowerBound < inked.upperBound else { break }
      addAttachments(before: run.range.lowerBound)
      let part = part(of: run, in: inked, buffer: buffer)
      include(part.style)
      elements.append((x, .text(part)))
      x += part.advance
    }
    addAttachments(before: inked.upperBound)
    if elements.isEmpty,
      let span = text.spans.last(where: { $0.range.lowerBound <= range.lowerBound })
    {
      include(span.style)
    }
    return Line(
      elements: elements, range: range, x: 0, baseline: 0, width: x, ascent: ascent,
      descent: descent)
  }

  /// The part of a run that stands in a line; shaped again where the cut would show.
  private func part(of run: Run, in range: Range<Int>, buffer: borrowing HarfBuzzBuffer) -> Run {
    let cut = run.range.clamped(to: range)
    guard cut != run.range else { return run }
    var part = run
    part.range = cut
    // Clusters rise in a run from left to right; one from right to left is shaped again.
    let rises = (run.glyphs.first?.cluster ?? 0) <= (run.glyphs.last?.cluster ?? 0)
    let first = run.glyphs.partitionPoint { $0.cluster < cut.lowerBound }
    let end = run.glyphs.partitionPoint { $0.cluster < cut.upperBound }
    let isSafe = [first, end].allSatisfy { index in
      index == 0 || index == run.glyphs.count || !run.glyphs[index].isUnsafeToBreak
    }
    if rises && isSafe {
      part.glyphs = Array(run.glyphs[first..<end])
      return part
    }
    part.item.range = cut
    return Self.run(part.item, of: text, with: buffer)
  }

  private func style(at offset: Int) -> TextAttributes {
    text.spans[text.spans.partitionPoint { $0.range.upperBound <= offset }].style
  }

  private func runIndex(from offset: Int) -> Int {
    runs.partitionPoint { $0.range.upperBound <= offset }
  }

  private func attachmentIndex(from offset: Int) -> Int {
    text.attachments.partitionPoint { $0.offset < offset }
  }
}

extension Array {
  /// The number of elements at the front that a predicate holds for; it must hold for no later one.
  fileprivate func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
