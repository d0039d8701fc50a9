package import SymtextSupport

/// The output of `symtext --version`.
package struct ProgramVersion {
  /// The program's name.
  package var name: String
  /// The version, as in the changelog.
  package var number: String

  package init(name: String, number: String) {
    self.name = name
    self.number = number
  }

  /// One line: the version, and the commit if known.
  package var text: String {
    "\(name) \(number)" + (LinkedLibraries.commit.map { " (\($0))" } ?? "")
  }

  /// The version as JSON, with the versions of C libraries; `null` for libraries that are not installed.
  package var json: JSONDocument {
    JSONDocument(
      .version,
      [
        ("name", .string(name)), ("version", .string(number)),
        ("commit", LinkedLibraries.commit.map { .string($0) } ?? .null),
        (
          "libraries",
          .array(
            LinkedLibraries.all.map { library in
              .object([
                ("name", .string(library.name)),
                ("version", library.version.map { .string($0) } ?? .null),
                (
                  "loaded",
                  .string(
                    library.isIncluded
                      ? "with the program's code"
                      : library.isOpenedLate ? "when needed" : "at start")
                ),
              ])
            })
        ),
      ])
  }
}
