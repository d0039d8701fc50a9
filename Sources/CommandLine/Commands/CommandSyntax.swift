/// The words that a command takes, and its help.
///
/// The parser behind it is ours because a start costs: swift-argument-parser takes 1.3 ms to reflect on
/// one command's options, twice the time that setting and drawing a line takes.
package struct CommandSyntax: Sendable {
  /// The command's name.
  package let name: String
  /// One line of help.
  package let abstract: String
  /// Paragraphs of help below the usage; two leading spaces keep a line as it is.
  package var discussion: String { discussionText() }
  private let discussionText: @Sendable () -> String
  /// The arguments without a name; `nil` where there are none.
  package let operand: CommandOperand?
  /// The arguments with a name.
  package let options: [CommandOption]
  /// The places of the options by their names.
  private let index: OptionIndex
  /// The names of the commands below it, each with a line of help.
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

  /// The options of all commands; none of them comes to a command's ``Arguments``.
  package static let common: [CommandOption] = [
    Message.option,
    CommandOption(name: "help", letter: "h", help: "Show this help; -h shows it in short."),
  ]

  /// The option of a name.
  package func option(named name: String) -> CommandOption? {
    index.place(of: name).map { options[$0] }
  }

  /// What an option is when it is left out; `nil` also when there is none of that name.
  func defaultValue(ofOption name: String) -> String? {
    index.place(of: name).flatMap { options[$0].defaultValue }
  }

  /// The numbers that an option takes; `nil` also when there is none of that name.
  func range(ofOption name: String) -> NumberRange? {
    index.place(of: name).flatMap { options[$0].range }
  }

  /// Whether there is an option of a name.
  func hasOption(named name: String) -> Bool { index.place(of: name) != nil }
}
