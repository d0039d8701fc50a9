package import Support

/// A command of the command line: what it takes, what its help says, and what it does.
///
/// The parser behind it is ours because a start costs: swift-argument-parser takes 1.3 ms to reflect on
/// one command's options, twice the time that setting and drawing a line takes.
package struct Command: Sendable {
  /// What it is called by.
  package var name: String
  /// One line of help.
  package var abstract: String
  /// Paragraphs of help below the usage; two leading spaces keep a line as it is.
  package var discussion: String
  /// What is given without a name.
  package var operand: Operand?
  /// What is given by name.
  package var options: [Option] { didSet { index = OptionIndex(options) } }
  /// Where they are, by their names.
  private var index: OptionIndex
  /// The commands below it; such a command does nothing itself.
  package var subcommands: [Command]
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
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operand = operand
    self.options = options
    index = OptionIndex(options)
    self.subcommands = subcommands
    self.run = run
    self.draw = draw
  }

  /// Arguments without a name.
  package struct Operand: Sendable {
    package var name: String
    package var help: String
    package var isRequired: Bool
    package var isRepeated: Bool
    /// What the usage shows behind the first one, in place of an ellipsis.
    package var continuation: String?

    package init(
      name: String, help: String, isRequired: Bool = true, isRepeated: Bool = false,
      continuation: String? = nil
    ) {
      self.continuation = continuation
      self.name = name
      self.help = help
      self.isRequired = isRequired
      self.isRepeated = isRepeated
    }

    var usage: String {
      let once = "<\(name)>" + (isRepeated ? " \(continuation ?? "…")" : "")
      return isRequired ? once : "[\(once)]"
    }
  }

  /// An argument with a name.
  package struct Option: Sendable {
    /// Without its dashes.
    package var name: String
    /// The letter for short, if it has one.
    package var letter: Character?
    /// What stands behind it; `nil` for a switch.
    package var value: String?
    package var help: String
    /// What is taken when it is left out.
    package var defaultValue: String?
    package var isRequired: Bool
    /// Whether it may stand without its value, which then follows an equals sign only.
    package var isValueOptional: Bool
    /// Whether every value given counts, not the last one alone.
    package var isRepeated: Bool
    /// What it was called before, which is still taken.
    package var otherName: String?
    /// The numbers that it takes; `nil` of what takes no numbers alone.
    package var range: NumberRange?
    /// The words that it takes; none of what takes others, too.
    package var choices: [String]

    package init(
      name: String, letter: Character? = nil, value: String? = nil, help: String,
      defaultValue: String? = nil, isRequired: Bool = false, isValueOptional: Bool = false,
      isRepeated: Bool = false, otherName: String? = nil, range: NumberRange? = nil,
      choices: [String] = []
    ) {
      self.otherName = otherName
      self.range = range
      self.choices = choices
      self.name = name
      self.letter = letter
      self.value = value
      self.help = help
      self.defaultValue = defaultValue
      self.isRequired = isRequired
      self.isValueOptional = isValueOptional
      self.isRepeated = isRepeated
    }

    /// The name of an option as requests and lines of a batch have it: in camel case.
    package static func key(of name: String) -> String {
      // What names no text, but all of them.
      if name == "arg" { return "args" }
      var key: [UInt8] = []
      var isBehindDash = false
      for byte in name.utf8 {
        if byte == UInt8(ascii: "-") {
          isBehindDash = !key.isEmpty
        } else {
          let isRaised = isBehindDash && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          key.append(isRaised ? byte - 32 : byte)
          isBehindDash = false
        }
      }
      return String(decoding: key, as: UTF8.self)
    }

    var usage: String {
      let names = (letter.map { "-\($0), " } ?? "") + "--\(name)"
      return value.map { isValueOptional ? "\(names)[=<\($0)>]" : "\(names) <\($0)>" } ?? names
    }
  }

  /// The options of all commands; none of them comes to a command's ``Arguments``.
  package static let common: [Option] = [
    Message.option,
    Option(name: "help", letter: "h", help: "Show this help; -h shows it in short."),
  ]

  /// The option of a name.
  package func option(named name: String) -> Option? {
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
