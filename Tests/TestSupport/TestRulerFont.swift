/// Fonts with simple widths for layouts calculated by hand; see Tests/Scripts/make_ruler_fonts.py for the widths.
package enum TestRulerFont: String, CaseIterable, Sendable {
  /// With all characters.
  case ruler = "ruler.ttf"
  /// Without U+2010 and U+2026.
  case plain = "plain-ruler.ttf"

  private static let directory = Result {
    let path = PackageFiles.path(".build/test-ruler-fonts")
    _ = try Python.run("make_ruler_fonts.py", [path])
    return path
  }

  /// The font's path; both are made once.
  package var file: String {
    get throws { "\(try Self.directory.get())/\(rawValue)" }
  }
}
