public import SymtextGraphics
public import SymtextTextLayout

extension AttributedText {
  /// An image in the text.
  public struct Image: Hashable, Sendable {
    /// The path of an image file: PNG, JPEG, WebP, SVG or PDF.
    public var file: String
    /// The page of a PDF, from 1; `nil` for the first one.
    public var page: Int?
    /// The width, in points; `nil` in proportion to the height.
    public var width: Double?
    /// The height, in points; `nil` in proportion to the width.
    ///
    /// Without both, the file's size applies.
    public var height: Double?
    /// The distance of the baseline above the bottom edge, in points; `nil` for an image without a baseline, which is
    /// centred on the capitals.
    public var baselineOffsetFromBottom: Double?
    /// Whether the image is painted in the text's colour, like symbols.
    public var isTemplate: Bool
    /// The colour of a template image; `nil` for the text's colour.
    public var color: AdaptiveColor?
    /// The alternative text; `nil` for the file's own, empty for decoration.
    public var altText: String?
    /// The neighbours from which no line break may separate it, even across spaces; `nil` for none.
    public var keep: Attachment.Keep?

    /// Makes an image.
    public init(
      file: String, page: Int? = nil, width: Double? = nil, height: Double? = nil,
      baselineOffsetFromBottom: Double? = nil,
      isTemplate: Bool = false, color: AdaptiveColor? = nil,
      altText: String? = nil, keep: Attachment.Keep? = nil
    ) {
      self.file = file
      self.page = page
      self.width = width
      self.height = height
      self.baselineOffsetFromBottom = baselineOffsetFromBottom
      self.isTemplate = isTemplate
      self.color = color
      self.altText = altText
      self.keep = keep
    }
  }
}
