internal import SymtextSupport
internal import SymtextSymbols
public import SymtextGraphics
public import SymtextDrawing
internal import SymtextFontGlyphs
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A button with its measures, for a designer's handoff.
public struct ButtonSpec: Sendable {
  /// The button.
  package let button: Button
  /// The layout of the button.
  public let layout: ButtonLayout

  /// Makes a specification from a button and its layout.
  public init(_ button: Button, _ layout: ButtonLayout) {
    self.button = button
    self.layout = layout
  }

  /// A distance on the button.
  public struct Measure: Hashable, Sendable {
    /// The name, such as `leading padding`.
    public var name: String
    /// The length in points.
    public var length: Double
    /// The start.
    var start: Point
    /// The end.
    var end: Point
  }

  /// The distances around the content, and between symbol and label.
  public var measures: [Measure] {
    let (frame, content) = (layout.frame, layout.contentFrame)
    let middle = frame.midY
    var measures = [
      Measure(from: Point(frame.minX, middle), to: Point(content.minX, middle), "left padding"),
      Measure(from: Point(content.maxX, middle), to: Point(frame.maxX, middle), "right padding"),
    ]
    // Beside a symbol the capitals are measured, which are centred regardless of the symbol's height.
    let inner = isStacked ? content : layout.labelBox ?? content
    measures += [
      Measure(
        from: Point(inner.midX, frame.minY), to: Point(inner.midX, inner.minY), "top padding"),
      Measure(
        from: Point(inner.midX, inner.maxY), to: Point(inner.midX, frame.maxY), "bottom padding"),
    ]
    if let symbol = layout.symbolBox, let label = layout.labelBox, layout.gap != nil {
      if symbol.maxX <= label.minX + 1e-6 || label.maxX <= symbol.minX + 1e-6 {
        let (a, b) = symbol.minX < label.minX ? (symbol, label) : (label, symbol)
        measures.append(Measure(from: Point(a.maxX, middle), to: Point(b.minX, middle), "gap"))
      } else {
        let (a, b) = symbol.minY < label.minY ? (symbol, label) : (label, symbol)
        measures.append(
          Measure(from: Point(frame.midX, a.maxY), to: Point(frame.midX, b.minY), "gap"))
      }
    }
    return measures
  }

  /// The distance from the middle of the button down to the middle of the label's capitals, in points.
  ///
  /// It is `nil` without a label, and for a label above or below a symbol.
  package var capMiddleOffset: Double? {
    guard let label = layout.labelFrame, !isStacked else { return nil }
    return label.midY - layout.frame.midY
  }

  private var isStacked: Bool {
    layout.gap != nil && (button.placement == .top || button.placement == .bottom)
  }

  /// The families of the label's fonts, without repetition.
  package var fontFamilies: [String] {
    layout.faces.reduce(into: []) { families, face in
      if !families.contains(where: { $0.hasBytes(of: face.family) }) {
        families.append(face.family)
      }
    }
  }

  /// Returns the contrast ratio of label and symbol to their background, by WCAG 2.2.
  /// - Parameter background: The colour behind the button.
  package func contrastRatio(on background: Color) -> Double {
    let behind = layout.background?.over(background) ?? background
    return layout.foreground.over(behind).contrastRatio(to: behind)
  }

  // MARK: Picture

  /// The space around the button, in points.
  private static let margin = 60.0
  private static let noteSize = 8.0
  /// The font size of the facts below it, in points.
  private static let legendSize = 6.5
  /// Returns magenta, which no button uses, dark or light depending on the page.
  private static func ink(on page: Color) -> Color {
    Color(rgb: page.contrastRatio(to: .black) < 9 ? 0xFF8AC2 : 0xC4005F)
  }
  /// The bounds of the hit target and the ring.
  ///
  /// Measures are drawn outside.
  private var outside: Rect {
    layout.hitTarget.union(layout.frame.insetBy(dx: -layout.outset, dy: -layout.outset))
  }

  /// Returns the button with its measures, and the facts below it.
  /// - Parameters:
  ///   - font: The font of the notes.
  ///   - background: The page colour; `nil` for the default of the appearance.
  /// - Throws: ``SymbolError`` if the notes cannot be set.
  public func displayList(
    font: Font, library: any SymbolSource, background: Color? = nil
  ) throws(SymbolError) -> DisplayList {
    let page = background ?? Color(.systemBackground, button.painting.appearance)
    let ink = Self.ink(on: page)
    let pen = ButtonSpec.Pen(ink: ink, halo: page)
    let isDark = page.contrastRatio(to: .black) < 9
    let notes = try note(
      facts.joined(separator: "\n"), size: Self.legendSize, font: font, library: library,
      color: (isDark ? Color.white : .black).multiplyingOpacity(by: 0.65))
    let lines = notes.lines()
    let notesHeight = lines.last.map { $0.baseline + $0.descent } ?? 0
    let box = outside
    let widest = max(box.width, lines.map(\.width).max() ?? 0)
    let width = (widest + 2 * Self.margin).rounded(.up)
    // Whole points make edges sharp.
    let origin = Point(
      (width / 2 - layout.frame.midX).rounded(), (Self.margin - box.minY).rounded())
    let notesTop = origin.y + box.maxY + Self.margin * 0.8
    let height = notesTop + notesHeight + Self.margin / 2
    var items: [DisplayItem] = [
      .fill(
        .roundedRect(
          Rect(x: 0, y: 0, width: width, height: height), radiusX: 0, radiusY: 0), .color(page))
    ]
    func add(_ steps: [DisplayItem]) { items += steps.map { $0.offsetBy(origin - .zero) } }
    add(layout.backdropItems + layout.faded(layout.ground))
    // Drawn below the letters, whose strokes are as thin as the lines.
    add([.described("", boxes(pen))])
    add(layout.faded(layout.content))
    var marks: [DisplayItem] = []
    for measure in measures where measure.length > 0 {
      marks += try draw(measure, pen, font: font, library: library)
    }
    marks += try drawSides(pen, font: font, library: library)
    add([.described("", marks)])
    items += notes.items(lines, at: Point(Self.margin, notesTop))
    return DisplayList(width: width, height: height, items: items, altText: layout.altText)
  }

  /// Returns the boxes of the hit target, the label and the symbol, and the baseline across the button.
  private func boxes(_ pen: Pen) -> [DisplayItem] {
    var lines = pen.frame(layout.hitTarget, dashed: true)
    if let label = layout.labelBox { lines += pen.frame(label) }
    if let symbol = layout.symbolBox { lines += pen.frame(symbol) }
    if let baseline = layout.baseline {
      lines += pen.line(
        Point(layout.frame.minX - 6, baseline), Point(outside.maxX + 6, baseline))
    }
    return lines
  }

  /// The properties of the button, one a line.
  package var facts: [String] {
    func points(_ value: Double) -> String { value.text(decimals: 2) }
    var facts = [
      "\(button.style.rawValue), \(button.size.rawValue), \(points(layout.frame.width)) × \(points(layout.frame.height)) pt, corners \(points(layout.cornerRadius)) pt"
    ]
    if layout.labelFrame != nil {
      facts.append(
        "label: \(fontFamilies.first.map { "\($0) " } ?? "")\(points(layout.weight)), \(points(layout.pointSize)) pt, cap height \(points(layout.capHeight)) pt"
      )
    }
    if let symbol = layout.symbol {
      var words =
        "symbol: \(symbol.name), \(symbol.scale.rawValue) scale, wght \(points(symbol.axisValue))"
      if let stroke = symbol.strokeWidth { words += ", stroke \(points(stroke)) pt" }
      facts.append(words)
    }
    facts += colorFacts
    let target = layout.hitTarget
    facts.append("hit target: \(points(target.width)) × \(points(target.height)) pt")
    return facts
  }

  private func note(
    _ text: String, size: Double = noteSize, font: Font, library: any SymbolSource, color: Color
  ) throws(SymbolError) -> Label {
    try Label(
      AttributedText(text), font: font.withSize(size), library: library, color: .fixed(color),
      painting: SymbolPainting(appearance: button.painting.appearance), wraps: false)
  }

  /// Draws a measure outside the button with its length.
  ///
  /// Horizontal ones are above the button, vertical ones at its left.
  private func draw(
    _ measure: Measure, _ pen: Pen, font: Font, library: any SymbolSource
  ) throws(SymbolError) -> [DisplayItem] {
    let text = measure.length.text(decimals: 2)
    let label = try note(text, font: font, library: library, color: pen.ink)
    let lines = label.lines()
    guard let line = lines.first else { return [] }
    let middle = measure.start.interpolated(to: measure.end, 0.5)
    let capHeight = font.withSize(Self.noteSize).metrics.capHeight
    if measure.start.y == measure.end.y {
      let y = outside.minY - 8
      let (start, end) = (Point(measure.start.x, y), Point(measure.end.x, y))
      let place = Point(middle.x - line.width / 2, y - 5 - line.baseline)
      return pen.extensions(from: [start, end], to: [measure.start, measure.end])
        + pen.measure(start, end) + label.items(lines, at: place)
    }
    let x = outside.minX - 14
    let (start, end) = (Point(x, measure.start.y), Point(x, measure.end.y))
    let place = Point(x - 5 - line.width, middle.y + capHeight / 2 - line.baseline)
    return pen.extensions(from: [start, end], to: [measure.start, measure.end])
      + pen.measure(start, end) + label.items(lines, at: place)
  }

  /// Draws the width below the button, the height at its right, and the baseline with its position at the far right.
  private func drawSides(
    _ pen: Pen, font: Font, library: any SymbolSource
  ) throws(SymbolError) -> [DisplayItem] {
    let frame = layout.frame
    let (below, beside) = (outside.maxY + 10, outside.maxX + 10)
    let width = try note(
      frame.width.text(decimals: 2), font: font, library: library, color: pen.ink)
    let height = try note(
      frame.height.text(decimals: 2), font: font, library: library, color: pen.ink)
    var items =
      pen.measure(Point(frame.minX, below), Point(frame.maxX, below))
      + pen.measure(Point(beside, frame.minY), Point(beside, frame.maxY))
    let (lines, rows) = (width.lines(), height.lines())
    let capHeight = font.withSize(Self.noteSize).metrics.capHeight
    items += width.items(
      lines, at: Point(frame.midX - (lines.first?.width ?? 0) / 2, below + 3))
    items += height.items(
      rows, at: Point(beside + 5, frame.midY + capHeight / 2 - (rows.first?.baseline ?? 0)))
    guard let baseline = layout.baseline else { return items }
    let value = try note(
      baseline.text(decimals: 2), font: font, library: library, color: pen.ink)
    let valueLines = value.lines()
    let left = beside + 11 + (rows.first?.width ?? 0)
    items += pen.line(Point(left - 3, baseline), Point(left + 3, baseline))
    items += value.items(
      valueLines,
      at: Point(left + 6, baseline + capHeight / 2 - (valueLines.first?.baseline ?? 0)))
    return items
  }
}

extension ButtonSpec.Measure {
  fileprivate init(from start: Point, to end: Point, _ name: String) {
    self.init(name: name, length: (end - start).length, start: start, end: end)
  }
}
