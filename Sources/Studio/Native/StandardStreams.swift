#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The streams of the process.
enum StandardStreams {
  /// Makes writing to a program that has ended an error, where it would end this process, too.
  static func outliveReader() { signal(SIGPIPE, SIG_IGN) }
}
