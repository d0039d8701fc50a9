package import SymtextSupport

/// The arguments of a command.
package struct Arguments {
  /// The arguments without a name, in order.
  package private(set) var operands: [String] = []
  /// The options in the given order.
  ///
  /// There are only a few, so that an array is faster than a dictionary.
  private var values: [(option: String, value: String)] = []
  private let command: CommandSyntax
  /// Whether `-` is standard input.
  package let readsStandardInput: Bool
  /// The files that option values may name; on the command line, any file.
  package let fileAccess: FileAccess

  /// Parses words into options and operands.
  /// - Throws: ``CommandError`` (usage) for an unknown option, a missing value, an extra operand or a missing required
  ///   one.
  package init(_ words: ArraySlice<String>, of command: CommandSyntax) throws(CommandError) {
    self.command = command
    readsStandardInput = true
    fileAccess = .everything
    var words = words
    var isLiteral = false
    while let word = words.popFirst() {
      if isLiteral || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        isLiteral = true
      } else {
        try read(option: word, words: &words)
      }
    }
    try check()
  }

  /// Takes options by name, as in `batch`.
  /// - Parameters:
  ///   - options: the options; a switch has an empty value.
  ///   - operands: the operands; `-` has no special meaning.
  ///   - fileAccess: the files that they may name.
  /// - Throws: ``CommandError`` (usage) if a required one is missing.
  package init(
    options: [(option: String, value: String)], operands: [String], of command: CommandSyntax,
    fileAccess: FileAccess
  ) throws(CommandError) {
    self.command = command
    readsStandardInput = false
    self.fileAccess = fileAccess
    values = options
    self.operands = operands
    try check()
  }

  /// Checks for missing and extra arguments.
  private func check() throws(CommandError) {
    for option in command.options where option.isRequired && !has(option.name) {
      throw .usage(.missingKey, about: .option(option.name), "\(option.usage) is missing")
    }
    guard let operand = command.operand else {
      if let extra = operands.first { throw .usage("“\(extra)” is one argument too many") }
      return
    }
    if operand.isRequired && operands.isEmpty {
      throw .usage(.missingKey, about: .key("text"), "<\(operand.name)> is missing")
    }
    if !operand.isRepeated && operands.count > 1 {
      throw .usage(
        "“\(operands[1])” is one argument too many; put quotes around a <\(operand.name)> with spaces"
      )
    }
  }

  /// `--name value`, `--name=value`, `-n value`, `-nvalue` or `-n=value`.
  ///
  /// An optional value needs the equals sign, unless it is one of the option's words.
  private mutating func read(option word: String, words: inout ArraySlice<String>)
    throws(CommandError)
  {
    var attached: String?
    let option: CommandOption?
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      option = command.option(named: String(parts[0]))
      attached = parts.count > 1 ? String(parts[1]) : nil
    } else {
      let letters = word.dropFirst()
      option = command.options.first { $0.letter == letters.first }
      // `-o=a.png` names the file a.png, not =a.png.
      let rest = letters.dropFirst()
      attached = letters.count > 1 ? String(rest.first == "=" ? rest.dropFirst() : rest) : nil
    }
    guard let option else {
      if let mark = command.operand?.continuation, mark.hasPrefix("-- ") {
        throw .usage(
          "\(command.name) has no option \(word); if it is the program's, put -- before the program: \(command.name) <\(command.operand?.name ?? "")> \(mark)"
        )
      }
      let known = (command.options + CommandSyntax.common).map { "--\($0.name)" }
      let near = NameSuggestions.nearest(to: word, among: known).first
      throw .usage(.unknownKey, suggestion: near, "there is no option \(word)")
    }
    guard option.value != nil else {
      if attached != nil { throw .usage("\(option: option.name) takes no value") }
      values.append((option.name, ""))
      return
    }
    if option.isValueOptional {
      // Of an option's own words, the next argument is the value even without an equals sign.
      if attached == nil, let next = words.first, option.choices.contains(where: next.hasBytes) {
        words.removeFirst()
        attached = next
      }
      values.append((option.name, attached ?? option.defaultValue ?? ""))
      return
    }
    if let attached {
      values.append((option.name, attached))
      return
    }
    guard let value = words.first else {
      throw .usage(about: .option(option.name), "\(option.usage): the value is missing")
    }
    guard !looksLikeOption(value) else {
      throw .usage(
        about: .option(option.name),
        "\(option.usage): the value is missing, and \(value) follows, which looks like an option; write \(option: option.name)=\(value) if it is the value"
      )
    }
    words.removeFirst()
    values.append((option.name, value))
  }

  /// Whether a word after an option reads like the next option, not like a value.
  ///
  /// It does if it has two dashes and a name, or one dash and the letter of an option. Numbers such as `-5`, a lone `-`
  /// and font features such as `-onum` are values.
  private func looksLikeOption(_ word: String) -> Bool {
    let head = word.prefix { $0 != "=" }
    if head.hasPrefix("--") {
      let name = head.dropFirst(2).utf8
      guard let first = name.first, Self.isLetter(first) else { return false }
      return name.allSatisfy { byte in
        Self.isLetter(byte) || byte == UInt8(ascii: "-")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
    }
    guard head.utf8.count == 2, head.hasPrefix("-"), let letter = head.last else { return false }
    return (command.options + CommandSyntax.common).contains { $0.letter == letter }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The last value of an option, or its default; `nil` without either.
  package subscript(name: String) -> String? {
    values.last { $0.option == name }?.value ?? command.defaultValue(ofOption: name)
  }

  /// All values of a repeatable option, in order.
  package func all(_ name: String) -> [String] {
    values.filter { $0.option == name }.map(\.value)
  }

  /// Whether the command has an option of a name.
  package func knows(_ name: String) -> Bool { command.hasOption(named: name) }

  /// Returns the command's option with a name.
  package func option(named name: String) -> CommandOption? { command.option(named: name) }

  /// Returns the arguments with another value of an option.
  package func setting(_ name: String, to value: String) -> Arguments {
    var arguments = self
    arguments.values.append((name, value))
    return arguments
  }

  /// An option as it was given: `--axes wdth=75`, or the name of a switch.
  package func given(_ name: String) -> Sentence {
    let value = values.last { $0.option == name }?.value ?? ""
    return value.isEmpty ? "\(option: name)" : "\(option: name) \(value)"
  }

  /// Whether a switch was given.
  package func has(_ name: String) -> Bool { values.contains { $0.option == name } }

  /// The value of an option that is required or has a default.
  package func text(_ name: String) -> String { self[name] ?? "" }

  /// The value of an option as a number within its range.
  /// - Throws: ``CommandError`` (usage) with the valid range.
  package func number(_ name: String) throws(CommandError) -> Double? {
    guard let text = self[name] else { return nil }
    let range = self.range(of: name)
    guard let value = Double(text), range.contains(value) else {
      throw .badValue(name, text, "\(range.text) is expected")
    }
    return value
  }

  /// The value of an option as a whole number within its range.
  /// - Throws: ``CommandError`` (usage) with the valid range.
  package func count(_ name: String) throws(CommandError) -> Int? {
    guard let text = self[name] else { return nil }
    let range = self.range(of: name)
    guard let value = Int(text), range.contains(Double(value)) else {
      throw .badValue(name, text, "\(range.text) is expected")
    }
    return value
  }

  /// The range of an option's numbers.
  private func range(of name: String) -> NumberRange {
    guard let range = command.range(ofOption: name) else {
      preconditionFailure("--\(name) of \(command.name) does not say its numbers")
    }
    return range
  }

  /// The value of an option as a case of an enum.
  /// - Throws: ``CommandError`` (usage) with the valid names.
  package func choice<T: RawRepresentable & CaseIterable>(_ name: String, _ type: T.Type)
    throws(CommandError) -> T where T.RawValue == String
  {
    let text = self.text(name)
    guard let value = T(rawValue: text) else {
      let names = T.allCases.map(\.rawValue)
      let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      throw .badValue(name, text, "\(list) is expected")
    }
    return value
  }
}
