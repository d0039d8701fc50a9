public import SymtextOpenType
package import SymtextSupport

extension FontFinder {
  /// Opens the font that a user names: a family, or a file when the name has a slash or a font's
  /// extension; then fontconfig is never started.
  /// - Throws: ``FontLoadingError``.
  public static func face(named name: String, weight: Double, isItalic: Bool = false)
    throws(FontLoadingError) -> Face
  {
    guard isFile(name) else { return try face(family: name, weight: weight, isItalic: isItalic) }
    return try textFace(name) { () throws(FontLoadingError) in try face(file: name) }
  }

  /// Opens a font file; one that was opened before and has not changed is the same face.
  /// - Throws: ``FontLoadingError``.
  public static func face(file path: String) throws(FontLoadingError) -> Face {
    try OpenFaces.face(.file(path, FileIdentity(path))) { () throws(FontLoadingError) in
      try Face(file: path)
    }
  }

  /// The font in a file that is open, as ``face(file:)`` has it.
  /// - Parameter path: that of the file.
  /// - Throws: ``FontLoadingError``.
  package static func face(opened file: OpenFile, path: String) throws(FontLoadingError) -> Face {
    try OpenFaces.face(.file(path, FileIdentity(descriptor: file.descriptor))) {
      () throws(FontLoadingError) in
      try Face(data: FontData(opened: file, path: path), name: path)
    }
  }

  /// The font for text in a file that is open, as ``face(named:weight:isItalic:)`` has it.
  /// - Parameter path: that of the file.
  /// - Throws: ``FontLoadingError``.
  package static func textFace(
    opened file: OpenFile, path: String
  ) throws(FontLoadingError) -> Face {
    try textFace(path) { () throws(FontLoadingError) in try face(opened: file, path: path) }
  }

  /// Whether a name is that of a file and not of a family.
  package static func isFile(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return name.contains("/")
      || [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"].contains { lowercased.hasSuffix($0) }
  }

  /// A font that was named and opened, if text can be drawn with it.
  private static func textFace(
    _ name: String, open: () throws(FontLoadingError) -> Face
  ) throws(FontLoadingError) -> Face {
    let advice =
      "; give an OpenType font (.ttf, .otf, .ttc, .woff, .woff2) or the name of an installed family"
    let face: Face
    do {
      face = try open()
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
}
