/// Completions for zsh.
package struct ZshCompletion {
  private let tree: CommandTree
  private var program: String { tree.path[0] }

  package init(_ tree: CommandTree) { self.tree = tree }

  /// The script, which zsh finds by the program's name with a leading underscore.
  package var text: String {
    """
    #compdef \(program)
    # zsh completion for \(program), written by `\(program) generate zsh` from the table of commands.

    __\(program)_symbol_names() {
      local -a symbols
      symbols=(${(f)"$(_call_program symbols \(program) symbols list 2>/dev/null)"})
      symbols=(${symbols%% *})
      _wanted symbols expl symbol compadd -a symbols
    }

    \(tree.all.reversed().map(function).joined(separator: "\n"))
    # If autoloaded, call the function now; if sourced, register it.
    if [ "$funcstack[1]" = "_\(program)" ]; then
      _\(program) "$@"
    else
      compdef _\(program) \(program)
    fi

    """
  }

  private static func name(_ tree: CommandTree) -> String { "_" + tree.joined("_") }

  /// A function for a command, which calls the functions of its subcommands.
  private func function(_ tree: CommandTree) -> String {
    var specifications = tree.options.map(Self.specification)
    if tree.children.isEmpty {
      if let operand = tree.command.operand {
        let place = operand.isRepeated ? "*" : operand.isRequired ? "1" : "1:"
        let action = Self.action(ExpectedValue(operand))
        specifications.append(Self.quoted("\(place):\(operand.name):\(action)"))
      }
      return """
        \(Self.name(tree))() {
          _arguments -s -S \\
            \(specifications.joined(separator: " \\\n    "))
        }

        """
    }
    specifications += ["'1: :->command'", "'*:: :->arguments'"]
    let commands = tree.children.map { child in
      let text = BriefHelp.text(child.command.abstract)
      return Self.quoted("\(child.command.name):\(text)")
    }
    let branches = tree.children.map { "\($0.command.name)) \(Self.name($0)) ;;" }
    return """
      \(Self.name(tree))() {
        local state line curcontext="$curcontext"
        typeset -A opt_args
        local -a commands
        commands=(
          \(commands.joined(separator: "\n    "))
        )
        _arguments -C -s -S \\
          \(specifications.joined(separator: " \\\n    "))
        case $state in
          command) _describe -t commands command commands ;;
          arguments)
            case $words[1] in
              \(branches.joined(separator: "\n        "))
            esac ;;
        esac
      }

      """
  }

  /// An option in the syntax of `_arguments`.
  private static func specification(_ option: CommandOption) -> String {
    let help = BriefHelp.text(option.help).map { character in
      "[]:\\".contains(character) ? "\\\(character)" : String(character)
    }.joined()
    var end = "[\(help)]"
    if let value = option.value, let expected = ExpectedValue(option) {
      let name = value.filter { $0 != ":" && $0 != "[" && $0 != "]" }
      end += "\(option.isValueOptional ? "::" : ":")\(name):\(action(expected))"
    }
    let equals = option.value == nil ? "" : option.isValueOptional ? "=-" : "="
    let star = option.isRepeated ? "*" : ""
    guard let letter = option.letter else {
      return quoted("\(star)--\(option.name)\(equals)\(end)")
    }
    let plus = option.value == nil ? "" : "+"
    let both = option.isRepeated ? "'*'" : "'(-\(letter) --\(option.name))'"
    return "\(both){-\(letter)\(plus),--\(option.name)\(equals)}\(quoted(end))"
  }

  private static func action(_ expected: ExpectedValue) -> String {
    switch expected {
    case .file: "_files"
    case .folder: "_files -/"
    case .symbol: "__symtext_symbol_names"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .anything: " "
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
