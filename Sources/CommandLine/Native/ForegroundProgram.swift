#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextSupport

/// Another program that has the terminal, as a shell would run it.
package enum ForegroundProgram {
  /// Runs a program with the standard streams of this one and waits for its end.
  /// - Parameter words: its name, which is looked for on the `PATH`, and its arguments.
  /// - Returns: its exit status, as shells count: 128 and the number of the signal that ended it.
  /// - Throws: ``CommandError``: no input when there is no such program, unavailable when it cannot be started.
  package static func run(_ words: [String]) throws(CommandError) -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let status = unsafe posix_spawnp(&process, words[0], nil, nil, &arguments, environ)
    if status == ENOENT {
      throw .noInput("there is no program \(words[0]) on the PATH; give its path, or install it")
    }
    guard status == 0 else {
      let reason = unsafe String(cString: strerror(status))
      throw .unavailable("cannot start \(words[0]): \(reason)")
    }
    var outcome: Int32 = 0
    while unsafe waitpid(process, &outcome, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    let signal = outcome & 0x7F
    return signal == 0 ? outcome >> 8 & 0xFF : 128 + signal
  }

  /// The path of the program that is running.
  package static var own: String {
    #if canImport(Darwin)
      return CommandLine.arguments[0]
    #else
      return InputFile.realPath("/proc/self/exe") ?? CommandLine.arguments[0]
    #endif
  }

  /// Does nothing for some seconds.
  package static func rest(seconds: Double) {
    usleep(UInt32(seconds * 1_000_000))
  }
}
