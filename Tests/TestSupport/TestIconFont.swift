/// Small icon fonts in the formats of other tools; see Tests/Scripts/make_icon_fonts.py for their contents.
package enum TestIconFont: String, CaseIterable, Sendable {
  /// With glyph names.
  case icons = "icons.ttf"
  /// With PostScript outlines.
  case cff = "cff.otf"
  /// Without glyph names.
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
