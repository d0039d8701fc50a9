internal import SymtextOpenType
internal import Synchronization

/// The faces that were opened by name, so that whoever names one again takes the same.
///
/// What is remembered of a face, such as its glyphs in a renderer, is then found again, too.
enum OpenFaces {
  /// What a face was asked for by.
  enum Name: Hashable {
    case family(String, weight: Double, isItalic: Bool)
    /// A file that was changed is another one.
    case file(String, FileIdentity?)
  }

  private static let faces = Mutex<[Name: Face]>([:])
  /// When more are open, all are forgotten.
  private static let mostFaces = 64

  /// The face of a name.
  /// - Parameter open: called for a name that is new; by one thread at a time.
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
