/// The result of a command before anything is encoded or written.
package enum CommandResult {
  /// A picture, a film, or other files.
  case product(Product)
  /// A report.
  case report(Report)
  /// The command has done everything.
  case done
}
