package import SymtextImageFormats
import SymtextTestSupport

/// PNG files of every kind; see Tests/Scripts/make_pngs.py for their contents.
package enum TestImages {
  private static let made = Result {
    let path = PackageFiles.path(".build/test-images")
    _ = try Python.run("make_pngs.py", [path])
    return path
  }

  /// The directory of the images, which are made once.
  package static var directory: String { get throws { try made.get() } }

  /// Returns the path of an image.
  package static func file(_ name: String) throws -> String { "\(try directory)/\(name)" }

  /// Returns premultiplied pixels from a closure.
  package static func pixmap(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]
  ) -> Pixmap {
    Pixmap(
      width: width, height: height,
      pixels: (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } })
  }

  /// Returns the pixel at a position.
  package static func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> [Int] {
    pixmap.pixels[4 * (y * pixmap.width + x)..<4 * (y * pixmap.width + x) + 4].map { Int($0) }
  }
}
