internal import HTTPTypes

/// What is served under `/fonts/`.
enum FontFiles: Sendable {
  /// The files of a folder.
  case read(StaticFiles)
  /// Files of the font that comes with symtext, by their names; each is made when it is asked for, since one for the
  /// web takes some ten seconds to compress.
  case made([String: ProgramFiles])

  /// Those that symtext can make.
  static func made(_ program: String) -> FontFiles {
    let names = ["Symtext.ttf", "Symtext.woff2"]
    return .made(
      Dictionary(uniqueKeysWithValues: names.map { ($0, .font(program, name: $0)) }))
  }

  /// The files among which one of a name would be.
  func files(with name: String) async throws(Problem) -> StaticFiles {
    switch self {
    case .read(let files): return files
    case .made(let files):
      guard let made = files[name] else { return StaticFiles() }
      do {
        return try await made.files()
      } catch {
        throw Problem(
          .serviceUnavailable, code: "no-font",
          "the font could not be written; serve a folder that has it by --fonts")
      }
    }
  }
}
