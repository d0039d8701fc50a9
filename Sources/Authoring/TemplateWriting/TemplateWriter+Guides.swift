internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

extension TemplateWriter {
  /// Writes the guides: baselines, cap lines and margins.
  mutating func writeGuides() {
    xml.begin("g", ["id": "Guides"])
    for scale in SymbolScale.allCases { writeGuides(of: scale) }
    for variant in sheet.variants {
      let left = TemplateGrid.leftMargin(variant)
      writeMargin("right", of: variant, x: left + variant.advance, color: "#FF3B30")
      writeMargin("left", of: variant, x: left, color: "#00AEEF")
    }
    xml.end()
  }

  private mutating func writeGuides(of scale: SymbolScale) {
    let color = "#27AAE1"
    let (baseline, capline) = (TemplateGrid.baseline(scale), TemplateGrid.capline(scale))
    xml.begin(
      "g",
      [
        "id": "H-reference", "style": "fill:\(color);stroke:none;",
        "transform": Self.translation(TemplateGrid.referenceLetter, baseline),
      ])
    xml.empty("path", ["d": SVGNumber.text(Self.referenceLetter)])
    xml.end()
    for (name, y) in [("Baseline", baseline), ("Capline", capline)] {
      writeLine(
        id: "\(name)-\(scale.templateLetter)", color, from: Point(TemplateGrid.left, y),
        to: Point(TemplateGrid.right, y))
    }
  }

  private mutating func writeMargin(
    _ side: String, of variant: TemplateSheet.Variant, x: Double, color: String
  ) {
    let baseline = TemplateGrid.baseline(variant.scale)
    writeLine(
      id: "\(side)-margin-\(variant.id)", color,
      from: Point(x, baseline - TemplateGrid.marginReach.above),
      to: Point(x, baseline + TemplateGrid.marginReach.below))
  }

  /// A capital H with the template's cap height and the strokes of Ultralight.
  private static let referenceLetter: Path = {
    let (height, width) = (TemplateSheet.capHeight, 0.7 * TemplateSheet.capHeight)
    let stroke = WeightLaw.stroke(axisValue: 100, scale: .small) * height
    let bar = (top: -(height + stroke) / 2, bottom: -(height - stroke) / 2)
    var path = Path([.move(.zero)])
    for (x, y) in [
      (0, -height), (stroke, -height), (stroke, bar.top), (width - stroke, bar.top),
      (width - stroke, -height), (width, -height), (width, 0), (width - stroke, 0),
      (width - stroke, bar.bottom), (stroke, bar.bottom), (stroke, 0),
    ] {
      path.line(to: Point(x, y))
    }
    path.close()
    return path
  }()
}
