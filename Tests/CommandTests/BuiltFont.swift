import SymtextTestSupport

/// A font with all its files, built by `symtext font build` from library drawings.
enum BuiltFont {
  /// Ten different symbols: open lines and solid shapes, holes, layers that clear and overlap, outlines that change
  /// their structure along the weight axis.
  static let symbols = [
    "heart.fill", "bell.badge", "heart.slash.circle", "cloud.sun.rain", "eye.slash", "gear",
    "flame",
    "moon", "folder.badge.plus", "wifi",
  ]
  /// More symbols: forms for directions and languages, and a long name.
  private static let others = [
    "heart", "cart", "character", "character.ja", "text.page.badge.magnifyingglass",
  ]

  private static let directory = Result {
    let path = PackageFiles.path(".build/test-fonts/web")
    try PackageFiles.write([], to: "\(path)/started")
    let result = try SymtextProcess.run([
      "font", "build", PackageFiles.path("fonts/symbols"), "--only",
      (symbols + others).joined(separator: ","), "--woff2", "--css", "--family", "Symtext Symbols",
      "--layers", "-o",
      "\(path)/Web.ttf",
      "--codepoints", "\(path)/codepoints",
    ])
    guard result.status == 0 else { throw Subprocess.Failure(description: result.errorText) }
    return path
  }

  /// Returns the path of a file: `Web.ttf`, `Web.woff2`, `Web.css`, `Web.html`.
  static func file(_ name: String) throws -> String { "\(try directory.get())/\(name)" }
}
