package import SymtextImageFormats
import SymtextTestSupport

/// PNG files of every kind; Tests/Scripts/make_pngs.py says what is in them.
package enum TestImages {
  private static let made = Result {
    let path = PackageFiles.path(".build/test-images")
    _ = try Python.run("make_pngs.py", [path])
    return path
  }

  /// The directory that they are in; all are made once.
  package static var directory: String { get throws { try made.get() } }

  /// The path of one of them.
  package static func file(_ name: String) throws -> String { "\(try directory)/\(name)" }

  /// Pixels, premultiplied, from a rule.
  package static func pixmap(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]
  ) -> Pixmap {
    Pixmap(
      width: width, height: height,
      pixels: (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } })
  }

  /// The pixel at a place.
  package static func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> [Int] {
    pixmap.pixels[4 * (y * pixmap.width + x)..<4 * (y * pixmap.width + x) + 4].map { Int($0) }
  }
}
