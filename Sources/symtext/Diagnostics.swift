internal import ArgumentParser

/// Where errors become sentences and exit statuses.
enum Diagnostics {
  /// Runs a command's body; its error goes to standard error in one sentence.
  static func run(_ body: () throws(CommandError) -> Void) throws {
    do {
      try body()
    } catch {
      File.note("symtext: \(error.description)")
      throw ExitCode(error.status)
    }
  }
}
