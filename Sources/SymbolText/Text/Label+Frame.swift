public import SymtextTextLayout

extension Label {
  /// The lines at a width with what finds carets, hits and selections in them.
  ///
  /// Offsets count UTF-8 bytes of ``Label/text``, where each symbol and image is U+FFFC, three bytes.
  /// - Parameters:
  ///   - width: in points; `nil` breaks lines only where the text does.
  ///   - style: how lines are set.
  public func frame(width: Double? = nil, style: ParagraphStyle = ParagraphStyle()) -> TextFrame {
    paragraph.frame(width: width, style: style)
  }
}
