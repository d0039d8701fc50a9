internal import SymtextSymbols
internal import SymtextCommandLine
internal import SymtextOpenType
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

extension MetricsReport {
  private static let indent = "           "
  /// The maximum characters of a text in a column.
  private static let mostText = 32

  /// The report as text.
  package var table: String {
    var rows = summary
    for index in fonts.fonts.indices { rows += self.rows(ofFont: index) }
    for index in lines.indices { rows += self.rows(ofLine: index) }
    rows += attachmentRows
    rows += contrast?.lines ?? []
    return rows.joined(separator: "\n") + "\n"
  }

  private var summary: [String] {
    let ink =
      ink.map { "ink \(size(of: $0)) at x \(number($0.minX)), y \(number($0.minY))" } ?? "no ink"
    var rows = ["size       \(number(size.width)) × \(number(size.height)) pt; \(ink)"]
    let asked = width.map { ", width \(number($0))" } ?? ""
    rows.append(
      "paragraph  direction \(direction.rawValue), alignment \(style.alignment.rawValue)\(asked)")
    if !label.attachments.isEmpty {
      rows.append("spoken     \(Self.quoted(label.spokenText, most: 85))")
    }
    if !label.missingCharacters.isEmpty {
      let list = label.missingCharacters.prefix(8).map { "U+\($0.hexadecimal)" }
      rows.append("missing    \(list.joined(separator: ", "))")
    }
    return rows
  }

  private func rows(ofFont index: Int) -> [String] {
    let font = fonts.fonts[index]
    let metrics = font.metrics
    let axes = font.face.axes.filter { $0.tag != "wght" }.map { axis in
      ", \(axis.tag) \(short(font.coordinates[axis.tag] ?? axis.defaultValue))"
    }
    let face = font.face.index > 0 ? ", face \(font.face.index)" : ""
    var style = font.isItalic ? ", italic" : ""
    if font.synthesis.bold > 0 { style += ", synthetic bold" }
    if font.synthesis.oblique != 0 { style += ", synthetic slant" }
    let strokes =
      font.stems.map { "strokes bar \(number($0.bar)), stem \(number($0.stem)) (\($0.letters))" }
      ?? "no letters to measure strokes on"
    return [
      TextTable.padded("font \(index + 1)", Self.indent.count)
        + "\(font.face.family), \(number(font.size)) pt, weight \(short(font.weight))"
        + axes.joined() + style,
      Self.indent + font.face.file + face,
      Self.indent + "cap height \(number(metrics.capHeight)) (\(metrics.capHeightSource))"
        + ", x-height \(number(metrics.xHeight)) (\(metrics.xHeightSource))",
      Self.indent + "ascent \(number(metrics.ascent)), descent \(number(metrics.descent))"
        + ", line gap \(number(metrics.lineGap)); \(strokes)",
    ]
  }

  // MARK: Lines

  private func rows(ofLine index: Int) -> [String] {
    let line = lines[index]
    let notes = line.isRightToLeft ? ", right to left" : ""
    let title =
      TextTable.padded("line \(index + 1)", Self.indent.count)
      + "baseline \(number(line.baseline)), x \(number(line.x)), width \(number(line.width))"
      + ", top \(number(line.baseline - line.ascent))"
      + ", bottom \(number(line.baseline + line.descent))\(notes)"
    let titles = [title] + leftOut(of: line)
    guard !line.elements.isEmpty else { return titles }
    var table = TextTable([
      .init(title: "kind"), .init(title: "x", isTrailing: true),
      .init(title: "advance", isTrailing: true), .init(title: "bytes", isTrailing: true),
      .init(title: "glyphs", isTrailing: true), .init(title: "font", isTrailing: true),
      .init(title: "script"), .init(title: ""),
    ])
    for (x, element) in line.elements {
      switch element {
      case .text(let run): table.add(cells(of: run, x: x))
      case .attachment(let attachment, _): table.add(cells(of: attachment, x: x))
      }
    }
    var rows = titles
    rows += table.lines.map { "  \($0)" }
    guard hasGlyphs else { return rows }
    for (x, element) in line.elements {
      if case .text(let run) = element { rows += glyphRows(of: run, x: x) }
    }
    return rows
  }

  /// Returns the row on the text that an ellipsis replaces.
  private func leftOut(of line: Line) -> [String] {
    line.elidedRange.map {
      [Self.indent + "truncated: bytes \($0.lowerBound)–\($0.upperBound) are left out"]
    } ?? []
  }

  private func cells(of run: Run, x: Double) -> [String] {
    [
      "text", number(x), number(run.advance), "\(run.range.lowerBound)–\(run.range.upperBound)",
      "\(run.glyphs.count)", "\(fonts.index(of: run.font) + 1)",
      run.script + (run.level % 2 == 1 ? " ←" : ""),
      run.isAdded
        ? "(added by the line)"
        : Self.quoted(text(run.range), most: Self.mostText) + (run.isFallback ? " fallback" : ""),
    ]
  }

  private func cells(of attachment: Attachment, x: Double) -> [String] {
    let range = range(of: attachment)
    let bytes = "\(range.lowerBound)–\(range.upperBound)"
    switch attachment.labelContent {
    case .symbol(let symbol, _):
      return [
        "symbol", number(x), number(attachment.advance), bytes, "1",
        "\(fonts.index(of: symbol.textFont) + 1)", "", symbol.name,
      ]
    case .image(let image):
      return [
        "image", number(x), number(attachment.advance), bytes, "", "", "",
        Self.quoted(image.altText, most: Self.mostText),
      ]
    case nil: return []
    }
  }

  private func glyphRows(of run: Run, x: Double) -> [String] {
    var table = TextTable([
      .init(title: "glyph", isTrailing: true), .init(title: "cluster", isTrailing: true),
      .init(title: "x", isTrailing: true), .init(title: "advance", isTrailing: true),
      .init(title: "x offset", isTrailing: true), .init(title: "y offset", isTrailing: true),
      .init(title: "name"),
    ])
    var pen = x
    for glyph in run.glyphs {
      table.add([
        "\(glyph.glyph)", "\(glyph.cluster)", number(pen), number(glyph.advance),
        number(glyph.offset.x), number(glyph.offset.y),
        run.font.face.name(of: glyph.glyph) ?? "",
      ])
      pen += glyph.advance
    }
    return table.lines.map { Self.indent + $0 }
  }

  // MARK: Symbols and images

  /// The rows of each distinct symbol and image.
  private var attachmentRows: [String] {
    var rows: [String] = []
    var known: Set<[String]> = []
    for line in lines {
      for (_, element) in line.elements {
        guard case .attachment(let attachment, let attributes) = element else { continue }
        let added =
          switch attachment.labelContent {
          case .symbol(let symbol, _): self.rows(of: symbol)
          case .image(let image): self.rows(of: image, beside: attributes.font)
          case nil: [String]()
          }
        if known.insert(added).inserted { rows += added }
      }
    }
    return rows
  }

  private func rows(of symbol: ResolvedSymbol) -> [String] {
    let box = symbol.bounds
    let character = symbol.codePoint.map { ", U+\($0.hexadecimal)" } ?? ""
    var strokes = symbol.strokeWidth.map { ", stroke \(number($0))" } ?? ""
    if let target = symbol.matching?.target, let small = symbol.smallStrokeWidth,
      let error = symbol.strokeError
    {
      strokes += "; small \(number(small)) for \(number(target)) (\(number(error)) %)"
    }
    var notes: [String] = []
    if let variant = symbol.variantAskedFor { notes.append("stands for \(variant)") }
    if symbol.isRightToLeftForm { notes.append("form for right to left") }
    if let language = symbol.languageForm { notes.append("form for \(language)") }
    notes.append("library \(symbol.font.face.file)")
    return [
      "symbol     \(symbol.name) (\(Self.clean(symbol.altText)))",
      Self.indent + "\(number(symbol.font.size)) pt, \(weight(symbol)), \(symbol.scale.rawValue)"
        + strokes,
      Self.indent + "ink \(size(of: box)) at x \(number(box.minX)), y \(number(box.minY))"
        + "; margins \(number(box.minX)) and \(number(symbol.advance - box.maxX))"
        + "; baseline \(number(symbol.baselineOffsetFromBottom)) above bottom",
      Self.indent + "glyph \(symbol.glyph)\(character); \(notes.joined(separator: ", "))",
    ]
  }

  private func rows(of image: PlainImage, beside font: Font) -> [String] {
    let box = image.box(beside: font)
    let baseline =
      image.baselineOffsetFromBottom == nil ? "centred on the capitals" : "by its baseline"
    return [
      "image      \(image.file ?? "") (\(Self.clean(image.altText)))",
      Self.indent + "\(size(of: box)) pt, y \(number(box.minY)), \(baseline)"
        + "; baseline \(number(box.maxY)) above bottom" + (image.isTemplate ? "; template" : ""),
    ]
  }

  private func weight(_ symbol: ResolvedSymbol) -> String {
    guard symbol.hasWeights else { return "one weight" }
    let isBeyond = symbol.matching?.isOnAxis == false
    let note = isBeyond ? ", the text is beyond the axis" : ""
    return "wght \(number(symbol.axisValue)) (\(symbol.weightRule)\(note))"
  }

  // MARK: Words

  private func size(of box: Rect) -> String { "\(number(box.width)) × \(number(box.height))" }

  private func number(_ value: Double) -> String { Self.number(value) }

  /// Formats a number to a hundredth.
  static func number(_ value: Double) -> String {
    let hundredths = (abs(value) * 100).rounded()
    guard hundredths < 1e15 else { return "\(value)" }
    let count = Int(hundredths)
    let (whole, fraction) = count.quotientAndRemainder(dividingBy: 100)
    let sign = value < 0 && count > 0 ? "−" : ""
    return "\(sign)\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// Formats a number to a hundredth, without trailing zeros.
  private func short(_ value: Double) -> String {
    var text = number(value)[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }

  /// Returns the start of a text in quotation marks.
  private static func quoted(_ text: String, most: Int) -> String {
    let clean = clean(text)
    return clean.count > most ? "“\(clean.prefix(most - 1))…”" : "“\(clean)”"
  }

  /// Replaces control characters, which a terminal would obey.
  private static func clean(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control where scalar == "\t" || scalar == "\n": " "
          case .control: "\u{FFFD}"
          default: scalar
          }
        }))
  }
}

extension TextTable {
  /// Pads a text with spaces up to a column, at least one.
  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }
}
