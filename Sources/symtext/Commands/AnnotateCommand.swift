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
        help: "Take back the last change of each symbols.json; .symbols.json.undo holds it."),
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
      try undo(icons)
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
    var files = try open(icons)
    for number in files.parts.indices { try change(&files.parts[number], changes) }
    try files.whileLocked { (files) throws(CommandError) in
      let changed = files.parts.map(\.file).filter(\.isChanged)
      // Nothing is written unless all files are writable in full.
      let journals = try changed.map { (file) throws(CommandError) in
        try Self.calling { () throws(SourceError) in
          var journal = try AnnotationJournal(of: file.target)
          try journal.add(from: file.original, to: file.bytes)
          return journal
        }
      }
      for (file, journal) in zip(changed, journals) {
        try File.write(journal.bytes, to: journal.path)
        try File.write(file.bytes, to: file.path)
        try tell(file.path, file.bytes)
      }
    }
  }

  private func change(
    _ part: inout AnnotationFiles.Part, _ changes: [Change]
  ) throws(CommandError) {
    for icon in part.icons {
      for change in changes {
        let isThere = try Self.calling { () throws(SourceError) in
          guard let value = change.value else {
            return try part.file.unset(change.key, of: icon)
          }
          try part.file.set(change.key, to: value, of: icon)
          return true
        }
        if !isThere { Console.warn("\(icon.file) has no “\(change.key)” in \(part.file.path)") }
      }
    }
    let warnings = try Self.calling { () throws(SourceError) in try part.file.check(part.icons) }
    for warning in warnings { Console.warn(Sentence(warning)) }
  }

  private func undo(_ icons: [AnnotatedIcon]) throws(CommandError) {
    try open(icons).whileLocked { (files) throws(CommandError) in
      let changes = try files.parts.map { (part) throws(CommandError) in try undone(part.file) }
      for (part, (journal, outcome)) in zip(files.parts, changes) {
        switch outcome {
        case .bytes(let bytes):
          try File.write(bytes, to: part.file.path)
          try tell(part.file.path, bytes)
        case .noFile:
          File.remove(part.file.path)
          try tell(part.file.path, nil)
        }
        if journal.isEmpty {
          File.remove(journal.path)
        } else {
          try File.write(journal.bytes, to: journal.path)
        }
      }
    }
  }

  /// Returns the bytes of a file before its last change, and the journal without that change.
  private func undone(
    _ file: AnnotationFile
  ) throws(CommandError) -> (AnnotationJournal, AnnotationJournal.Undone) {
    var journal = try Self.calling { () throws(SourceError) in
      try AnnotationJournal(of: file.target)
    }
    guard !journal.isEmpty else {
      throw .badData("\(journal.path) holds no change of \(file.path)")
    }
    guard let original = file.original, let undone = journal.undo(original) else {
      throw .badData(
        "\(file.path) has been changed since by another program; the last change is not taken back")
    }
    return (journal, undone)
  }

  /// Locks and opens the files of icons, and checks their tags.
  private func open(_ icons: [AnnotatedIcon]) throws(CommandError) -> AnnotationFiles {
    let files = try Self.calling { () throws(SourceError) in try AnnotationFiles(of: icons) }
    for part in files.parts { try check(tagOf: part.file) }
    return files
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
