package import SymtextCommandLine
package import SymtextSupport

/// A report: text for people, JSON for programs.
package struct Report {
  /// Warnings about options without effect.
  package let warnings: [Sentence]
  private let refusal: CommandError?
  private let answer: () -> JSONValue
  private let text: () -> String
  /// The document of the command line, instead of ``text``.
  private let document: (() -> JSONDocument)?

  /// - Parameters:
  ///   - refusal: the error of the command line if there is nothing to print; programs get an empty answer.
  ///   - answer: the answer for programs.
  ///   - document: the document of the command line, written in parts; `nil` for a text.
  ///   - text: the text of the command line.
  package init(
    warnings: [Sentence] = [], refusal: CommandError? = nil,
    answer: @escaping () -> JSONValue, document: (() -> JSONDocument)? = nil,
    text: @escaping () -> String
  ) {
    self.warnings = warnings
    self.refusal = refusal
    self.answer = answer
    self.document = document
    self.text = text
  }

  /// The answer for programs.
  var result: JSONValue { answer() }

  /// Prints the warnings and the text.
  /// - Throws: ``CommandError``.
  func write() throws(CommandError) {
    if let refusal { throw refusal }
    for warning in warnings { Console.warn(warning) }
    guard let document else { return try File.write(Array(text().utf8), to: "-") }
    var fault: CommandError?
    document().write { part in
      guard fault == nil else { return }
      do throws(CommandError) { try File.write(part, to: "-") } catch { fault = error }
    }
    if let fault { throw fault }
  }
}
