package import SymtextSymbolText
package import SymtextFonts
internal import SymtextTextLayout

extension DocumentIcon {
  /// Lays out the icon at a size.
  ///
  /// The symbol takes four fifths of a centred box of half the canvas. The text is below it. Icons of less than 48
  /// pixels have no text.
  /// - Parameters:
  ///   - font: The font of the text, at any size.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol or font, or the size is too large.
  package func layout(
    _ size: DocumentIconSize, font: Font, library: any SymbolSource,
    fallback: FontFallback? = .system
  ) throws(SymbolError) -> DocumentIconLayout {
    try layout(
      size, as: size, font: font, library: library, fallback: fallback)
  }

  /// - Parameter shown: The size whose detail and images are used, with the same number of pixels.
  func layout(
    _ size: DocumentIconSize, as shown: DocumentIconSize, font: Font, library: any SymbolSource,
    fallback: FontFallback?
  ) throws(SymbolError) -> DocumentIconLayout {
    guard size.points > 0, size.pixelRatio > 0, size.pixels >= 1, size.pixels <= Self.mostPixels
    else {
      throw SymbolError(
        "an icon of \(size.pixels) pixels cannot be made; 1 to \(Int(Self.mostPixels)) are possible"
      )
    }
    let detail = DocumentDetail(size, as: shown)
    let page = DocumentPage(size)
    let ground = try DocumentGround(
      fill.chosen(for: shown), on: page, size: size, painting: painting,
      oversampling: imageOversampling)
    let tint = color.map { painting.resolved($0, tint: ground.ink) } ?? ground.ink
    let center = try DocumentCenter(
      self, image: image?.chosen(for: shown), size: size, detail: detail, font: font,
      library: library, tint: tint)
    let text = try DocumentText(
      self, on: page, size: size, detail: detail, font: font, library: library, tint: tint,
      fallback: fallback)
    let names = [center.altText, text?.spokenText ?? shownText]
    return DocumentIconLayout(
      size: size, pageFrame: page.frame, fold: page.fold, imageFrame: center.frame,
      symbol: center.symbol, textFrame: text?.frame, isTruncated: text?.isTruncated ?? false,
      missingCharacters: text?.missingCharacters ?? [], faces: text?.faces ?? [],
      altText: names.filter { !$0.isEmpty }.joined(separator: " "),
      items: ground.shadow(of: page, detail: detail) + ground.items + center.items
        + (text?.items ?? []) + ground.fold(of: page, detail: detail))
  }

  /// The maximal side of a canvas, in pixels.
  package static let mostPixels = 8192.0
}

extension DocumentFill {
  /// Returns the fill with the image for a size.
  fileprivate func chosen(for size: DocumentIconSize) -> DocumentFill {
    if case .images(let images) = self { .image(images.image(for: size)) } else { self }
  }
}

extension DocumentImage {
  /// Returns the content with the image for a size.
  fileprivate func chosen(for size: DocumentIconSize) -> DocumentImage {
    if case .images(let images) = self { .image(images.image(for: size)) } else { self }
  }
}
