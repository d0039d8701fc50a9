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
    do throws(SpawnedProcess.Failure) {
      return switch try SpawnedProcess(words).wait() {
      case .exited(let status): Int32(status)
      case .killed(let signal): Int32(128 + signal)
      }
    } catch {
      throw error.isMissing
        ? .noInput("there is no program \(words[0]) on the PATH; give its path, or install it")
        : .unavailable("cannot start \(words[0]): \(error.reason)")
    }
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
