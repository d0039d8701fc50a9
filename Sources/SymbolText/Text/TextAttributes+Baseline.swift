internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextTextLayout

extension TextAttributes {
  /// The same of text or a symbol that stands off the line's baseline.
  /// - Parameter text: its characters, which the font may have superior or inferior forms of; `nil` of what
  ///   is no text.
  func raised(_ baseline: AttributedText.Baseline, for text: String?) -> TextAttributes {
    var raised = self
    switch baseline {
    case .points(let points): raised.baselineOffset = points
    case .ems(let ems): raised.baselineOffset = ems * font.size
    case .superscript: raised.makeSmall(font.superscript, feature: "sups", text)
    case .subscript: raised.makeSmall(font.subscript, feature: "subs", text)
    }
    return raised
  }

  private mutating func makeSmall(_ metrics: ScriptMetrics, feature: Tag, _ text: String?) {
    let feature = FontFeature(feature)
    if let text, font.covers(text, with: feature) {
      features = features.filter { $0.tag != feature.tag } + [feature]
    } else {
      font = font.withSize(metrics.size)
      baselineOffset = metrics.offset
    }
  }
}
