#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextSupport

/// Runs another program in the foreground, as a shell does.
package enum ForegroundProgram {
  /// Runs a program with the standard streams of this one and waits for its end.
  /// - Parameter words: the name, which is searched on the `PATH`, and the arguments.
  /// - Returns: the exit status as in shells: 128 plus the signal's number if a signal ended the program.
  /// - Throws: ``CommandError``: no input if the program does not exist, unavailable if it cannot be started.
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

  /// The path of this program.
  package static var own: String {
    #if canImport(Darwin)
      return CommandLine.arguments[0]
    #else
      return InputFile.realPath("/proc/self/exe") ?? CommandLine.arguments[0]
    #endif
  }

  /// Sleeps for some seconds.
  package static func rest(seconds: Double) {
    usleep(UInt32(seconds * 1_000_000))
  }
}
