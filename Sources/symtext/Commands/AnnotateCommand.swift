internal import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport
internal import SymtextSymbolImport

/// The command `symtext annotate`.
struct AnnotateCommand {
  static let command = Command(
    name: "annotate",
    abstract: "Sets layers, colours, values and motion of icons, drawings and templates.",
    discussion: """
      Design programs drop classes and attributes, so an icon's layers stand in a symbols.json beside it. font build \
      reads it, and finds the shapes again after the icon was exported anew: by id, else by a print of their geometry, \
      else by their place. Drawings and templates have their annotations in their own files, and the rest in symbols.json.

      Without --set, --unset and --from it lists the shapes of each icon, as --set takes them, or the layers of a drawing \
      or template. The keys are the same for all: alt, alt.de, category, keywords, anchor, opticalCenter, margins, shift, \
      wiggle, rotate, loop, draw, valueMode, and layers[0].shapes, .level, .color, .opacity, .clear, .threshold, .group, \
      .pulses, .rotates, .anchor, .tag, .stroke, .fine, .weights, .fill and .draw. layers[0] is the backmost layer. A value is JSON, \
      or a text.

      Only the bytes of changed values are written; --unset after --set gives the same file. Values that font build would \
      refuse are refused here, and nothing is written.

        symtext annotate icons/wifi.svg
        symtext annotate icons/wifi.svg --set 'layers[0].shapes=["1"]' --set 'layers[0].threshold=0'
        symtext annotate icons/*.svg --set category=network
        symtext annotate icons/wifi.svg --undo

      Exit status: 0 done, 65 a value is not valid, or the file is not as --if-tag says.
      """,
    operand: .init(name: "icon", help: "Icons, drawings or templates, .svg.", isRepeated: true),
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
        name: "if-tag", value: "[file=]tag",
        help: """
          Change nothing if the tag of the file is another; every change prints the new tag. “none” stands for no file. \
          May be repeated, with a path as printed, if several files change.
          """, isRepeated: true),
      .init(
        name: "undo",
        help:
          "Take back the last change of each icon; .symbols.json.undo, or .NAME.svg.undo, holds it."
      ),
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
      + icon.layers.map { "  \($0)\n" }.joined()
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
    try open(icons).whileLocked { (opened) throws(CommandError) in
      var files = opened
      for change in changes {
        let lacking = try Self.calling { () throws(SourceError) in
          try files.set(change.key, to: change.value)
        }
        for (icon, file) in lacking { Console.warn("\(icon) has no “\(change.key)” in \(file)") }
      }
      try check(tagsOf: files.files.filter(\.isTouched))
      for warning in try Self.calling({ () throws(SourceError) in try files.check() }) {
        Console.warn(Sentence(warning))
      }
      let journals = try journals(of: files)
      let number = (journals.map(\.lastNumber).max() ?? 0) + 1
      // Nothing is written unless all files are writable in full.
      let changed = try zip(files.files, journals).filter(\.0.isChanged).map {
        (file, journal) throws(CommandError) in
        try Self.calling { () throws(SourceError) in
          var journal = journal
          try journal.add(
            from: file.original, to: file.bytes, number: number, entries: file.entries.sorted())
          return (file: file, journal: journal)
        }
      }
      for (file, journal) in changed {
        try File.write(journal.bytes, to: journal.path)
        try File.write(file.bytes, to: file.path)
        try tell(file.path, file.bytes)
      }
    }
  }

  private func undo(_ icons: [AnnotatedIcon]) throws(CommandError) {
    try open(icons).whileLocked { (files) throws(CommandError) in
      let journals = try journals(of: files)
      let changes = try Self.calling { () throws(SourceError) in try files.lastChanges(journals) }
      try check(tagsOf: changes.map { files.files[$0.file] })
      let changed = files.files.indices.filter { index in changes.contains { $0.file == index } }
      let outcomes = try changed.map { (index) throws(CommandError) in
        try undone(changes.filter { $0.file == index }, files, index, journals[index])
      }
      for (path, journal, outcome) in outcomes {
        switch outcome {
        case .bytes(let bytes):
          try File.write(bytes, to: path)
          try tell(path, bytes)
        case .noFile:
          File.remove(path)
          try tell(path, nil)
        }
        if journal.isEmpty {
          File.remove(journal.path)
        } else {
          try File.write(journal.bytes, to: journal.path)
        }
      }
    }
  }

  /// Returns the path of a file, its bytes before some changes, and its journal without them.
  private func undone(
    _ changes: [AnnotationFiles.Change], _ files: AnnotationFiles, _ index: Int,
    _ journal: AnnotationJournal
  ) throws(CommandError) -> (String, AnnotationJournal, FileEdit.State) {
    let path = files.files[index].path
    var journal = journal
    guard let undone = files.undo(changes, in: &journal) else {
      throw .badData(
        "\(path) has been changed since by another program; the last change is not taken back")
    }
    return (path, journal, undone)
  }

  private func journals(of files: AnnotationFiles) throws(CommandError) -> [AnnotationJournal] {
    try files.files.map { (file) throws(CommandError) in
      var journal = try Self.calling { () throws(SourceError) in
        try AnnotationJournal(of: file.target)
      }
      journal.leaveOutUnmade(file.original)
      return journal
    }
  }

  /// Locks and opens the files of icons.
  private func open(_ icons: [AnnotatedIcon]) throws(CommandError) -> AnnotationFiles {
    try Self.calling { () throws(SourceError) in try AnnotationFiles(of: icons) }
  }

  /// Checks that files have the tags of `--if-tag`: one without a path is for all files without a tag of their own.
  private func check(tagsOf files: [AnnotationFile]) throws(CommandError) {
    let tags = arguments.all("if-tag").map { text in
      // A tag has no equals sign.
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      return (path: parts.dropLast().joined(separator: "="), tag: String(parts.last ?? ""))
    }
    guard !tags.isEmpty else { return }
    for file in files {
      let own = tags.last { $0.path == file.path } ?? tags.last { $0.path.isEmpty }
      guard let own else {
        throw .badData(
          "\(file.path) changes, too; add \(option: "if-tag") \(file.path)=TAG with the tag that it has"
        )
      }
      let now = AnnotationJournal.tag(file.original)
      guard own.tag == now else {
        throw .badData(
          "\(file.path) has the tag \(now), not \(own.tag): it was changed since; read it again")
      }
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
