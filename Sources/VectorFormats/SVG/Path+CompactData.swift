package import SymtextGraphics

extension Path {
  /// Returns the path as SVG path data with relative coordinates, in the fewest characters that the grammar allows.
  ///
  /// Open contours are closed by the fill, and contours without any extent are left out.
  /// - Parameter decimals: the decimals of coordinates, 0 to 9.
  package func compactData(decimals: Int) -> String {
    let data = CompactPathData(self, precision: SVGPrecision(decimals: decimals))
    return String(decoding: data.bytes, as: UTF8.self)
  }
}
