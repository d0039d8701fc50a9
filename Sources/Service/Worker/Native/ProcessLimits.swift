#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextCommandLine
internal import SymtextSupport

/// Limits of this process that the system enforces.
enum ProcessLimits {
  /// Limits the memory.
  /// - Throws: ``CommandError`` (usage) with the system's reason.
  static func setMemory(_ bytes: Int) throws(CommandError) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Darwin)
      let status = unsafe setrlimit(RLIMIT_AS, &limit)
    #else
      let status = unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
    guard status == 0 else { throw .badValue("memory", nil, "\(InputFile.reason)") }
  }
}
