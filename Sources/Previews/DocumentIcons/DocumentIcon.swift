public import SymtextGraphics
public import SymtextDrawing
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// The icon of a kind of document: a page with a folded corner, and on it an image and a text.
///
/// All that is drawn follows from the size: small icons show less, in heavier strokes.
public struct DocumentIcon: Sendable {
  /// What the page is filled with.
  package var fill: DocumentFill
  /// What stands in the centre; `nil` for nothing.
  package var image: DocumentImage?
  /// What stands at the bottom, such as the extension of the files; may be empty.
  package var text: String
  /// Whether the text is set in capitals.
  package var isCapitalized: Bool
  /// The colour of symbol and text; `nil` for white on dark pages and a dark grey on light ones.
  package var color: AdaptiveColor?
  /// How the symbol's layers are coloured, and which form colours take.
  package var painting: SymbolPainting
  /// Of the symbol: its weight where it is large, its scale and its language; its size is the page's.
  package var configuration: SymbolConfiguration
  /// Of the text: weight, language and features; semibold where no weight is said.
  package var attributes: AttributedText.Attributes
  /// How many pixels a side are kept, of an image that fills the page, for each of the canvas: more than
  /// one where the picture may be enlarged.
  package var imageOversampling = 1

  /// Makes an icon.
  public init(
    fill: DocumentFill = .color(.white), image: DocumentImage? = nil, text: String = "",
    isCapitalized: Bool = true, color: AdaptiveColor? = nil,
    painting: SymbolPainting = SymbolPainting(),
    configuration: SymbolConfiguration = SymbolConfiguration(),
    attributes: AttributedText.Attributes = AttributedText.Attributes()
  ) {
    self.fill = fill
    self.image = image
    self.text = text
    self.isCapitalized = isCapitalized
    self.color = color
    self.painting = painting
    self.configuration = configuration
    self.attributes = attributes
  }

  /// The finished picture of a size.
  /// - Parameters:
  ///   - font: of the text, at any size.
  ///   - fallback: where fonts come from for characters that it lacks.
  /// - Throws: ``SymbolError`` when there is no such symbol or font, or the size is too large.
  public func displayList(
    _ size: DocumentIconSize, font: Font, library: any SymbolSource,
    fallback: FontFallback? = .system
  ) throws(SymbolError) -> DisplayList {
    try layout(size, font: font, library: library, fallback: fallback).displayList()
  }

  /// The text as it is set.
  var shownText: String {
    guard isCapitalized else { return text }
    let language = attributes.language.map { $0.prefix { $0 != "-" } }
    // Turkish and Azerbaijani have an i with a dot in capitals, too.
    guard language == "tr" || language == "az" else { return text.uppercased() }
    return String(text.map { $0 == "i" ? "İ" : $0 }).uppercased()
  }
}
