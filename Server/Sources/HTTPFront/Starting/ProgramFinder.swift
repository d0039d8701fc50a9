#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where the program that draws is.
enum ProgramFinder {
  /// - Returns: what the environment names, what lies beside this program or where it is installed, or else its name,
  ///   which `PATH` finds.
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

  /// The file that runs now.
  static var executable: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return link ?? CommandLine.arguments.first ?? ""
  }
}
