/// An icon file of macOS with several pictures.
///
/// A header with the total length, then each picture after its type and length; numbers are big-endian.
/// <https://en.wikipedia.org/wiki/Apple_Icon_Image_format>
package enum ICNSFile {
  /// A picture of the icon.
  package struct Entry {
    /// The side, in points.
    var points: Int
    /// Pixels per point, 1 or 2.
    var pixelRatio: Int
    /// A PNG file of that many pixels.
    var png: [UInt8]

    package init(points: Int, pixelRatio: Int, png: [UInt8]) {
      self.points = points
      self.pixelRatio = pixelRatio
      self.png = png
    }

    /// The type of PNG pictures of this size; `nil` if the format has none.
    var type: String? {
      switch (points, pixelRatio) {
      case (16, 1): "icp4"
      case (32, 1): "icp5"
      case (128, 1): "ic07"
      case (256, 1): "ic08"
      case (512, 1): "ic09"
      case (16, 2): "ic11"
      case (32, 2): "ic12"
      case (128, 2): "ic13"
      case (256, 2): "ic14"
      case (512, 2): "ic10"
      default: nil
      }
    }
  }

  /// Returns the bytes of a file.
  /// - Throws: ``RenderingError`` for a size that the format does not support, or too many bytes.
  package static func bytes(_ entries: [Entry]) throws(RenderingError) -> [UInt8] {
    var body: [UInt8] = []
    for entry in entries {
      guard let type = entry.type else {
        throw RenderingError(
          "an .icns file cannot have a picture of \(entry.points) points at \(entry.pixelRatio) pixels per point"
        )
      }
      body += Array(type.utf8) + (try length(entry.png.count + 8)) + entry.png
    }
    return try Array("icns".utf8) + length(body.count + 8) + body
  }

  private static func length(_ count: Int) throws(RenderingError) -> [UInt8] {
    guard let count = UInt32(exactly: count) else {
      throw RenderingError("the pictures are too large for an .icns file")
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
  }
}
