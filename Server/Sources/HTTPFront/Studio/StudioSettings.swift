/// Options of a studio.
package struct StudioSettings: Equatable, Sendable {
  /// The folder of symbols that the worker opens; empty without a studio.
  package var folder = ""
  /// The port of 127.0.0.1; 0 takes a free one.
  package var port = 0
  package var isReadOnly = false
  /// The folder for exports; `nil` if the page downloads them.
  package var exportFolder: String?
  /// Whether the page is opened in the browser at the start.
  package var opensPage = true
  /// The seconds without a page after which the studio ends; `nil` if it stays.
  package var idleSeconds: Int? = 600

  package init() {}

  /// Returns the worker's program and arguments.
  package func workerCommand(_ program: String) -> [String] {
    // A name that begins with a hyphen would be read as an option.
    [program, "studio", "--stdio", folder.hasPrefix("-") ? "./\(folder)" : folder]
      + (isReadOnly ? ["--read-only"] : []) + (exportFolder.map { ["--export", $0] } ?? [])
  }
}
