public import SymtextGraphics
public import SymtextTextLayout

extension AttributedText {
  /// An image in the text.
  public struct Image: Hashable, Sendable {
    /// The path of an image file: PNG, JPEG, WebP, SVG or PDF.
    public var file: String
    /// Which page of a PDF it is, from 1; `nil` is the first one.
    public var page: Int?
    /// How wide it is, in points; `nil` in proportion to the height.
    public var width: Double?
    /// How high it is, in points; `nil` in proportion to the width, without both as the file says.
    public var height: Double?
    /// How far its baseline lies above its bottom edge, in points; `nil` for an image without one,
    /// which stands centred on the capitals.
    public var baselineOffsetFromBottom: Double?
    /// Whether it is painted in the text's colour, as symbols are.
    public var isTemplate: Bool
    /// The colour that it is painted in as a template, in place of the text's; `nil` takes that.
    public var color: AdaptiveColor?
    /// What it is called for those who cannot see it; `nil` as the file says, empty for a decoration.
    public var altText: String?
    /// Which neighbours stay in one line with it, whatever spaces are between; `nil` is none.
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
