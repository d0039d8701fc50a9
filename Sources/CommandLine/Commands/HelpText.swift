/// The help of a command, wrapped for a terminal of 80 columns.
package enum HelpText {
  private static let columns = 80

  /// - Parameter path: the names of the parent commands and the command.
  package static func text(_ command: CommandSyntax, path: String) -> String {
    var text = command.abstract + "\n\nUsage: \(usage(command, path: path))\n"
    if !command.discussion.isEmpty {
      for line in command.discussion.split(separator: "\n", omittingEmptySubsequences: false) {
        text += "\n" + (line.hasPrefix("  ") ? String(line) : wrapped(String(line), indent: 0))
      }
      text += "\n"
    }
    if let operand = command.operand {
      text += section("Arguments", [("<\(operand.name)>", operand.help)])
    }
    if !command.subcommands.isEmpty {
      text += section("Commands", command.subcommands.map { ($0.name, $0.abstract) })
      text += "\nSee `\(path) COMMAND --help` for the options of each.\n"
    }
    let options = (command.options + CommandSyntax.common).map { option in
      ("\(option.usage)", option.help + (option.defaultValue.map { " (default: \($0))" } ?? ""))
    }
    return text + section("Options", options)
  }

  /// The text of `-h`, with one line for each argument.
  /// - Parameter path: the names of the parent commands and the command.
  package static func brief(_ command: CommandSyntax, path: String) -> String {
    var text = command.abstract + "\n\nUsage: \(usage(command, path: path))\n"
    if let operand = command.operand {
      text += briefSection("Arguments", [("<\(operand.name)>", operand.help)])
    }
    if !command.subcommands.isEmpty {
      text += section("Commands", command.subcommands.map { ($0.name, $0.abstract) })
    }
    text += briefSection(
      "Options", (command.options + [Message.option]).map { ("\($0.usage)", $0.help) })
    return text + "\nRun `\(path) --help` for the full help with examples.\n"
  }

  private static func briefSection(_ title: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let indent = 28
    return "\n\(title):\n"
      + rows.map { name, help in
        let gap = String(repeating: " ", count: max(indent - 2 - name.count, 1))
        let start = "  \(name)\(gap)"
        return start + BriefHelp.text(help, columns: columns - start.count) + "\n"
      }.joined()
  }

  private static func usage(_ command: CommandSyntax, path: String) -> String {
    var words = [path]
    let isFamily = !command.subcommands.isEmpty
    if isFamily && command.operand == nil { words.append("COMMAND") }
    if let operand = command.operand { words.append(operand.usage) }
    for option in command.options where option.isRequired {
      words.append("--\(option.name) <\(option.value ?? "")>")
    }
    if command.options.contains(where: { !$0.isRequired }) { words.append("[options]") }
    let usage = words.joined(separator: " ")
    return isFamily && command.operand != nil ? usage + "\n       \(path) COMMAND …" : usage
  }

  private static func section(_ title: String, _ rows: [(String, String)]) -> String {
    var text = "\n\(title):\n"
    let indent = 28
    for (name, help) in rows {
      let gap = String(repeating: " ", count: max(indent - 2 - name.count, 0))
      let start =
        name.count + 2 < indent
        ? "  \(name)\(gap)" : "  \(name)\n" + String(repeating: " ", count: indent)
      text += start + wrapped(help, indent: indent) + "\n"
    }
    return text
  }

  /// Wraps at spaces; lines after the first are indented.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty && indent + line.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
