internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

extension TemplateWriter {
  /// Writes the notes for people; programs read only the version.
  mutating func writeNotes() {
    let (left, right) = (TemplateGrid.left, TemplateGrid.right)
    xml.begin("g", ["id": "Notes"])
    xml.empty(
      "rect",
      [
        "id": "artboard", "style": "fill:white;opacity:1", "x": "0", "y": "0",
        "width": SVGNumber.text(TemplateGrid.width), "height": SVGNumber.text(TemplateGrid.height),
      ])
    writeLine("black", from: Point(left, 292), to: Point(right, 292))
    writeNote("Weights and scales", .heading, x: left, y: 322)
    for weight in SymbolWeight.allCases {
      writeNote(weight.displayName, .middle, x: TemplateGrid.column(weight), y: 322)
    }
    writeLine("black", from: Point(left, 1903), to: Point(right, 1903))
    writeAdvice()
    let corner: [(id: String?, text: String)] = [
      ("template-version", "Template v.\(sheet.version.number).0"),
      (nil, "Requires Xcode \(sheet.version.xcode) or greater"),
      ("descriptive-name", "Generated from \(sheet.name)"),
      (nil, "Typeset at \(sheet.version.number < 5 ? "100" : "100.0") points"),
    ]
    for (row, note) in corner.enumerated() {
      writeNote(note.text, .end, id: note.id, x: right, y: 1933 + 18 * Double(row))
    }
    for scale in SymbolScale.allCases {
      let name = scale.rawValue.prefix(1).uppercased() + scale.rawValue.dropFirst()
      writeNote(name, .plain, x: left, y: TemplateGrid.baseline(scale) + 30)
    }
    xml.end()
  }

  private mutating func writeAdvice() {
    let variants =
      switch sheet.kind {
      case .variable: ["The outlines of all three have the same commands", "in the same order."]
      case .static: ["Each weight and scale has an outline of its own."]
      }
    let columns = [
      (x: TemplateGrid.left, heading: "Variants", lines: variants),
      (
        x: 776, heading: "Margins",
        lines: ["A symbol begins and ends at its margin lines.", "Ink may reach beyond them."]
      ),
      (x: 1289, heading: "Outlines", lines: ["Shapes are filled; turn strokes into outlines."]),
    ]
    for column in columns {
      writeNote(column.heading, .heading, x: column.x, y: 1953)
      for (row, line) in column.lines.enumerated() {
        writeNote(line, .plain, x: column.x, y: 1971 + 18 * Double(row))
      }
    }
  }

  /// The style of a note.
  private enum NoteStyle: String {
    case plain = ""
    case heading = "font-weight:bold;"
    case middle = "text-anchor:middle;"
    case end = "text-anchor:end;"
  }

  private mutating func writeNote(
    _ text: String, _ style: NoteStyle, id: String? = nil, x: Double, y: Double
  ) {
    xml.element(
      "text",
      [
        "id": id,
        "style": "stroke:none;fill:black;font-family:sans-serif;font-size:13;\(style.rawValue)",
        "transform": Self.translation(x, y),
      ], text: text)
  }
}
