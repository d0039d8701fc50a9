public import SymtextOpenType
package import SymtextSupport

extension FontFinder {
  /// Opens a font by family name, or a file if the name has a slash or a font's extension.
  ///
  /// A file does not start fontconfig.
  /// - Throws: ``FontLoadingError``.
  public static func face(named name: String, weight: Double, isItalic: Bool = false)
    throws(FontLoadingError) -> Face
  {
    guard isFile(name) else { return try face(family: name, weight: weight, isItalic: isItalic) }
    return try textFace(name) { () throws(FontLoadingError) in try face(file: name) }
  }

  /// Opens a font file; returns the same face again while the file is unchanged.
  /// - Throws: ``FontLoadingError``.
  public static func face(file path: String) throws(FontLoadingError) -> Face {
    try OpenFaces.face(.file(ExactText(path), FileIdentity(path))) { () throws(FontLoadingError) in
      try Face(file: path)
    }
  }

  /// Opens a font from an open file, like ``face(file:)``.
  /// - Parameter path: The file's path.
  /// - Throws: ``FontLoadingError``.
  package static func face(opened file: OpenFile, path: String) throws(FontLoadingError) -> Face {
    try OpenFaces.face(.file(ExactText(path), FileIdentity(descriptor: file.descriptor))) {
      () throws(FontLoadingError) in
      try Face(data: FontData(opened: file, path: path), name: path)
    }
  }

  /// Opens a text font from an open file, like ``face(named:weight:isItalic:)``.
  /// - Parameter path: The file's path.
  /// - Throws: ``FontLoadingError``.
  package static func textFace(
    opened file: OpenFile, path: String
  ) throws(FontLoadingError) -> Face {
    try textFace(path) { () throws(FontLoadingError) in try face(opened: file, path: path) }
  }

  /// Whether a name is a file rather than a family.
  package static func isFile(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return name.contains("/")
      || [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"].contains { lowercased.hasSuffix($0) }
  }

  /// Opens a font and checks that it can draw text.
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
