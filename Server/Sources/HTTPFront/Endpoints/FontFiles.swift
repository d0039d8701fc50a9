internal import HTTPTypes
internal import SymtextSupport

/// The source of files under `/fonts/`.
enum FontFiles: Sendable {
  /// A folder's files.
  case read(StaticFiles)
  /// The bundled font's files by name. Each is made on first request, because compressing one for the web takes about
  /// ten seconds.
  case made([ExactText: ProgramFiles])

  /// Returns the files that symtext can make.
  static func made(_ program: String) -> FontFiles {
    let names = ["Symtext.ttf", "Symtext.woff2"]
    return .made(
      Dictionary(uniqueKeysWithValues: names.map { (ExactText($0), .font(program, name: $0)) }))
  }

  /// Returns the set of files that may contain a name.
  func files(with name: String) async throws(Problem) -> StaticFiles {
    switch self {
    case .read(let files): return files
    case .made(let files):
      guard let made = files[ExactText(name)] else { return StaticFiles() }
      do {
        return try await made.files()
      } catch {
        throw Problem(
          .serviceUnavailable, code: "no-font",
          "symtext could not write the font; serve a folder that contains it with --fonts")
      }
    }
  }
}
