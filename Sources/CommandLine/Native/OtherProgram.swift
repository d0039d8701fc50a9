#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextSupport

/// A program that is installed with this one.
package enum OtherProgram {
  /// Replaces this process by another program, and passes it this program's path in the environment.
  /// - Parameters:
  ///   - name: the name, which is searched beside this program, in `../libexec/symtext` and on `PATH`.
  ///   - words: the arguments.
  ///   - advice: the way out if the program is missing.
  /// - Throws: ``CommandError`` (unavailable).
  package static func become(
    _ name: String, _ words: [String], advice: String
  ) throws(CommandError) -> Never {
    let own = ownPath
    if let own { unsafe setenv("SYMTEXT_PROGRAM", own, 1) }
    for path in candidates(name, own) where unsafe access(path, X_OK) == 0 {
      guard !InputFile.isDirectory(path) else { continue }
      var arguments: [UnsafeMutablePointer<CChar>?] =
        unsafe ([path] + words).map { unsafe strdup($0) } + [nil]
      unsafe execv(path, &arguments)
      let reason = InputFile.reason
      unsafe arguments.forEach { unsafe free($0) }
      throw .unavailable("cannot start \(path): \(reason)")
    }
    throw .unavailable("\(name) is not installed; \(advice)")
  }

  private static func candidates(_ name: String, _ own: String?) -> [String] {
    var folders: [String] = []
    if let own, let slash = own.lastIndex(of: "/") {
      let folder = String(own[..<slash])
      folders = [folder, "\(folder)/../libexec/symtext"]
    }
    if let path = unsafe getenv("PATH") {
      folders += unsafe String(cString: path).split(separator: ":").map(String.init)
    }
    return folders.map { "\($0)/\(name)" }
  }

  /// The path of this program.
  private static var ownPath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var path = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return unsafe InputFile.realPath(String(cString: path))
    #else
      return InputFile.realPath("/proc/self/exe")
    #endif
  }
}
