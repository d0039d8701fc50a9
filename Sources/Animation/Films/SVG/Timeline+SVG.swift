internal import SymtextVectorFormats
public import SymtextGraphics
internal import SymtextDrawing
public import SymtextImageFormats
internal import SymtextSymbolText
internal import SymtextSupport

extension Timeline {
  /// Encodes the timeline as SVG animated by CSS.
  ///
  /// Without a script, it also works as an image in a page.
  ///
  /// Viewers without animation show ``restingList``, with the same elements as its own SVG. If the user prefers reduced
  /// motion, and the file is opened by itself or inlined in a page, moving items fade in place or stay still. Ids are
  /// unique to a file, so that one page can hold many files.
  ///
  /// <https://www.w3.org/TR/css-animations-1/>, <https://www.w3.org/TR/mediaqueries-5/#prefers-reduced-motion>
  /// - Parameters:
  ///   - pixelRatio: CSS pixels per point, used unless the page sets a size.
  ///   - background: the colour behind the picture; `nil` leaves it transparent.
  ///   - plays: the number of times that a loop plays before it rests; `nil` for forever.
  ///   - isInline: whether the picture is in a line of HTML like a letter, as for a ``DisplayList``.
  ///   - idPrefix: the prefix of the ids, as for a ``DisplayList``.
  ///   - trigger: the event that starts the motion in a page; viewers without animation then show its beginning. The
  ///     page sets speed, delay, number of plays, pause and colour by the custom properties `--symtext-effect-speed`,
  ///     `-delay`, `-count`, `-state` and `--symtext-color`. `nil` starts it at once, without these properties.
  /// - Throws: ``RenderingError`` if the size is out of range, the motion has too many keyframes, or the prefix is
  ///   invalid.
  public func svg(
    pixelRatio: Double = 1, background: Color? = nil, plays: Int? = nil, isInline: Bool = false,
    idPrefix: String? = nil,
    trigger: EffectTrigger? = nil
  ) throws(RenderingError) -> [UInt8] {
    let list = restingList
    var assembly = try SVGAssembly(
      list, pixelRatio: pixelRatio, isInline: isInline, idPrefix: idPrefix)
    if let background { try assembly.add(background: background) }
    var reduced: Timeline?
    do { reduced = try reducingMotion() } catch { throw RenderingError(error.description) }
    var writer = SVGTimelineWriter(
      self, reduced: reduced, assembly: assembly, plays: plays, trigger: trigger)
    try writer.write()
    return try writer.assembly.svg().bytes
  }
}
