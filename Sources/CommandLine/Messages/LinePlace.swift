/// A line of a file.
package struct LinePlace: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  package let file: String
  /// The line number, from 1.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// In the form of compilers: `file:line`.
  package var description: String { "\(file):\(line)" }
}
