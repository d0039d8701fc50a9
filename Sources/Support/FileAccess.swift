/// Which files may be opened because a text names them: images, and fonts by file.
///
/// Markup names files: `{image=logo.png}`, `[x]{font=My.ttf}`. In texts that you have written yourself they
/// may be any, and that is what is taken when nothing is said. For texts of strangers allow nothing, or the
/// folders that hold what is meant for them:
///
///     let label = try Label(
///       text, font: font, library: library, fileAccess: .folders(["/srv/logos"]))
///
/// Families of installed fonts are no files and stay allowed.
public enum FileAccess: Hashable, Sendable {
  /// All that the process may read.
  case everything
  /// Files in these folders and in those below them; a file that is named here is allowed, too.
  ///
  /// Links are followed first: one that leads out of the folder leads nowhere. Paths are counted from the
  /// current directory, as ever.
  case folders([String])

  /// No file at all.
  public static var nothing: FileAccess { .folders([]) }
}
