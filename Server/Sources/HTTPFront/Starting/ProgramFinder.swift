#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Finds the symtext program.
enum ProgramFinder {
  /// - Returns: The path from the environment, else a program beside this one or in its installation, else the bare
  /// name for `PATH`.
  static func program(environment: [String: String], executable: String) -> String {
    if let named = environment["SYMTEXT_PROGRAM"], !named.isEmpty { return named }
    if let slash = executable.lastIndex(of: "/") {
      let folder = executable[..<slash]
      for path in ["\(folder)/symtext", "\(folder)/../../bin/symtext"]
      where FileManager.default.isExecutableFile(atPath: path) {
        return path
      }
    }
    return "symtext"
  }

  /// Whether a program exists and may be run.
  /// - Parameter path: The folders to search if the name has no slash, with colons between them.
  static func exists(_ program: String, path: String) -> Bool {
    let places =
      program.utf8.contains(UInt8(ascii: "/"))
      ? [program]
      : path.split(separator: ":", omittingEmptySubsequences: false).map {
        $0.isEmpty ? program : "\($0)/\(program)"
      }
    return places.contains { place in
      var isFolder = false
      return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && !isFolder
        && FileManager.default.isExecutableFile(atPath: place)
    }
  }

  /// The path of the running executable.
  static var executable: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return link ?? CommandLine.arguments.first ?? ""
  }
}
