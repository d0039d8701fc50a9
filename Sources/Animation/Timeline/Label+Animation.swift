public import SymtextSymbolText
public import SymtextTextLayout

extension Label {
  /// The label as its symbols move.
  ///
  ///     let timeline = try label.animated("variableColor.iterative:repeat=2")
  ///
  /// - Parameters:
  ///   - effect: what those symbols do that say nothing themselves, as ``EffectPlan/init(_:)`` reads it.
  ///   - width: in points; `nil` breaks lines only where they must.
  ///   - padding: space on all sides, in points.
  /// - Throws: ``EffectError`` when an effect is not one, or takes too long.
  public func animated(
    _ effect: String, width: Double? = nil, style: ParagraphStyle = ParagraphStyle(),
    padding: Double = 0, options: TimelineOptions = TimelineOptions()
  ) throws(EffectError) -> Timeline {
    var options = options
    options.plan = try EffectPlan(effect)
    return try animated(width: width, style: style, padding: padding, options: options)
  }

  /// The label as its symbols move: as each says, else as the options' plan has it.
  /// - Throws: ``EffectError`` when an effect is not one, or takes too long.
  public func animated(
    width: Double? = nil, style: ParagraphStyle = ParagraphStyle(), padding: Double = 0,
    options: TimelineOptions = TimelineOptions()
  ) throws(EffectError) -> Timeline {
    let block = Block(self, width: width, style: style, moving: options.plan != nil)
    return try Timeline(block.displayList(padding: padding), options: options)
  }
}
