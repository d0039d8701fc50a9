#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

// The C library's function under a name that those here do not hide.
private func systemClose(_ descriptor: Int32) { close(descriptor) }

/// Another program that is fed on its standard input and writes one file, which nobody but this process sees.
///
/// That it ends early is no harm: what is written to it then says so. For one thread at a time.
package struct ChildProcess: ~Copyable {
  /// Why a program could not be started, or how it ended.
  package enum Failure: Error {
    /// There is no program of that name on the `PATH`.
    case missing
    /// The system could not do its part, for a reason.
    case system(String)
    /// It said that it failed; its last line on standard error, which may be empty.
    case failed(lastLine: String)
  }

  /// The file that it writes, as the program can name it.
  package static let outputPath = "/dev/fd/\(outputNumber)"
  private static let outputNumber: Int32 = 3
  /// The largest file that it may have written.
  private static let mostBytes = 1 << 30

  private let process: pid_t
  /// Our end of its standard input; a socket, as writing to it need not raise a signal.
  private var input: Int32
  private let output: Int32
  private let messages: Int32

  /// Starts a program.
  /// - Parameters:
  ///   - words: its name, which is looked for on the `PATH`, and its arguments.
  ///   - writesToStandardOutput: whether the file is its standard output, which is read by nobody otherwise.
  /// - Throws: ``Failure``.
  package init(_ words: [String], writesToStandardOutput: Bool = false) throws(Failure) {
    var ends: (Int32, Int32) = (-1, -1)
    let isPaired = unsafe withUnsafeMutablePointer(to: &ends) {
      unsafe $0.withMemoryRebound(to: Int32.self, capacity: 2) {
        unsafe socketpair(AF_UNIX, Self.streamSocket, 0, $0) == 0
      }
    }
    guard isPaired else { throw .system(InputFile.reason) }
    // Beyond the numbers that the program has them under.
    let theirs = fcntl(ends.1, F_DUPFD_CLOEXEC, Self.outputNumber + 1)
    systemClose(ends.1)
    let files = [Self.temporaryFile(), Self.temporaryFile()]
    guard theirs >= 0, files.allSatisfy({ $0 >= 0 }), fcntl(ends.0, F_SETFD, FD_CLOEXEC) == 0 else {
      let reason = InputFile.reason
      for descriptor in files + [ends.0, theirs] where descriptor >= 0 { systemClose(descriptor) }
      throw .system(reason)
    }
    #if canImport(Darwin)
      var isOn: Int32 = 1
      unsafe setsockopt(
        ends.0, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    let (process, status) = Self.spawn(
      words, input: theirs, output: files[0], messages: files[1],
      isStandardOutput: writesToStandardOutput)
    systemClose(theirs)
    guard status == 0 else {
      for descriptor in files + [ends.0] { systemClose(descriptor) }
      if status == ENOENT { throw .missing }
      throw unsafe .system(String(cString: strerror(status)))
    }
    self.process = process
    (input, output, messages) = (ends.0, files[0], files[1])
  }

  deinit {
    // Nobody waits for it: it is told to end.
    if input >= 0 {
      systemClose(input)
      kill(process, SIGKILL)
      Self.wait(for: process)
    }
    systemClose(output)
    systemClose(messages)
  }

  /// Writes bytes to its standard input.
  /// - Returns: whether it took them; it has ended, or reads no more, when not.
  package mutating func write(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe send(
          input, $0.baseAddress.map { unsafe $0 + offset }, $0.count - offset, Self.noSignal)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }

  /// Ends its input and waits for its end.
  /// - Returns: the bytes of its file.
  /// - Throws: ``Failure``.
  package consuming func finish() throws(Failure) -> [UInt8] {
    systemClose(input)
    input = -1
    let status = Self.wait(for: process)
    guard status == 0 else {
      let lines = Self.content(of: messages, mostBytes: 1 << 20) ?? []
      let last = lines.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).last ?? []
      // A signal ended it when the low bits say one.
      let signal = status & 0x7F
      throw .failed(
        lastLine: !last.isEmpty
          ? String(decoding: last, as: UTF8.self) : signal == 0 ? "" : "signal \(signal) ended it")
    }
    guard let bytes = Self.content(of: output, mostBytes: Self.mostBytes) else {
      throw .system(InputFile.reason)
    }
    return bytes
  }

  #if canImport(Darwin)
    private static let streamSocket = SOCK_STREAM
    private static let noSignal: Int32 = 0
  #else
    private static let streamSocket = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif

  /// A file without a name, which is gone when the last one closes it; −1 leaves the reason in `errno`.
  private static func temporaryFile() -> Int32 {
    guard let file = unsafe tmpfile() else { return -1 }
    defer { unsafe fclose(file) }
    return unsafe fcntl(fileno(file), F_DUPFD_CLOEXEC, outputNumber + 1)
  }

  /// Starts a program that inherits no signals that are blocked.
  /// - Returns: its number, and 0 or the system's error.
  private static func spawn(
    _ words: [String], input: Int32, output: Int32, messages: Int32, isStandardOutput: Bool
  ) -> (process: pid_t, status: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
      var attributes: posix_spawnattr_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    if isStandardOutput {
      unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, messages, 2)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, outputNumber)
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let status = unsafe posix_spawnp(
      &process, words[0], &actions, &attributes, &arguments, environ)
    return (process, status)
  }

  /// Waits for the end of a process and returns its status as `waitpid` says it.
  @discardableResult
  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status
  }

  /// All of a file from its beginning; `nil` leaves the reason in `errno`.
  private static func content(of descriptor: Int32, mostBytes: Int) -> [UInt8]? {
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0, Int(size) <= mostBytes else {
      if size > 0 { errno = EFBIG }
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe pread(
          descriptor, $0.baseAddress.map { unsafe $0 + offset }, $0.count - offset, off_t(offset))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      offset += count
    }
    return bytes
  }
}
