package import SymtextCommandLine
package import SymtextSupport

/// A command of the program: its words, its help, and its action.
package struct Command: Sendable {
  package typealias Option = CommandOption
  package typealias Operand = CommandOperand

  /// Its words and its help.
  package var syntax: CommandSyntax
  /// The commands below it; such a command does nothing itself.
  package var subcommands: [Command] {
    didSet { syntax.subcommands = subcommands.map { ($0.name, $0.abstract) } }
  }
  /// What it does.
  package var run: @Sendable (Arguments) throws(CommandError) -> Void
  /// Whether another program does it, which gets the words as they are; it comes back only when not.
  package var passOn: (@Sendable (ArraySlice<String>) throws(CommandError) -> Void)?
  /// What it draws, when that is what it does: ``perform(_:)`` writes it, and `batch` calls it for each
  /// of its lines.
  package var draw: (@Sendable (Arguments, OutputOptions) throws(CommandError) -> Picture)?

  /// What it makes of several pictures, where that is asked for: ``perform(_:)`` writes it, and `batch`, if it is
  /// one file.
  package var files: (@Sendable (Arguments) throws(CommandError) -> MadeFiles?)?

  /// What it makes for `batch` and `serve`, where neither ``draw`` nor ``files`` is all of it.
  package var make: (@Sendable (Arguments, PictureEncoder) throws(CommandError) -> MadePicture)?

  /// What it answers through `serve` when it is asked for no picture.
  package var answer: (@Sendable (Arguments) throws(CommandError) -> Answer)?

  /// What a command answers: a value, and sentences on what has no effect.
  package typealias Answer = (result: JSONValue, warnings: [String])

  /// The kinds of files that it makes, by the extensions of their names.
  package var formats: [String]

  /// Whether what it makes moves.
  package var moves = false

  /// All of it, of a command that takes a while to put together: a start only needs its name.
  private var detail: (@Sendable () -> Command)?

  /// A command that is put together when it is called.
  package init(name: String, abstract: String, detail: @escaping @Sendable () -> Command) {
    self.init(name: name, abstract: abstract)
    self.detail = detail
  }

  /// A family of commands, which are put together when one of them is called.
  package init(
    name: String, abstract: String, family: @escaping @Sendable () -> [Command]
  ) {
    self.init(name: name, abstract: abstract) {
      Command(name: name, abstract: abstract, subcommands: family())
    }
  }

  /// With all that belongs to it.
  package var whole: Command { detail?() ?? self }

  package init(
    name: String, abstract: String, discussion: String = "", operand: Operand? = nil,
    options: [Option] = [], subcommands: [Command] = [],
    run: @escaping @Sendable (Arguments) throws(CommandError) -> Void = {
      _ throws(CommandError) in
    },
    draw: (@Sendable (Arguments, OutputOptions) throws(CommandError) -> Picture)? = nil,
    files: (@Sendable (Arguments) throws(CommandError) -> MadeFiles?)? = nil,
    make: (@Sendable (Arguments, PictureEncoder) throws(CommandError) -> MadePicture)? = nil,
    answer: (@Sendable (Arguments) throws(CommandError) -> Answer)? = nil,
    formats: [String] = PictureFormat.allCases.map(\.rawValue), moves: Bool = false
  ) {
    self.files = files
    self.make = make
    self.answer = answer
    self.formats = formats
    self.moves = moves
    syntax = CommandSyntax(
      name: name, abstract: abstract, discussion: discussion, operand: operand, options: options,
      subcommands: subcommands.map { ($0.name, $0.abstract) })
    self.subcommands = subcommands
    self.run = run
    self.draw = draw
  }

  /// Its name.
  package var name: String { syntax.name }
  /// One line of help.
  package var abstract: String { syntax.abstract }
  /// Paragraphs of help below the usage.
  package var discussion: String { syntax.discussion }
  /// The arguments without a name.
  package var operand: Operand? { syntax.operand }
  /// The arguments with a name.
  package var options: [Option] {
    get { syntax.options }
    set { syntax.options = newValue }
  }

  /// The option of a name.
  package func option(named name: String) -> Option? { syntax.option(named: name) }

  /// Does what it is for.
  package func perform(_ arguments: Arguments) throws(CommandError) {
    if let made = try files?(arguments) { return try made.write(to: arguments.text("output")) }
    guard let draw else { return try run(arguments) }
    let output = try OutputOptions(arguments)
    let picture = try draw(arguments, output)
    for warning in picture.warnings + output.warnings(on: picture.list) { File.warn(warning) }
    if let measures = picture.measures { try output.tell(measures) }
    if !picture.summary.isEmpty {
      try output.tell(picture.summary.joined(separator: "\n") + "\n")
    }
    for line in picture.report { File.note(line) }
    let encoded = try output.write(picture.list, PictureEncoder())
    try output.report(picture.list, encoded)
  }

  /// Whether `batch` and `serve` get pictures of it.
  package var makesPictures: Bool { draw != nil || files != nil || make != nil }

  /// Draws what some arguments ask for, as one file that is not written yet.
  /// - Throws: ``CommandError``.
  package func made(
    _ arguments: Arguments, _ encoder: PictureEncoder
  ) throws(CommandError) -> MadePicture {
    if let make { return try make(arguments, encoder) }
    if let made = try files?(arguments) {
      guard let encoded = made.encoded else {
        throw .badData(
          .badValue, key: "output",
          "--output \(arguments.text("output")): a batch makes no folders; name an .icns or .ico file, or say a size"
        )
      }
      let picture = made.picture
      let name = arguments.text("output").lowercased()
      return MadePicture(
        encoded, format: formats.first { name.hasSuffix(".\($0)") } ?? "", of: picture.list,
        notes: picture.warnings + picture.report, measures: picture.measures)
    }
    let output = try OutputOptions(arguments)
    guard let draw else { throw .badData(.unknownCommand, "\(name) draws no picture") }
    let picture = try draw(arguments, output)
    let encoded = try output.encoded(picture.list, encoder)
    var made = MadePicture(
      encoded, format: output.format.rawValue, of: picture.list,
      notes: picture.warnings + output.warnings(on: picture.list)
        + output.warnings(on: encoded) + picture.report,
      measures: picture.measures)
    made.altText = output.altText(of: picture.list)
    return made
  }
}
