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

  /// The path of the running executable.
  static var executable: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return link ?? CommandLine.arguments.first ?? ""
  }
}
