#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Synchronization

/// A program that this process started and did not wait for yet.
public struct SpawnedProcess: Sendable {
  /// The reason why a program could not start.
  public struct Failure: Error {
    /// An `errno` value.
    public var code: Int32

    /// The system's text for the error.
    public var reason: String { unsafe String(cString: strerror(code)) }

    /// Whether the program does not exist.
    package var isMissing: Bool { code == ENOENT }
  }

  /// The way in which a program ended.
  public enum Ending: Equatable, Sendable {
    /// An exit with a status.
    case exited(Int)
    /// A signal.
    case killed(signal: Int)
  }

  private let identifier: pid_t

  /// Starts a program without blocked signals.
  ///
  /// - Parameters:
  ///   - words: the name, which is searched on the `PATH` if it has no slash, and the arguments.
  ///   - files: descriptors of this process by their numbers in the program; `nil` is `/dev/null`. Other descriptors
  ///     are inherited unless they close on exec.
  ///   - isApart: whether the program gets its own process group, so that Ctrl-C in a terminal does not reach it, and
  ///     default handling of all signals.
  public init(
    _ words: [String], files: [Int32: Int32?] = [:], isApart: Bool = false
  ) throws(Failure) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
      var attributes: posix_spawnattr_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in files {
      if let descriptor {
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      } else {
        unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    var flags = Int32(POSIX_SPAWN_SETSIGMASK)
    if isApart {
      unsafe sigfillset(&signals)
      for signal in [SIGKILL, SIGSTOP] { unsafe sigdelset(&signals, signal) }
      unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
      unsafe posix_spawnattr_setpgroup(&attributes, 0)
      flags |= Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETPGROUP)
    }
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = Self.starting.withLock { _ in
      unsafe posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
    }
    guard code == 0 else { throw Failure(code: code) }
    identifier = process
  }

  /// Held while a program starts, and while descriptors exist that it must not inherit.
  static let starting = Mutex<Void>(())

  /// Makes a pipe, with descriptors above 3.
  ///
  /// Both ends close on exec; the caller closes them in this process.
  public static func pipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    try starting.withLock { _ throws(Failure) in
      var ends: [Int32] = [-1, -1]
      guard systemPipe(&ends) == 0 else { throw Failure(code: errno) }
      defer { ends.forEach(close) }
      let reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 4)
      guard reading >= 0 else { throw Failure(code: errno) }
      let writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 4)
      guard writing >= 0 else {
        let failure = Failure(code: errno)
        close(reading)
        throw failure
      }
      return (reading, writing)
    }
  }

  /// Makes a pair of connected sockets: one for this process, and one for a program, with a descriptor above 3.
  ///
  /// Both ends close on exec; the caller closes them in this process.
  package static func connection() throws(Failure) -> (ours: Int32, theirs: Int32) {
    var ends: (Int32, Int32) = (-1, -1)
    let isPaired = unsafe withUnsafeMutablePointer(to: &ends) {
      unsafe $0.withMemoryRebound(to: Int32.self, capacity: 2) {
        unsafe socketpair(AF_UNIX, streamSocket, 0, $0) == 0
      }
    }
    guard isPaired else { throw Failure(code: errno) }
    let theirs = fcntl(ends.1, F_DUPFD_CLOEXEC, 4)
    guard theirs >= 0, fcntl(ends.0, F_SETFD, FD_CLOEXEC) == 0 else {
      let failure = Failure(code: errno)
      for descriptor in [ends.0, ends.1, theirs] where descriptor >= 0 { close(descriptor) }
      throw failure
    }
    close(ends.1)
    return (ends.0, theirs)
  }

  /// Closes a descriptor.
  public static func close(_ descriptor: Int32) { systemClose(descriptor) }

  /// Waits until the program has ended, without releasing its process number.
  public func awaitEnd() {
    var information = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0 {
      guard errno == EINTR else { return }
    }
  }

  /// Waits for the end and releases the process number.
  ///
  /// Call it once, because another program may reuse the number.
  @discardableResult
  public func wait() -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return .exited(255) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(Int(status >> 8 & 0xFF)) : .killed(signal: Int(signal))
  }

  /// Kills the program.
  ///
  /// The caller must not have waited for it.
  public func kill() { systemKill(identifier) }

  /// The resident memory of the running program in bytes; `nil` if the system does not tell it, as on macOS.
  ///
  /// The caller must not have waited for it.
  public var residentBytes: Int? {
    let file = unsafe open("/proc/\(identifier)/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { systemClose(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return nil }
    // The second number is the count of resident pages.
    let numbers = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  #if canImport(Darwin)
    private static let streamSocket = SOCK_STREAM
  #else
    private static let streamSocket = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  #endif
}

// The C functions under names that the type does not shadow.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { unsafe pipe(&ends) }
private func systemClose(_ descriptor: Int32) { close(descriptor) }
private func systemKill(_ process: pid_t) { kill(process, SIGKILL) }
