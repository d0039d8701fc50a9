/// What has come of the arguments of a command, before anything is encoded or written.
package enum CommandResult {
  /// A picture, a film, or other files.
  case product(Product)
  /// An answer in words.
  case report(Report)
  /// The command has done all there was to do.
  case done
}
