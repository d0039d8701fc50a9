/// The man page of a command.
package struct ManualPage {
  private let tree: CommandTree
  private let parent: CommandTree?
  private let version: ProgramVersion
  private let date: String

  /// Returns the pages of a program and all its subcommands.
  /// - Parameter date: the date of the version, as YYYY-MM-DD.
  /// - Returns: the name and content of each file.
  package static func files(
    of root: CommandTree, version: ProgramVersion, date: String
  ) -> [(name: String, bytes: [UInt8])] {
    root.all.map { tree in
      let parent = root.all.first { $0.path == Array(tree.path.dropLast()) }
      let page = ManualPage(tree: tree, parent: parent, version: version, date: date)
      return (page.name + ".1", Array(page.text.utf8))
    }
  }

  private var name: String { tree.joined("-") }

  private var text: String {
    let command = tree.command
    var page = Roff()
    page.line(".\\\" Written by `\(tree.path[0]) generate man` from the table of commands.")
    page.request(
      "TH", Roff.escaped(name.uppercased()), "1", date, "\(version.name) \(version.number)",
      "User Commands")
    // Names such as systemIndigo must not be hyphenated, and text need not be justified.
    page.request("nh")
    page.request("ad", "l")
    page.request("SH", "NAME")
    let abstract =
      command.abstract.hasSuffix(".") ? String(command.abstract.dropLast()) : command.abstract
    page.paragraph("\(name) - \(abstract)")
    page.request("SH", "SYNOPSIS")
    for synopsis in synopses {
      if synopsis.offset > 0 { page.request("br") }
      page.line(synopsis.element)
    }
    let discussion = command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
    if discussion.contains(where: { !$0.isEmpty }) {
      page.request("SH", "DESCRIPTION")
      Self.write(discussion, to: &page)
    }
    if let operand = command.operand {
      page.request("SH", "ARGUMENTS")
      Self.write(Roff.italic(operand.name), operand.help, to: &page)
    }
    if !tree.children.isEmpty {
      page.request("SH", "COMMANDS")
      for child in tree.children {
        Self.write(
          "\(Roff.bold(child.joined("-")))(1)", child.command.abstract, to: &page)
      }
    }
    page.request("SH", "OPTIONS")
    for option in tree.options {
      let standard = option.defaultValue.map { " (default: \($0))" } ?? ""
      Self.write(Self.title(of: option), option.help + standard, to: &page)
    }
    let others = ([parent].compactMap(\.self) + tree.children).map {
      "\(Roff.bold($0.joined("-")))(1)"
    }
    if !others.isEmpty {
      page.request("SH", "SEE ALSO")
      page.line(others.joined(separator: ",\n"))
    }
    return page.text
  }

  /// The forms of a call: with a subcommand, by itself, or both.
  private var synopses: EnumeratedSequence<[String]> {
    let command = tree.command
    let path = Roff.bold(tree.joined(" "))
    var words = [path]
    if let operand = command.operand {
      let name = Roff.italic(operand.name) + (operand.isRepeated ? " \\&..." : "")
      words.append(operand.isRequired ? name : "[\(name)]")
    }
    for option in command.options where option.isRequired {
      words.append("\(Roff.bold("--\(option.name)")) \(Roff.italic(option.value ?? ""))")
    }
    words.append("[\(Roff.italic("options"))]")
    let itself = words.joined(separator: " ")
    let below = "\(path) \(Roff.italic("command")) \\&..."
    if tree.children.isEmpty { return [itself].enumerated() }
    return (command.operand == nil ? [below] : [itself, below]).enumerated()
  }

  private static func title(of option: CommandOption) -> String {
    let names =
      (option.letter.map { "\(Roff.bold("-\($0)")), " } ?? "") + Roff.bold("--\(option.name)")
    guard let value = option.value else { return names }
    return option.isValueOptional
      ? "\(names)[=\(Roff.italic(value))]" : "\(names) \(Roff.italic(value))"
  }

  private static func write(_ title: String, _ text: String, to page: inout Roff) {
    page.request("TP")
    page.line(title)
    page.paragraph(text)
  }

  /// Writes paragraphs; lines with two leading spaces are verbatim.
  private static func write(_ lines: [Substring], to page: inout Roff) {
    var isExample = false
    var isFirst = true
    for line in lines {
      let isVerbatim = line.hasPrefix("  ")
      if isExample && !isVerbatim {
        page.request("fi")
        page.request("RE")
      }
      if isVerbatim && !isExample {
        if !isFirst { page.request("PP") }
        page.request("RS", "4")
        page.request("nf")
      }
      isExample = isVerbatim
      guard !line.isEmpty else { continue }
      if isVerbatim {
        page.line(Roff.escaped(String(line.dropFirst(2))))
      } else {
        if !isFirst { page.request("PP") }
        page.paragraph(String(line))
      }
      isFirst = false
    }
    if isExample {
      page.request("fi")
      page.request("RE")
    }
  }
}
