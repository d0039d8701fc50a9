internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextTextLayout

extension TextAttributes {
  /// Returns the attributes for a shifted baseline.
  /// - Parameter text: the characters, for which the font may have superior or inferior forms; `nil` for symbols and
  ///   images.
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
