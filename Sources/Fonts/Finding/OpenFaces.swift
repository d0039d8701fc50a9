internal import SymtextSupport
internal import SymtextOpenType
internal import Synchronization

/// A cache of the faces opened by name or file, so that equal names share a face.
///
/// A shared face also shares caches that depend on it, such as the glyphs in a renderer.
enum OpenFaces {
  /// The key of a face.
  enum Name: Hashable {
    case family(ExactText, weight: Double, isItalic: Bool)
    /// A changed file is a different key.
    case file(ExactText, FileIdentity?)
  }

  private static let faces = Mutex<[Name: Face]>([:])
  /// Above this number the cache is emptied.
  private static let mostFaces = 64

  /// Returns the face for a name.
  /// - Parameter open: Called for a new name, under a lock.
  static func face(
    _ name: Name, open: () throws(FontLoadingError) -> Face
  ) throws(FontLoadingError) -> Face {
    try faces.withLock { (faces) throws(FontLoadingError) in
      if let known = faces[name] { return known }
      let face = try open()
      if faces.count >= mostFaces { faces.removeAll() }
      faces[name] = face
      return face
    }
  }
}
