/// The size of a picture of pixels.
package struct PixelSize: Hashable, Sendable {
  /// The size in points.
  package var points: Int
  /// The pixels per point.
  package var ratio: Int

  /// The greatest size, in pixels.
  package static let mostPixels = 2048

  package init(points: Int, ratio: Int) { (self.points, self.ratio) = (points, ratio) }

  /// Reads `24` or `24@2`; `nil` for any other text, and beyond 2,048 pixels.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let points = Int(parts[0]), points > 0,
      let ratio = parts.count > 1 ? Int(parts[1]) : 1, ratio > 0,
      points <= Self.mostPixels, ratio <= Self.mostPixels, points * ratio <= Self.mostPixels
    else { return nil }
    self.init(points: points, ratio: ratio)
  }

  /// The text of a file's name after the symbol's: `-24@2x`.
  var suffix: String { "-\(points)" + (ratio > 1 ? "@\(ratio)x" : "") }
}
