/// The files that a text may open: images, and fonts by file name.
///
/// Markup can name files: `{image=logo.png}`, `[x]{font=My.ttf}`. The default allows any file, which suits texts of
/// your own. For untrusted input, allow no files, or only the folders with files for it:
///
///     let label = try Label(
///       text, font: font, library: library, fileAccess: .folders(["/srv/logos"]))
///
/// Families of installed fonts are not opened by file name and are always allowed.
public enum FileAccess: Hashable, Sendable {
  /// All files that the process may read.
  case everything
  /// The files in these folders and their subfolders.
  ///
  /// An entry may also be a file.
  ///
  /// Links are resolved first: a link that leads out of the folders is not allowed. Relative paths start at the current
  /// directory.
  case folders([String])

  /// Whether both allow the same files; paths are compared as bytes.
  public static func == (a: FileAccess, b: FileAccess) -> Bool {
    switch (a, b) {
    case (.everything, .everything): true
    case (.folders(let own), .folders(let other)):
      own.map { ExactText($0) } == other.map { ExactText($0) }
    case (.everything, _), (.folders, _): false
    }
  }

  /// Hashes the bytes of the paths.
  public func hash(into hasher: inout Hasher) {
    guard case .folders(let folders) = self else { return hasher.combine(0) }
    hasher.combine(folders.map { ExactText($0) })
  }

  /// No files.
  public static var nothing: FileAccess { .folders([]) }
}
