internal import CSymtextLibraryVersions

/// The C libraries of the program, and the commit it was built from.
enum LinkedLibraries {
  /// A library; `version` is `nil` if it is not installed.
  struct Entry {
    var name: String
    var version: String?
    /// Whether it is compiled into the program.
    var isIncluded: Bool
    /// Whether it is loaded on first use.
    var isOpenedLate: Bool
  }

  /// All libraries.
  ///
  /// This loads those that are loaded on first use.
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

  /// The abbreviated commit; `nil` unless `make` built the program from a clone.
  static var commit: String? { unsafe build_commit().map { unsafe String(cString: $0) } }
}
