import Foundation

/// A small variable font with every paint of `COLR` version 1, made by Tests/Scripts/make_paint_font.py.
package enum TestPaintFont {
  private static let made = Result {
    let path = PackageFiles.path(".build/test-paints.ttf")
    try FileManager.default.createDirectory(
      atPath: PackageFiles.path(".build"), withIntermediateDirectories: true)
    return (path, try Python.run("make_paint_font.py", [path]))
  }

  /// The font's path; it is made once.
  package static var file: String {
    get throws { try made.get().0 }
  }

  /// The names of its glyphs, from U+4E00 on, as JSON.
  package static var names: String {
    get throws { try made.get().1 }
  }
}
