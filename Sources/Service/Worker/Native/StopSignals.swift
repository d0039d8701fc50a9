#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Synchronization
internal import SymtextSupport

/// SIGTERM and SIGINT, after which a process finishes its current work; a second signal ends it.
///
/// The thread that creates this value blocks them, and so do threads started later; a thread of its own waits for them.
final class StopSignals: Sendable {
  private let number = Atomic<Int32>(0)
  /// Readable after a signal; −1 if the system gave no descriptor.
  let descriptor: Int32
  private let told: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    (descriptor, told) = (ends[0], ends[1])
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGTERM, SIGINT] { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    _ = BackgroundThread { self.wait() }
  }

  /// The signal received; `nil` before one.
  var received: Int32? {
    let number = number.load(ordering: .acquiring)
    return number == 0 ? nil : number
  }

  private func wait() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGTERM, SIGINT] { unsafe sigaddset(&signals, number) }
    while true {
      var came: Int32 = 0
      guard unsafe sigwait(&signals, &came) == 0 else { continue }
      if received != nil { _exit(128 + came) }
      number.store(came, ordering: .releasing)
      var byte: UInt8 = 0
      _ = unsafe write(told, &byte, 1)
    }
  }
}
