internal import SymtextSupport

/// The places of installed fonts that fontconfig found, kept from one run to the next.
///
/// Fontconfig reads its configuration and the lists of all installed fonts before its first answer, which takes longer
/// than to draw a label. A file in the user's cache folder holds an answer with everything on which it depends: the
/// request, the environment, and the state of each file and directory that fontconfig looks at. If any of it differs,
/// fontconfig is asked anew. The files may be removed at any time.
struct FontPlaceCache {
  /// The environment on which fontconfig depends; `nil` where its answers are not kept.
  private let environment: FontconfigEnvironment?

  /// The cache of this process and user.
  init() { environment = FontconfigEnvironment() }

  /// The greatest size of a file.
  private static let mostBytes = 1 << 20
  /// The most files; more are removed before another one is written.
  private static let mostFiles = 256
  /// The most files and directories that an answer may depend on.
  private static let mostWatched = 8192

  /// Returns the place of a font; `nil` if it is not known, or may have changed.
  func place(_ request: FontRequest) -> FontPlace? {
    guard let environment else { return nil }
    let key = environment.key(request)
    guard let bytes = UserCache.read(path(key, environment), mostBytes: Self.mostBytes),
      let record = FontPlaceRecord(bytes), record.key.hasBytes(of: key), record.isCurrent
    else { return nil }
    return record.place
  }

  /// Keeps an answer of fontconfig; if it cannot, the next run asks again.
  func keep(_ place: FontPlace, _ request: FontRequest) {
    guard let environment, let watched = environment.watched, watched.count <= Self.mostWatched
    else { return }
    let key = environment.key(request)
    guard let record = FontPlaceRecord(key: key, place: place, watched: watched) else { return }
    UserCache.write(
      LongBytes(record.bytes), to: path(key, environment), mostFiles: Self.mostFiles)
  }

  private func path(_ key: String, _ environment: FontconfigEnvironment) -> String {
    "\(environment.cacheFolder)/symtext/fonts/\(UserCache.name(of: key)).json"
  }
}
