#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// How many files and connections the process may have open.
enum DescriptorLimit {
  /// Takes as many as the system gives: shells often begin with 1,024.
  static func raise() {
    #if canImport(Darwin)
      let files = RLIMIT_NOFILE
    #else
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(files, &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    unsafe setrlimit(files, &limit)
  }
}
