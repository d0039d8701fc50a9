/// The size at which a symbol font's cap height equals the text's.
public enum CapHeightScaling {
  /// - Parameters:
  ///   - face: the symbol font.
  ///   - textCapHeight: the text font's cap height, in points.
  /// - Returns: points per em for the symbol font.
  public static func pointSize(of face: Face, textCapHeight: Double) -> Double {
    let unit = Font(face: face, size: 1).metrics.capHeight
    return textCapHeight / unit
  }
}
