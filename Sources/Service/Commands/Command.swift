package import SymtextCommandLine

/// A command of the program: its syntax, its help and its action.
///
/// Syntax and help are built on demand: a run needs those of one command, and only the names of the others.
package struct Command: Sendable {
  package typealias Option = CommandOption
  package typealias Operand = CommandOperand

  /// Its name.
  package let name: String
  /// One line of help.
  package let abstract: String
  /// Its action.
  package let action: CommandAction

  private let discussion: @Sendable () -> String
  private let operand: @Sendable () -> Operand?
  private let optionList: @Sendable () -> [Option]
  private let family: @Sendable () -> [Command]

  /// - Parameters:
  ///   - discussion: paragraphs of help below the usage.
  ///   - operand: the positional arguments.
  ///   - options: the options.
  ///   - subcommands: the commands below it.
  package init(
    name: String, abstract: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    operand: @autoclosure @escaping @Sendable () -> Operand? = nil,
    options: @autoclosure @escaping @Sendable () -> [Option] = [],
    subcommands: @autoclosure @escaping @Sendable () -> [Command] = [],
    action: CommandAction = .leads
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operand = operand
    optionList = options
    family = subcommands
    self.action = action
  }

  /// The options, built on each call.
  package var options: [Option] { optionList() }

  /// Whether it takes positional arguments.
  package var takesOperands: Bool { operand() != nil }

  /// The commands below it, built on each call.
  package var subcommands: [Command] { family() }

  /// Its syntax and its help, built on each call.
  package var syntax: CommandSyntax {
    CommandSyntax(
      name: name, abstract: abstract, discussion: discussion(), operand: operand(),
      options: optionList(), subcommands: family().map { ($0.name, $0.abstract) })
  }

  /// Parses the words of a command line, runs the command and writes the result.
  /// - Throws: ``CommandError``.
  package func perform(_ words: ArraySlice<String>) throws(CommandError) {
    if case .passesOn(let pass, _) = action { try pass(words) }
    switch try result(of: Arguments(words, of: syntax)) {
    case .product(let product): try product.write()
    case .report(let report): try report.write()
    case .done: break
    }
  }

  /// Runs the command on arguments of a command line, a batch or a request, without encoding or writing the result.
  /// - Throws: ``CommandError``.
  package func result(of arguments: Arguments) throws(CommandError) -> CommandResult {
    switch action {
    case .leads:
      let names = family().map(\.name).joined(separator: ", ")
      throw .usage(.missingKey, about: .key("command"), "a command is missing, one of: \(names)")
    case .draws(let draw):
      let output = try OutputOptions(arguments)
      return .product(Product(try draw(arguments, output), output))
    case .makes(let files): return .product(try files.make(arguments))
    case .reports(let report): return .report(try report(arguments))
    case .reportsOrMakes(let report, let files):
      return arguments.has("output")
        ? .product(try files.make(arguments)) : .report(try report(arguments))
    case .runs(let run), .passesOn(_, let run):
      try run(arguments)
      return .done
    }
  }

  /// Makes one file in memory.
  /// - Throws: ``CommandError``.
  package func made(
    _ arguments: Arguments, _ encoder: PictureEncoder
  ) throws(CommandError) -> MadePicture {
    guard makesPictures, case .product(let product) = try result(of: arguments) else {
      throw .badData(.unknownCommand, "\(name) draws no picture")
    }
    return try product.made(encoder)
  }
}
