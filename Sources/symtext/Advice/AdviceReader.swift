internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport
internal import SymtextSymbolText

/// Finds the texts, commands and batch lines of a file, and checks each.
struct AdviceReader {
  private let file: AdvisedFile
  private let table: CommandTable
  private var advice: Advice
  private(set) var report = AdviceReport()
  /// The place of the last finding.
  private var cursor = AdvisedFile.Cursor()

  init(_ file: AdvisedFile, table: CommandTable, advice: Advice) {
    self.file = file
    self.table = table
    self.advice = advice
  }

  /// Checks the whole file.
  mutating func read(as format: AdvisedFormat) {
    switch format {
    case .markup: for line in file.lines { readMarkup(line) }
    case .batch: for line in file.lines { readBatchLine(line) }
    case .markdown:
      for block in MarkdownBlocks(file.lines).blocks {
        switch block {
        case .paragraph(let text): readParagraph(text)
        case .commands(let range): readCommands(file.bytes[range])
        case .batch(let lines): for line in lines { readBatchLine(line) }
        }
      }
    }
  }

  // MARK: Texts

  private mutating func readMarkup(_ line: ArraySlice<UInt8>) {
    guard line.contains(UInt8(ascii: "{")) else { return }
    let text = PlacedText(line)
    do throws(SymbolError) {
      check(try AdvisedPicture(markup: text.text), text)
    } catch {
      add(unreadable("\(error)"), at: text.start)
    }
  }

  /// Reads a paragraph of prose; braces that are no markup are text.
  private mutating func readParagraph(_ paragraph: PlacedText) {
    guard paragraph.bytes.contains(UInt8(ascii: "{")) else { return }
    var text = paragraph
    var start = 0
    while let open = text.bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
      let end = text.bytes[open...].prefix(Self.longestBraces).firstIndex(of: UInt8(ascii: "}"))
      if let end, (try? AdvisedPicture(markup: text.part(open..<end + 1).text)) != nil {
        start = end + 1
      } else {
        text.blank(open)
        start = open + 1
      }
    }
    if let picture = try? AdvisedPicture(markup: text.text) { check(picture, text) }
  }

  /// The most bytes of braces in prose that are read as markup.
  private static let longestBraces = 4096

  private mutating func check(_ picture: AdvisedPicture, _ text: PlacedText) {
    check(picture) { place in
      if case .markup(let byte) = place { text.place(byte) } else { text.start }
    }
  }

  private mutating func check(
    _ picture: AdvisedPicture, place: (AdviceFinding.Place) -> Int
  ) {
    guard !picture.places.isEmpty else { return }
    report.checkedCount += 1
    for finding in advice.findings(in: picture) { add(finding, at: place(finding.place)) }
  }

  private mutating func add(_ finding: AdviceFinding, at offset: Int) {
    report.entries.append(file.entry(finding, at: offset, from: &cursor))
  }

  private func unreadable(_ reason: String) -> AdviceFinding {
    AdviceFinding(.unreadable, .markup(0), symbol: nil, reason)
  }

  // MARK: Commands

  private mutating func readCommands(_ bytes: ArraySlice<UInt8>) {
    for command in ShellCommands(bytes, of: "symtext").commands { readCommand(command) }
  }

  private mutating func readCommand(_ command: ShellCommands.Command) {
    let names = command.words.prefix { !$0.text.hasPrefix("-") }.prefix(3).map(\.text)
    var keys: RequestKeys?
    for count in (0...names.count).reversed() where count > 0 && keys == nil {
      keys = try? table.keys(of: names.prefix(count).joined(separator: " "), drawing: true)
    }
    guard let keys, Self.isChecked(keys.name) else { return }
    let words = command.words.dropFirst(keys.name.split(separator: " ").count)
    guard !command.hasVariables,
      let arguments = try? Arguments(words.map(\.text)[...], of: keys.syntax)
    else {
      report.skippedCount += 1
      return
    }
    func place(ofOption name: String) -> Int {
      words.last { $0.text == "--\(name)" || $0.text.hasPrefix("--\(name)=") }?.start
        ?? command.start
    }
    guard keys.syntax.operand != nil else {
      return read(arguments, of: keys.name, texts: [nil], place: place)
    }
    let operand = arguments.operands.first ?? ""
    if operand == "-" {
      if command.document.isEmpty { report.skippedCount += 1 }
      return read(arguments, of: keys.name, texts: command.document, place: place)
    }
    let text = words.first { $0.text == operand } ?? PlacedText(start: command.start)
    read(arguments, of: keys.name, texts: [text], place: place)
  }

  /// Whether a command sets text with symbols, or a button or a bar.
  private static func isChecked(_ name: String) -> Bool {
    ["render", "animate", "button", "bar"].contains { name == $0 || name.hasPrefix("\($0) ") }
  }

  /// Checks the pictures that a command makes of some texts; `nil` for a command without a text.
  private mutating func read(
    _ arguments: Arguments, of command: String, texts: [PlacedText?],
    place: (String) -> Int
  ) {
    for text in texts {
      if text != nil, arguments.has("plain") || arguments.has("plain-symbols") { continue }
      do {
        let picture = try AdvisedPicture(arguments, of: command, markup: text?.text)
        check(picture) { found in
          switch found {
          case .markup(let byte): text?.place(byte) ?? place("")
          case .option(let name): place(name)
          }
        }
      } catch {
        add(unreadable("\(error)"), at: text?.start ?? place(""))
      }
    }
  }

  // MARK: Batches

  private mutating func readBatchLine(_ line: ArraySlice<UInt8>) {
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { return }
    let bytes = Array(line)
    let found: [PlacedJSONMember]?
    do {
      found = try JSONReader.members(bytes)
    } catch {
      return add(
        unreadable("not JSON at column \(error.column): \(error.message)"), at: line.startIndex)
    }
    guard let members = found else {
      return add(
        unreadable(#"an object is expected, such as {"label": "Go", "output": "go.png"}"#),
        at: line.startIndex)
    }
    let command = members.last { $0.name == "command" }?.value.string ?? "button"
    let said = members.filter { !["command", "output", "meta", "id"].contains($0.name) }
      .map { (key: RequestKeys.full($0.name), value: $0.value) }
    let start = line.startIndex
    var places: ExactDictionary<Int> = [:]
    for member in members { places[member.name] = start + member.start }
    do throws(CommandError) {
      let keys = try table.keys(of: command, drawing: true)
      guard Self.isChecked(keys.name) else { return }
      // The texts for several languages are chosen by --matrix.
      if said.contains(where: { Self.isLocalized($0.key, $0.value, keys) }) {
        report.skippedCount += 1
        return
      }
      let words = try RequestWords(said, keys)
      let arguments = try Arguments(
        options: words.options, operands: words.operands, of: keys.syntax, fileAccess: .everything)
      let text =
        keys.syntax.operand == nil ? nil : members.first { keys.isOperand($0.name) }
      read(
        arguments, of: keys.name, texts: [text.flatMap { PlacedText($0, in: bytes, at: start) }]
      ) { name in
        places[CommandOption.key(of: name)] ?? start
      }
    } catch {
      add(unreadable("\(error)"), at: line.startIndex)
    }
  }

  private static func isLocalized(_ key: String, _ value: JSONValue, _ keys: RequestKeys) -> Bool {
    guard case .object = value, key != RequestKeys.arguments else { return false }
    return (try? keys.option(key))?.value?.hasPrefix("state=") != true
  }
}
