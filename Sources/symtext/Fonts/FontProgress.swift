internal import SymtextCommandLine

/// Shows the progress of a long build on standard error, if that is a terminal.
struct FontProgress: Sendable {
  /// The activity, such as “reading”.
  var title: String
  /// The unit counted, such as “files”.
  var unit: String

  /// The number of steps of the bar.
  private static let steps = 30

  /// Prints the progress; silent unless standard error is a terminal.
  var callback: @Sendable (_ done: Int, _ all: Int) -> Void {
    guard Console.isErrorTerminal else { return { _, _ in } }
    return { done, all in
      let step = Self.steps * done / max(all, 1)
      guard done == 1 || step > Self.steps * (done - 1) / max(all, 1) else { return }
      Console.write("\r" + line(done, of: all))
    }
  }

  /// Returns the bar and the numbers, at a constant width.
  func line(_ done: Int, of all: Int) -> String {
    let step = Self.steps * done / max(all, 1)
    let bar = String(repeating: "#", count: step)
    let rest = String(repeating: "-", count: Self.steps - step)
    let count = String(repeating: " ", count: "\(all)".count - "\(done)".count) + "\(done)"
    return "\(title) [\(bar)\(rest)] \(count) of \(all) \(unit)"
  }

  /// Clears the line.
  static func finish() {
    if Console.isErrorTerminal { Console.write("\r\u{1B}[K") }
  }
}
