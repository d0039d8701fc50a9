package import SymtextCommandLine
package import SymtextSupport

/// An answer in words.
package struct Report {
  /// Sentences on options that have no effect.
  package let warnings: [Sentence]
  private let refusal: CommandError?
  private let answer: () -> JSONValue
  private let text: () -> String

  /// - Parameters:
  ///   - refusal: why the command line has nothing to print; programs get an empty answer.
  ///   - answer: what programs get.
  ///   - text: what the command line prints.
  package init(
    warnings: [Sentence] = [], refusal: CommandError? = nil,
    answer: @escaping () -> JSONValue, text: @escaping () -> String
  ) {
    self.warnings = warnings
    self.refusal = refusal
    self.answer = answer
    self.text = text
  }

  /// What programs get.
  var result: JSONValue { answer() }

  /// Prints it.
  /// - Throws: ``CommandError``.
  func write() throws(CommandError) {
    if let refusal { throw refusal }
    for warning in warnings { Console.warn(warning) }
    try File.write(Array(text().utf8), to: "-")
  }
}
