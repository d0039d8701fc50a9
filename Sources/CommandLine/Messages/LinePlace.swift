/// A line of a file.
package struct LinePlace: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  package let file: String
  /// From 1.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// As compilers write it.
  package var description: String { "\(file):\(line)" }
}
