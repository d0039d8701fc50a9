/// The arguments and the help of a command.
///
/// symtext has its own parser for a fast start: swift-argument-parser takes 1.3 ms to reflect on one command's options,
/// twice the time that setting and drawing a line takes.
package struct CommandSyntax: Sendable {
  /// The command's name.
  package let name: String
  /// One line of help.
  package let abstract: String
  /// Paragraphs of help after the usage.
  ///
  /// A line with two leading spaces is verbatim.
  package var discussion: String { discussionText() }
  private let discussionText: @Sendable () -> String
  /// The arguments without a name; `nil` if there are none.
  package let operand: CommandOperand?
  /// The arguments with a name.
  package let options: [CommandOption]
  /// Finds options by name.
  private let index: OptionIndex
  /// The subcommands, each with a line of help.
  package let subcommands: [(name: String, abstract: String)]

  package init(
    name: String, abstract: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "", operand: CommandOperand? = nil,
    options: [CommandOption] = [], subcommands: [(name: String, abstract: String)] = []
  ) {
    self.name = name
    self.abstract = abstract
    discussionText = discussion
    self.operand = operand
    self.options = options
    index = OptionIndex(options)
    self.subcommands = subcommands
  }

  /// The options of all commands.
  ///
  /// The program handles them before it makes ``Arguments``.
  package static let common: [CommandOption] = [
    Message.option,
    CommandOption(name: "help", letter: "h", help: "Show this help; -h shows a summary."),
  ]

  /// Returns the option with a name.
  package func option(named name: String) -> CommandOption? {
    index.place(of: name).map { options[$0] }
  }

  /// Returns the default value of an option; `nil` if it has none or does not exist.
  func defaultValue(ofOption name: String) -> String? {
    index.place(of: name).flatMap { options[$0].defaultValue }
  }

  /// Returns the range of an option's numbers; `nil` if it has none or does not exist.
  func range(ofOption name: String) -> NumberRange? {
    index.place(of: name).flatMap { options[$0].range }
  }

  /// Whether an option exists.
  func hasOption(named name: String) -> Bool { index.place(of: name) != nil }
}
