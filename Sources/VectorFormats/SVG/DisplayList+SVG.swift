public import SymtextDrawing
public import SymtextImageFormats
public import SymtextGraphics
package import SymtextSupport

extension DisplayList {
  /// Returns the picture as SVG.
  ///
  /// Coordinates are in points, y down. The first paragraph of ``altText`` is the title and the rest the description. A
  /// picture without ``altText`` is hidden from screen readers. The attribute `data-baseline` is the distance from the
  /// top to the first baseline. Equal pictures give equal bytes. Different pictures have different `id`s, so that an
  /// HTML page can embed many. Paint with the colour of the page's text (``Color/isCurrent``) becomes `currentColor`.
  ///
  /// <https://www.w3.org/TR/SVG2/>
  /// - Parameters:
  ///   - pixelRatio: The number of CSS pixels per point, for the default size of the picture. Nothing else depends on
  ///     it.
  ///   - background: A colour that is painted first; `nil` paints no background.
  ///   - text: Whether text stays text. Symbols are always paths.
  ///   - isInline: Whether the picture is in a line of HTML like a letter. Its size is then in em of the surrounding
  ///     text, and its last baseline is on that of the text. This applies only if the picture has a baseline and a
  ///     ``DisplayList/fontSize``.
  ///   - idPrefix: The prefix of `id`s: a letter, then letters, digits, - and _, at most 64 characters. The default,
  ///     `nil`, is a hash of the drawing. If a page embeds the same picture twice and hides one, each needs its own
  ///     prefix, because definitions in a hidden picture do not apply to the other.
  /// - Throws: ``RenderingError`` if the size of the picture cannot be written, or the prefix is invalid.
  public func svg(
    pixelRatio: Double = 1, background: Color? = nil, text: SVGText = .paths,
    isInline: Bool = false, idPrefix: String? = nil
  ) throws(RenderingError) -> [UInt8] {
    try longSVG(
      pixelRatio: pixelRatio, background: background, text: text, isInline: isInline,
      idPrefix: idPrefix
    ).bytes
  }

  /// Returns the picture as SVG in pieces; see ``svg(pixelRatio:background:text:isInline:idPrefix:)``.
  package func longSVG(
    pixelRatio: Double, background: Color?, text: SVGText, isInline: Bool, idPrefix: String?
  ) throws(RenderingError) -> LongBytes {
    var assembly = try SVGAssembly(
      self, pixelRatio: pixelRatio, text: text, isInline: isInline, idPrefix: idPrefix)
    if let background { try assembly.add(background: background) }
    try assembly.add(items)
    return try assembly.svg()
  }
}
