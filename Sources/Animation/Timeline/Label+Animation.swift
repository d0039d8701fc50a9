public import SymtextDrawing
public import SymtextSymbolText
public import SymtextTextLayout

extension Label {
  /// Returns the label with moving symbols.
  ///
  ///     let timeline = try label.animated("variableColor.iterative:repeat=2")
  ///
  /// - Parameters:
  ///   - effect: the effect, as ``EffectPlan/init(_:)`` parses it, of symbols without an effect of their own.
  ///   - width: the width of lines, in points; `nil` breaks lines only where required.
  ///   - padding: the space on all sides, in points.
  /// - Throws: ``EffectError`` if an effect is invalid or takes too long.
  public func animated(
    _ effect: String, width: Double? = nil, style: ParagraphStyle = ParagraphStyle(),
    padding: Double = 0, options: TimelineOptions = TimelineOptions()
  ) throws(EffectError) -> Timeline {
    var options = options
    options.plan = try EffectPlan(effect)
    return try animated(width: width, style: style, padding: padding, options: options)
  }

  /// Returns the label with moving symbols.
  ///
  /// Symbols without an effect of their own use the plan of the options.
  /// - Throws: ``EffectError`` if an effect is invalid or takes too long.
  public func animated(
    width: Double? = nil, style: ParagraphStyle = ParagraphStyle(), padding: Double = 0,
    options: TimelineOptions = TimelineOptions()
  ) throws(EffectError) -> Timeline {
    guard !options.hasRoomForMotion else {
      let list = displayListWithRoomForMotion(
        width: width, style: style, padding: padding, pixelRatio: options.pixelRatio)
      return try Timeline(list, options: options)
    }
    let block = Block(self, width: width, style: style, moving: options.plan != nil)
    return try Timeline(block.displayList(padding: padding), options: options)
  }

  /// Returns the still picture with room for every effect of its symbols.
  ///
  /// It and all animations with ``TimelineOptions/hasRoomForMotion`` have one size, and their text is at one place, so
  /// that one can take the place of another.
  /// - Parameters:
  ///   - width: the width of lines, in points; `nil` breaks lines only where required.
  ///   - padding: the space on all sides, in points.
  ///   - pixelRatio: pixels per point; the room consists of whole pixels.
  public func displayListWithRoomForMotion(
    width: Double? = nil, style: ParagraphStyle = ParagraphStyle(), padding: Double = 0,
    pixelRatio: Double = 1
  ) -> DisplayList {
    Block(self, width: width, style: style, moving: true).displayList(padding: padding)
      .withRoomForMotion(pixelRatio: pixelRatio)
  }
}
