internal import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport
internal import SymtextSymbolImport

/// The command `symtext annotate`.
struct AnnotateCommand {
  static let command = Command(
    name: "annotate",
    abstract: "Sets layers, colours, values and motion of icons, in symbols.json.",
    discussion: """
      Design programs drop classes and attributes, so an icon's layers stand in a symbols.json beside it. font build \
      reads it, and finds the shapes again after the icon was exported anew: by id, else by a print of their geometry, \
      else by their place.

      Without --set, --unset and --from it lists the shapes of each icon, as --set takes them. A key is a path in the \
      icon's entry: alt, alt.de, category, keywords, anchor, opticalCenter, wiggle, rotate, loop, draw, and \
      layers[0].shapes, .level, .color, .opacity, .clear, .threshold, .group, .pulses, .rotates, .tag, .stroke, .fill and \
      .draw. layers[0] is the backmost layer. A value is JSON, or a text.

      Only the bytes of changed values are written; --unset after --set gives the same file. Values that font build would \
      refuse are refused here, and nothing is written.

        symtext annotate icons/wifi.svg
        symtext annotate icons/wifi.svg --set 'layers[0].shapes=["1"]' --set 'layers[0].threshold=0'
        symtext annotate icons/*.svg --set category=network
        symtext annotate icons/wifi.svg --undo

      Exit status: 0 done, 65 a value is not valid, or the file is not as --if-tag says.
      """,
    operand: .init(name: "icon", help: "Icons, .svg.", isRepeated: true),
    options: [
      .init(
        name: "set", value: "key=value", help: "Set a value in the entry of each icon.",
        isRepeated: true),
      .init(name: "unset", value: "key", help: "Remove a value.", isRepeated: true),
      .init(
        name: "from", value: "file",
        help: """
          Set the values of a JSON object: keys as of --set with their values; null removes a value. - is standard input.
          """),
      .init(
        name: "if-tag", value: "tag",
        help: """
          Change nothing if the tag of symbols.json is another; every change prints the new tag. “none” stands for no file.
          """),
      .init(
        name: "undo",
        help: "Take back the last change of symbols.json, which .symbols.json.undo holds."),
    ],
    action: .runs { (arguments) throws(CommandError) in try AnnotateCommand(arguments).run() })

  /// A change of a value; `nil` removes it.
  private typealias Change = (key: String, value: String?)

  private let arguments: Arguments

  private init(_ arguments: Arguments) { self.arguments = arguments }

  private func run() throws(CommandError) {
    let icons = try arguments.operands.map { (file) throws(CommandError) in
      try Self.calling { () throws(SourceError) in try AnnotatedIcon(file: file) }
    }
    let changes = try changes()
    if arguments.has("undo") {
      guard changes.isEmpty else {
        throw .usage("\(option: "undo") takes back a change; leave out the new ones")
      }
      for icon in icons.prefix(1) { try undo(icon) }
    } else if changes.isEmpty {
      try File.write(Array(icons.map(Self.list).joined().utf8), to: "-")
    } else {
      try change(icons, changes)
    }
  }

  private static func list(_ icon: AnnotatedIcon) -> String {
    "\(icon.file)\n"
      + icon.shapes.map { "  \($0.selector)  <\($0.element)> in line \($0.line)\n" }.joined()
  }

  private func changes() throws(CommandError) -> [Change] {
    var changes: [Change] = []
    if let path = arguments["from"] {
      let bytes = try File.read(path, mostBytes: 16 << 20)
      let value: JSONValue
      do { value = try JSONReader.value(bytes, keepsNumerals: true) } catch {
        throw .badData("\(path):\(error.line):\(error.column): \(error.message)")
      }
      guard let members = value.members else {
        throw .badData("\(path): an object of keys and values is expected")
      }
      for (key, value) in members {
        if case .null = value {
          changes.append((key, nil))
        } else {
          changes.append((key, value.compactText))
        }
      }
    }
    for text in arguments.all("set") {
      guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
        throw .badValue(
          "set", text, "a key and a value are expected, as in layers[0].level=primary")
      }
      changes.append((String(text[..<sign]), String(text[text.index(after: sign)...])))
    }
    changes += arguments.all("unset").map { ($0, nil) }
    return changes
  }

  private func change(_ icons: [AnnotatedIcon], _ changes: [Change]) throws(CommandError) {
    var files: [AnnotationFile] = []
    for icon in icons {
      let opened = try Self.calling { () throws(SourceError) in try AnnotationFile(for: icon.file) }
      var place = files.firstIndex { $0.path == opened.path }
      if place == nil {
        place = files.count
        files.append(opened)
      }
      guard let place else { continue }
      try check(tagOf: files[place])
      try Self.calling { () throws(SourceError) in
        for change in changes {
          if let value = change.value {
            try files[place].set(change.key, to: value, of: icon)
          } else if try !files[place].unset(change.key, of: icon) {
            Console.warn("\(icon.file) has no “\(change.key)” in \(files[place].path)")
          }
        }
        for warning in try files[place].check(icon) { Console.warn(Sentence(warning)) }
      }
    }
    for file in files where file.bytes != file.original {
      var journal = AnnotationJournal(of: file.path)
      journal.add(from: file.original, to: file.bytes)
      try File.write(file.bytes, to: file.path)
      try File.write(journal.bytes, to: journal.path)
      try tell(file.path, file.bytes)
    }
  }

  private func undo(_ icon: AnnotatedIcon) throws(CommandError) {
    let file = try Self.calling { () throws(SourceError) in try AnnotationFile(for: icon.file) }
    try check(tagOf: file)
    var journal = AnnotationJournal(of: file.path)
    guard !journal.isEmpty else {
      throw .badData("\(journal.path) holds no change of \(file.path)")
    }
    guard let original = file.original, let undone = journal.undo(original) else {
      throw .badData(
        "\(file.path) has been changed since by another program; the last change is not taken back")
    }
    switch undone {
    case .bytes(let bytes):
      try File.write(bytes, to: file.path)
      try tell(file.path, bytes)
    case .noFile:
      File.remove(file.path)
      try tell(file.path, nil)
    }
    if journal.isEmpty {
      File.remove(journal.path)
    } else {
      try File.write(journal.bytes, to: journal.path)
    }
  }

  private func check(tagOf file: AnnotationFile) throws(CommandError) {
    guard let tag = arguments["if-tag"] else { return }
    let now = AnnotationJournal.tag(file.original)
    guard tag == now else {
      throw .badData(
        "\(file.path) has the tag \(now), not \(tag): it was changed since; read it again")
    }
  }

  private func tell(_ path: String, _ bytes: [UInt8]?) throws(CommandError) {
    try File.write(Array("\(path) \(AnnotationJournal.tag(bytes))\n".utf8), to: "-")
  }

  /// Calls the library and gives its errors an exit status.
  private static func calling<Result>(
    _ body: () throws(SourceError) -> Result
  ) throws(CommandError) -> Result {
    do { return try body() } catch { throw CommandError(error) }
  }
}
