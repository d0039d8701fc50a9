internal import SymtextAnimation
internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbols
internal import SymtextSymbolText

extension PlayerForm {
  /// Returns the symbol at rest in Regular, as inline SVG for the element's shadow root.
  func svg(_ mode: RenderingMode) -> String {
    let motion = regular
    let mode = mode == .automatic ? motion.preferredMode : mode
    let width = Self.whole(motion.advance)
    var masks = ""
    var content = ""
    for (index, part) in motion.parts.enumerated() where !part.painted.outline.isEmpty {
      let path = Self.text(part.painted.outline, motion)
      let effect =
        switch mode {
        case .automatic, .monochrome: part.effect
        case .hierarchical, .palette: part.look.levels
        case .multicolor: part.look.own
        }
      switch effect {
      case .painted(let opacity):
        content += "<path\(Self.attributes(part.look, mode, opacity)) d=\"\(path)\"/>"
      case .hidden: break
      case .cut:
        guard !content.isEmpty else { continue }
        masks +=
          "<mask id=\"m\(index)\" maskUnits=\"userSpaceOnUse\" x=\"-4000\" y=\"-4000\" width=\"9000\""
          + " height=\"8000\"><path fill=\"#fff\" d=\"M-4000-4000H5000V4000H-4000Z\"/>"
          + "<path fill=\"#000\" d=\"\(path)\"/></mask>"
        content = "<g mask=\"url(#m\(index))\">\(content)</g>"
      }
    }
    let share = DecimalText(decimals: 3).text(Double(width) / 1000) ?? "1"
    return "<svg fill=\"currentColor\" aria-hidden=\"true\" viewBox=\"0 -1000 \(width) 1000\""
      + " style=\"--w:\(share)\">\(masks)\(content)</svg>"
  }

  /// Returns the colour and the opacity of a part.
  private static func attributes(
    _ look: PlayerLook, _ mode: RenderingMode, _ opacity: Double
  ) -> String {
    var style = ""
    var opacity = opacity
    switch mode {
    case .automatic, .monochrome: break
    case .hierarchical: opacity *= HierarchicalLevel.allCases[look.level].opacity
    case .palette:
      let color = HierarchicalLevel.allCases.prefix(look.level + 1).reduce("currentColor") {
        "var(--symtext-\($1.rawValue),\($0))"
      }
      style = " style=\"fill:\(color)\""
    case .multicolor: style = css(look).map { " style=\"fill:\($0)\"" } ?? ""
    }
    let text = opacity == 1 ? nil : DecimalText(decimals: 3).text(opacity)
    return style + (text.map { " opacity=\"\($0)\"" } ?? "")
  }
}
