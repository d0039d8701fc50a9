internal import SymtextCommandLine

/// Says on standard error how far a long build is, if someone is looking.
struct FontProgress: Sendable {
  /// What is done, such as “reading”.
  var title: String
  /// What is counted, such as “files”.
  var unit: String

  /// How many steps the bar has.
  private static let steps = 30

  /// What is called with how many of how many are done; silent unless standard error is a terminal.
  var callback: @Sendable (_ done: Int, _ all: Int) -> Void {
    guard Console.isErrorTerminal else { return { _, _ in } }
    return { done, all in
      let step = Self.steps * done / max(all, 1)
      guard done == 1 || step > Self.steps * (done - 1) / max(all, 1) else { return }
      Console.write("\r" + line(done, of: all))
    }
  }

  /// The bar and the numbers, as wide at the start as at the end.
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
