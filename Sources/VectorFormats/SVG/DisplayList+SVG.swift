public import SymtextDrawing
public import SymtextImageFormats
public import SymtextGraphics

extension DisplayList {
  /// The picture as SVG; `background` is painted first, nothing is when it is `nil`.
  ///
  /// Its coordinates are points, y down. What is said in its place (``altText``) is its title, and from the
  /// second paragraph on its description; without any it is hidden from those who cannot see it. `data-baseline` is
  /// how far its first baseline lies below its top. Equal
  /// pictures give equal bytes; the `id`s of different ones differ, so that many can stand in one HTML
  /// page. What has the colour of a page's text (``Color/isCurrent``) is filled with `currentColor`.
  ///
  /// <https://www.w3.org/TR/SVG2/>
  /// - Parameters:
  ///   - pixelRatio: how many CSS pixels a point is wide and high where nothing else gives the picture a
  ///     size; nothing else depends on it.
  ///   - text: what text becomes; symbols are always paths.
  ///   - isInline: whether it stands in a line of HTML as letters do, its size in em of the text around it and
  ///     its last baseline on that text's; only of a picture that has a baseline and a
  ///     ``DisplayList/fontSize``.
  ///   - idPrefix: what its `id`s begin with: a letter, then letters, digits, - and _, at most 64; `nil` works it out
  ///     from all that is drawn. Equal pictures of one page of which some are hidden need one each: what a hidden one
  ///     defines is not there for the others.
  /// - Throws: ``RenderingError`` when the picture has no size that can be written, or `id`s cannot begin so.
  public func svg(
    pixelRatio: Double = 1, background: Color? = nil, text: SVGText = .paths,
    isInline: Bool = false, idPrefix: String? = nil
  ) throws(RenderingError) -> [UInt8] {
    var assembly = try SVGAssembly(
      self, pixelRatio: pixelRatio, text: text, isInline: isInline, idPrefix: idPrefix)
    if let background { try assembly.add(background: background) }
    try assembly.add(items)
    return try assembly.svg()
  }
}
