public import SymtextTextLayout

extension Label {
  /// Returns the lines at a width, for carets, hit testing and selections.
  ///
  /// Offsets count UTF-8 bytes of ``Label/text``, where each symbol and image is U+FFFC, three bytes.
  /// - Parameters:
  ///   - width: in points; `nil` breaks lines only at mandatory breaks.
  ///   - style: the paragraph style.
  public func frame(width: Double? = nil, style: ParagraphStyle = ParagraphStyle()) -> TextFrame {
    paragraph.frame(width: width, style: style)
  }
}
