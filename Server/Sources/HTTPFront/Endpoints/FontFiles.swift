internal import HTTPTypes

/// What is served under `/fonts/`.
enum FontFiles: Sendable {
  /// The files of a folder.
  case read(StaticFiles)
  /// The font that comes with symtext, made when it is asked for.
  case made(ProgramFiles)

  /// All files.
  func files() async throws(Problem) -> StaticFiles {
    switch self {
    case .read(let files): return files
    case .made(let files):
      do {
        return try await files.files()
      } catch {
        throw Problem(
          .serviceUnavailable, code: "no-font",
          "the font could not be written; serve a folder that has it by --fonts")
      }
    }
  }
}
