package import SymtextCommandLine

/// A command of the program: its words, its help, and its action.
///
/// Its words and its help are put together when they are asked for: a start needs those of one command, and
/// of all others only their names.
package struct Command: Sendable {
  package typealias Option = CommandOption
  package typealias Operand = CommandOperand

  /// Its name.
  package let name: String
  /// One line of help.
  package let abstract: String
  /// What it does.
  package let action: CommandAction

  private let discussion: @Sendable () -> String
  private let operand: @Sendable () -> Operand?
  private let optionList: @Sendable () -> [Option]
  private let family: @Sendable () -> [Command]

  /// - Parameters:
  ///   - discussion: paragraphs of help below the usage.
  ///   - operand: the arguments without a name.
  ///   - options: the arguments with a name.
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

  /// The arguments with a name, put together now.
  package var options: [Option] { optionList() }

  /// Whether it takes arguments without a name.
  package var takesOperands: Bool { operand() != nil }

  /// The commands below it, put together now.
  package var subcommands: [Command] { family() }

  /// Its words and its help, put together now.
  package var syntax: CommandSyntax {
    CommandSyntax(
      name: name, abstract: abstract, discussion: discussion(), operand: operand(),
      options: optionList(), subcommands: family().map { ($0.name, $0.abstract) })
  }

  /// Does what words of the command line ask for: parses them, makes what they say, and writes it.
  /// - Throws: ``CommandError``.
  package func perform(_ words: ArraySlice<String>) throws(CommandError) {
    if case .passesOn(let pass, _) = action { try pass(words) }
    switch try result(of: Arguments(words, of: syntax)) {
    case .product(let product): try product.write()
    case .report(let report): try report.write()
    case .done: break
    }
  }

  /// What comes of some arguments, before anything is encoded or written: the command line, batches and
  /// requests all take it from here.
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

  /// Makes what some arguments ask for as one file, which is not written yet.
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
