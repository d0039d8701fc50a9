/// Completions for bash, with or without the package bash-completion.
package struct BashCompletion {
  private let tree: CommandTree
  private var program: String { tree.path[0] }

  package init(_ tree: CommandTree) { self.tree = tree }

  /// The script, which bash-completion finds by the program's name.
  package var text: String {
    let branches = tree.all.map(branch).joined()
    let paths = tree.all.dropFirst().map { "\"\($0.words)\"" }.joined(separator: " | ")
    return """
      # bash completion for \(program), written by `\(program) generate bash` from the table of commands.

      _\(program)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        # --option=value comes as three words.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        local word path= words= expected=
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "${path:+$path }$word" in
            \(paths)) path="${path:+$path }$word" ;;
          esac
        done
        local commands= options= operand=
        case "$path" in
      \(branches)  esac
        if [[ -z $expected && -z $words ]]; then
          if [[ $current == -* ]]; then
            words=$options
          else
            words=$commands expected=$operand
          fi
        fi
        [[ $expected == symbols ]] && words=$("${COMP_WORDS[0]/#\\~/$HOME}" symbols list 2>/dev/null | cut -d ' ' -f 1)
        COMPREPLY=()
        case $expected in
          files) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
          folders) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
          nothing) ;;
          *) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
        esac
      }
      complete -F _\(program) \(program)

      """
  }

  /// The options of a command, and the expected value after each.
  private func branch(_ tree: CommandTree) -> String {
    var text = "    \"\(tree.words)\")\n"
    if !tree.children.isEmpty {
      let names = tree.children.map(\.command.name).joined(separator: " ")
      text += "      commands='\(names)'\n"
    }
    let options = tree.options.flatMap { option in
      (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
    }
    text += "      options='\(options.joined(separator: " "))'\n"
    if let operand = tree.command.operand {
      let expected = ExpectedValue(operand)
      text += "      operand=\(expected.bashName)\n"
    }
    let cases = tree.options.compactMap { option -> String? in
      // An optional value must follow an equals sign.
      guard let expected = ExpectedValue(option), !option.isValueOptional else { return nil }
      let names = (option.letter.map { "-\($0) | " } ?? "") + "--\(option.name)"
      if case .words(let words) = expected {
        return "        \(names)) words='\(words.joined(separator: " "))' ;;\n"
      }
      return "        \(names)) expected=\(expected.bashName) ;;\n"
    }
    if !cases.isEmpty { text += "      case $previous in\n\(cases.joined())      esac\n" }
    return text + "      ;;\n"
  }
}

extension ExpectedValue {
  fileprivate var bashName: String {
    switch self {
    case .file: "files"
    case .folder: "folders"
    case .symbol: "symbols"
    case .words, .anything: "nothing"
    }
  }
}
