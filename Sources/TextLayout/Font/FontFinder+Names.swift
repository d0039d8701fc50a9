public import OpenType

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
    guard isFile else { return try face(family: name, weight: weight, isItalic: isItalic) }
    let advice = "; give an OpenType font (.ttf, .otf, .ttc) or the name of an installed family"
    let face: Face
    do {
      face = try Self.face(file: name)
    } catch {
      throw FontLoadingError(
        kind: error.kind, error.description + (error.kind == .notAFont ? advice : ""))
    }
    guard face.canBeDrawn else {
      throw FontLoadingError(
        kind: .notAFont, "\(name) has no outlines, and its bitmaps cannot be drawn\(advice)")
    }
    return face
  }

  /// Opens a font file; one that was opened before and has not changed is the same face.
  /// - Throws: ``FontLoadingError``.
  public static func face(file path: String) throws(FontLoadingError) -> Face {
    try OpenFaces.face(.file(path, FileIdentity(path))) { () throws(FontLoadingError) in
      try Face(file: path)
    }
  }
}
