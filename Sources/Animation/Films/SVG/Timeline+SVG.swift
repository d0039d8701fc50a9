internal import SymtextVectorFormats
public import SymtextGraphics
internal import SymtextDrawing
public import SymtextImageFormats
internal import SymtextSymbolText

extension Timeline {
  /// The moving picture as SVG: CSS moves it, no script, so that it also does as an image of a page.
  ///
  /// What does not animate SVG shows ``restingList``, the same as its own SVG. Where the user asks for reduced
  /// motion, as a file that is opened or stands in a page by itself can know, what moves fades in its place
  /// or stays still. A file's names are its own, so that many can stand in one page.
  ///
  /// <https://www.w3.org/TR/css-animations-1/>, <https://www.w3.org/TR/mediaqueries-5/#prefers-reduced-motion>
  /// - Parameters:
  ///   - pixelRatio: how many CSS pixels a point is wide and high where nothing else gives the picture a size.
  ///   - background: painted first; nothing is when it is `nil`.
  ///   - plays: how often a loop is played before it rests; `nil` without end.
  ///   - idPrefix: what its `id`s begin with, as ``DisplayList`` has it.
  /// - Throws: ``RenderingError`` when the picture has no size that can be written, moves too long, or `id`s cannot
  ///   begin so.
  public func svg(
    pixelRatio: Double = 1, background: Color? = nil, plays: Int? = nil, idPrefix: String? = nil
  ) throws(RenderingError) -> [UInt8] {
    let list = restingList
    var assembly = try SVGAssembly(list, pixelRatio: pixelRatio, idPrefix: idPrefix)
    if let background { try assembly.add(background: background) }
    var reduced: Timeline?
    do { reduced = try reducingMotion() } catch { throw RenderingError(error.description) }
    var writer = SVGTimelineWriter(self, reduced: reduced, assembly: assembly, plays: plays)
    try writer.write()
    return try writer.assembly.svg()
  }
}
