/// A picture of differences: the first picture, pale, with differing pixels in red and edges that moved in yellow.
package struct DifferencePicture {
  private var pixmap: Pixmap

  /// The part of a pale pixel that is its own.
  private static let own = 64

  /// - Parameter picture: the first picture.
  package init(of picture: Pixmap) {
    var pixels = [UInt8](repeating: 255, count: picture.pixels.count)
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let (r, g, b) = (
        Int(picture.pixels[place]), Int(picture.pixels[place + 1]), Int(picture.pixels[place + 2])
      )
      // The luma of Rec. 709 over white, pale.
      let luma = (54 * r + 183 * g + 19 * b) / 256 + 255 - Int(picture.pixels[place + 3])
      let pale = UInt8(255 - (255 - min(luma, 255)) * Self.own / 255)
      for component in 0..<3 { pixels[place + component] = pale }
    }
    pixmap = Pixmap(width: picture.width, height: picture.height, pixels: pixels)
  }

  /// Marks a differing pixel; faint differences are not marked.
  package mutating func mark(_ x: Int, _ y: Int, _ difference: PictureComparison.Difference) {
    let color: [UInt8]
    switch difference {
    case .faint: return
    case .edge: color = [250, 190, 0, 255]
    case .clear: color = [220, 0, 20, 255]
    }
    let place = 4 * (y * pixmap.width + x)
    pixmap.pixels.replaceSubrange(place..<place + 4, with: color)
  }

  /// Returns the picture.
  package consuming func finish() -> Pixmap { pixmap }
}
