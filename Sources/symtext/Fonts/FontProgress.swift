/// Says on standard error how far a long build is, if someone is looking.
enum FontProgress {
  /// What the compiler calls; silent unless standard error is a terminal.
  static func callback() -> @Sendable (Int, Int) -> Void {
    guard File.isErrorTerminal else { return { _, _ in } }
    return { done, all in
      let step = max(all / 50, 1)
      if done.isMultiple(of: step) { File.write(toError: "\r\(done) of \(all) symbols") }
    }
  }

  /// Clears the line.
  static func finish() {
    if File.isErrorTerminal { File.write(toError: "\r\u{1B}[K") }
  }
}
