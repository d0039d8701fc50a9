internal import CChildProcess
internal import NIOConcurrencyHelpers

/// A process of ours that reads requests and writes answers.
final class ChildProcess: Sendable {
  /// Why none could be started.
  struct Failure: Error {
    /// An `errno`.
    var code: Int32
  }

  /// How one has ended.
  enum Ending: Equatable, Sendable {
    case exited(Int)
    case killed(signal: Int)
  }

  let identifier: Int32
  private let ending = NIOLockedValueBox<Ending?>(nil)

  private init(identifier: Int32) { self.identifier = identifier }

  /// Starts a program, which is looked for in `PATH` when its name has no slash.
  /// - Returns: the process, and the descriptors of its standard input and output, which the caller closes.
  static func start(
    _ arguments: [String]
  ) throws(Failure) -> (process: ChildProcess, input: CInt, output: CInt) {
    let words = arguments.flatMap { word -> [UInt8] in Array(word.utf8) + [0] }
    var process: Int32 = 0
    var input: CInt = -1
    var output: CInt = -1
    let code = unsafe symtext_start_child(words, words.count, &process, &input, &output)
    guard code == 0 else { throw Failure(code: code) }
    return (ChildProcess(identifier: process), input, output)
  }

  /// Waits until it has ended: for a thread of its own.
  func waitForEnd() -> Ending {
    _ = symtext_await_child(identifier)
    // Until it is taken away here, its number belongs to no other process.
    return ending.withLockedValue { ending in
      if let ending { return ending }
      let status = Int(symtext_reap_child(identifier))
      let end: Ending = status >= 256 ? .killed(signal: status - 256) : .exited(status)
      ending = end
      return end
    }
  }

  /// Ends it at once, if it is still there.
  func kill() {
    ending.withLockedValue { if $0 == nil { symtext_kill_child(identifier) } }
  }

  /// Asks it to end, if it is still there.
  func terminate() {
    ending.withLockedValue { if $0 == nil { symtext_terminate_child(identifier) } }
  }
}
