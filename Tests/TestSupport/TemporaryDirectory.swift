import Foundation

/// A test's own directory, deleted with its last reference.
package final class TemporaryDirectory: Sendable {
  package let path: String

  /// Creates an empty directory.
  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("symtext-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a file in it.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a text file in it and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try PackageFiles.write(Array(text.utf8), to: file(name))
    return file(name)
  }

  /// Returns the names of the files and directories in it, sorted.
  package func entries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The paths of all files below it, relative to it, sorted.
  package var files: [String] { PackageFiles.files(under: path) }
}
