/// Fonts of which layouts can be reckoned in the head; Tests/Scripts/make_ruler_fonts.py says how wide
/// their letters are.
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
