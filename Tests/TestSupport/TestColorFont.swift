/// Small colour fonts; see Tests/Scripts/make_color_fonts.py for their contents.
package enum TestColorFont: String, CaseIterable, Sendable {
  /// Layers: `COLR` version 0.
  case layers = "layers.ttf"
  /// Gradients: `COLR` version 1.
  case gradients = "gradients.ttf"
  /// Images in two sizes: `sbix`.
  case images = "images.ttf"
  /// An image beside outlines: `CBDT`.
  case outlinesAndImages = "outlines-and-images.ttf"
  /// A drawing: `SVG `.
  case drawings = "drawings.ttf"
  /// Paints nested to the maximum depth, and deeper.
  case deep = "deep.ttf"
  /// A truncated image.
  case broken = "broken.ttf"

  private static let directory = Result {
    let path = PackageFiles.path(".build/test-color-fonts")
    _ = try Python.run("make_color_fonts.py", [path])
    return path
  }

  /// The font's path; all are made once.
  package var file: String {
    get throws { "\(try Self.directory.get())/\(rawValue)" }
  }
}
