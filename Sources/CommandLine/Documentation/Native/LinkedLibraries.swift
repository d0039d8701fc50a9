internal import CSymtextLibraryVersions

/// The C libraries that the program works with, and the commit that it was built from.
enum LinkedLibraries {
  /// A library; `version` is `nil` when it is not installed.
  struct Entry {
    var name: String
    var version: String?
    /// Whether its source is in the program.
    var isIncluded: Bool
    /// Whether it is opened when it is first needed.
    var isOpenedLate: Bool
  }

  /// All of them; those that are opened late are opened for it.
  static var all: [Entry] {
    (0..<library_version_count()).map { index in
      let library = unsafe library_version(index)
      return unsafe Entry(
        name: String(cString: library.name),
        version: library.version.map { unsafe String(cString: $0) },
        isIncluded: library.kind == LIBRARY_INCLUDED,
        isOpenedLate: library.kind == LIBRARY_OPENED_LATE)
    }
  }

  /// The commit, shortened; `nil` when the program was not built by `make` from a clone.
  static var commit: String? { unsafe build_commit().map { unsafe String(cString: $0) } }
}
