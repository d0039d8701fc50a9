#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The limit of open files and connections of the process.
enum DescriptorLimit {
  /// Raises the limit to the system's maximum: shells often start with 1,024.
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
