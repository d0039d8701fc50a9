/// Completions for fish.
package struct FishCompletion {
  private let tree: CommandTree
  private var program: String { tree.path[0] }

  package init(_ tree: CommandTree) { self.tree = tree }

  /// The script, which fish finds by the program's name.
  package var text: String {
    let paths = tree.all.dropFirst().map { "'\($0.words)'" }.joined(separator: " ")
    var text = """
      # fish completion for \(program), written by `\(program) generate fish` from the table of commands.

      # Whether the words so far name this command.
      function __\(program)_at
          set -l path
          for word in (commandline -opc)[2..-1]
              set -l longer (string join ' ' -- $path $word)
              contains -- $longer \(paths)
              and set path $longer
          end
          test "$path" = "$argv"
      end

      function __\(program)_symbols
          \(program) symbols list 2>/dev/null | string replace -r ' .*' ''
      end

      complete -c \(program) -f

      """
    for tree in tree.all { text += lines(of: tree) }
    return text
  }

  private func lines(of tree: CommandTree) -> String {
    let start = "complete -c \(program) -n '__\(program)_at \(tree.words)'"
    var lines = tree.children.map { child in
      "\(start) -a \(child.command.name) -d \(Self.quoted(BriefHelp.text(child.command.abstract)))"
    }
    if let operand = tree.command.operand {
      let words = Self.words(ExpectedValue(operand))
      if !words.isEmpty { lines.append("\(start)\(words)") }
    }
    lines += tree.options.map { option in
      var line = start + (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name)"
      if let expected = ExpectedValue(option) {
        if !option.isValueOptional { line += expected == .file ? " -r" : " -x" }
        line += Self.words(expected)
      }
      return line + " -d \(Self.quoted(BriefHelp.text(option.help)))"
    }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ expected: ExpectedValue) -> String {
    switch expected {
    case .file: " -F"
    case .folder: " -a '(__fish_complete_directories)'"
    case .symbol: " -a '(__symtext_symbols)'"
    case .words(let words): " -a '\(words.joined(separator: " "))'"
    case .anything: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "'\(escaped.joined())'"
  }
}
