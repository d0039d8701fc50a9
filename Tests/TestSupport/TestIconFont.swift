/// Small icon fonts as other tools make them; Tests/Scripts/make_icon_fonts.py says what is in them.
package enum TestIconFont: String, CaseIterable, Sendable {
  /// With names of glyphs.
  case icons = "icons.ttf"
  /// With PostScript outlines.
  case cff = "cff.otf"
  /// Without names of glyphs.
  case nameless = "nameless.ttf"
  /// With a weight axis.
  case weights = "weights.ttf"

  private static let directory = Result {
    let path = PackageFiles.path(".build/test-fonts")
    _ = try Python.run("make_icon_fonts.py", [path])
    return path
  }

  /// The font's path; all are made once.
  package var file: String {
    get throws { "\(try Self.directory.get())/\(rawValue)" }
  }
}
