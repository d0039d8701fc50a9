import Foundation

/// The files of the package, independent of the working directory.
package enum PackageFiles {
  /// The package's root directory.
  package static let root = String(
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/"))

  /// Returns the path of a file of the package.
  package static func path(_ relative: String) -> String { "\(root)/\(relative)" }

  /// Returns the bytes of any file.
  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Returns the text of any file.
  package static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// Writes any file, and creates the directories above it.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Extends a file with a hole of zeros, which uses no disk space.
  package static func lengthen(_ path: String, to count: Int) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: UInt64(count))
    try file.close()
  }

  /// Whether a path exists.
  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Returns the paths of all files below a directory, relative to it, sorted.
  package static func files(under directory: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: directory) else { return [] }
    return all.compactMap { $0 as? String }
      .filter { path in
        var isDirectory = ObjCBool(false)
        return unsafe FileManager.default.fileExists(
          atPath: "\(directory)/\(path)", isDirectory: &isDirectory) && !isDirectory.boolValue
      }
      .sorted()
  }
}
