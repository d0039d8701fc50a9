extension FontFinder {
  /// Opens the font that a user names: a family, or a file when the name has a slash or a font's
  /// extension; then fontconfig is never started.
  /// - Throws: ``FontLoadingError``.
  public static func face(named name: String, weight: Double, isItalic: Bool = false)
    throws(FontLoadingError) -> Face
  {
    let lowercased = name.lowercased()
    let isFile =
      name.contains("/") || [".ttf", ".otf", ".ttc", ".otc"].contains { lowercased.hasSuffix($0) }
    return isFile
      ? try Face(file: name) : try face(family: name, weight: weight, isItalic: isItalic)
  }
}
