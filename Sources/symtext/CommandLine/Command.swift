internal import Support

/// A command of the command line: what it takes, what its help says, and what it does.
///
/// The parser behind it is ours because a start costs: swift-argument-parser takes 1.3 ms to reflect on
/// one command's options, twice the time that setting and drawing a line takes.
struct Command: Sendable {
  /// What it is called by.
  var name: String
  /// One line of help.
  var abstract: String
  /// Paragraphs of help below the usage; two leading spaces keep a line as it is.
  var discussion = ""
  /// What is given without a name.
  var operand: Operand?
  /// What is given by name.
  var options: [Option] = []
  /// The commands below it; such a command does nothing itself.
  var subcommands: [Command] = []
  /// What it does.
  var run: @Sendable (Arguments) throws(CommandError) -> Void = { _ throws(CommandError) in }
  /// What it draws, when that is what it does: ``perform(_:)`` writes it, and `batch` calls it for each
  /// of its lines.
  var draw: (@Sendable (Arguments, OutputOptions) throws(CommandError) -> Picture)?

  /// Arguments without a name.
  struct Operand: Sendable {
    var name: String
    var help: String
    var isRequired = true
    var isRepeated = false

    var usage: String {
      let once = isRepeated ? "<\(name)> …" : "<\(name)>"
      return isRequired ? once : "[\(once)]"
    }
  }

  /// An argument with a name.
  struct Option: Sendable {
    /// Without its dashes.
    var name: String
    /// The letter for short, if it has one.
    var letter: Character?
    /// What stands behind it; `nil` for a switch.
    var value: String?
    var help: String
    /// What is taken when it is left out.
    var defaultValue: String?
    var isRequired = false
    /// Whether it may stand without its value, which then follows an equals sign only.
    var isValueOptional = false
    /// Whether every value given counts, not the last one alone.
    var isRepeated = false

    var usage: String {
      let names = (letter.map { "-\($0), " } ?? "") + "--\(name)"
      return value.map { isValueOptional ? "\(names)[=<\($0)>]" : "\(names) <\($0)>" } ?? names
    }
  }

  /// The option of a name.
  func option(named name: String) -> Option? {
    // Over indices, so that only the one that is found is copied.
    options.indices.first { options[$0].name == name }.map { options[$0] }
  }

  /// Does what it is for.
  func perform(_ arguments: Arguments) throws(CommandError) {
    guard let draw else { return try run(arguments) }
    let output = try OutputOptions(arguments)
    let picture = try draw(arguments, output)
    for warning in picture.warnings { File.warn(warning) }
    if let measures = picture.measures { try output.tell(measures.text + "\n") }
    if !picture.summary.isEmpty {
      try output.tell(picture.summary.joined(separator: "\n") + "\n")
    }
    if !picture.report.isEmpty { File.note(picture.report.joined(separator: "\n")) }
    try output.write(picture.list)
  }
}
