internal import SymtextService
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextSymbolText

/// The command `symtext template export`.
enum TemplateExportCommand {
  static let command = Command(
    name: "export",
    abstract: "Writes symbols as custom-symbol templates (SVG).",
    discussion: """
      SF Symbols and Xcode take these files as custom symbols. A variable template has three masters \
      (Ultralight, Regular and Black at small scale), from which the system derives all weights and \
      scales; a static one has all 27. Layers keep what is said of them: levels, colours, what clears \
      what is behind it, values, what moves together; and all that a template said that they were read \
      from.

      Software takes templates of its own version and of all before: 3 is that of Xcode 13 and iOS 15, \
      then one a year; 6 is that of Xcode 16 and iOS 18, 7 that of Xcode 26. Version 6 is the first that \
      holds all that a library says; what an older one cannot hold is left out, and said.

      Of many symbols those are written that can be, and it is told why others are not.

        symtext template export heart -o heart.svg
        symtext template export bell bell.slash.fill --kind static -o templates/
        symtext template export airplane --library Mine.ttf --template-version 5 -o -

      Exit status: 0 all are written, 65 some are not.
      """,
    operand: .init(name: "name", help: "Names of symbols, as in `render`.", isRepeated: true),
    options: [
      .init(
        name: "output", letter: "o", value: "file|folder",
        help: """
          An .svg file or - (standard output) for one symbol, else a folder, which gets a file \
          NAME.svg for each.
          """, isRequired: true),
      .init(
        name: "kind", value: "kind", help: "variable (three masters) or static (27 variants).",
        defaultValue: "variable", choices: .of(TemplateSheet.Kind.self)),
      .init(
        name: "template-version", value: "version", help: "The version of the format, 3 to 7.",
        defaultValue: "6", choices: .of(TemplateSheet.Version.self)),
      .init(
        name: "library", value: "file",
        help: """
          A font made by `symtext font build` to take symbols from. May be repeated: the last one is \
          searched first, the bundled symbols last.
          """),
    ],
    action: .runs { (arguments) throws(CommandError) in
      let kind = try arguments.choice("kind", TemplateSheet.Kind.self)
      let version = try arguments.choice("template-version", TemplateSheet.Version.self)
      let output = try TemplateOutput(
        arguments.text("output"), isOne: Set(arguments.operands).count == 1)
      let libraries = try Self.libraries(arguments.all("library"))
      var sheets: [TemplateSheet] = []
      var failures: [CommandError] = []
      // What symbols may be used for, by their names.
      var notes: [String: String] = [:]
      for name in arguments.operands {
        let sheet: TemplateSheet
        let note: String
        do throws(SymbolError) {
          let (entry, library) = try SymbolLibrary.entry(named: name, in: libraries)
          note = library.font.metadata(of: entry.index).note
          sheet = try TemplateSheet(entry, of: library, kind: kind, version: version)
        } catch {
          failures.append(CommandError(error))
          continue
        }
        if !sheets.contains(where: { $0.name == sheet.name }) { sheets.append(sheet) }
        if !note.isEmpty { notes[sheet.name] = note }
      }
      if arguments.operands.count == 1, let failure = failures.first { throw failure }
      try output.write(
        sheets.map { ($0.name, $0.svg(generator: "symtext \(Symtext.version)")) })
      note(sheets)
      for (name, note) in notes.sorted(by: { $0.key < $1.key }) {
        Console.note("`\(name)`: \(note)", isNamed: true)
      }
      guard let first = failures.first else { return }
      for failure in failures { Console.say(.error(failure)) }
      let (lost, all) = (failures.count, arguments.operands.count)
      throw CommandError(
        first.kind, code: first.code,
        .sentence(
          "\(lost) of \(all) symbols \(lost == 1 ? "is" : "are") not written, for the reason\(lost == 1 ? "" : "s") above; \(sheets.count) \(sheets.count == 1 ? "is" : "are")"
        ))
    })

  /// The libraries in the order in which names are looked up.
  private static func libraries(_ files: [String]) throws(CommandError) -> [SymbolLibrary] {
    var libraries: [SymbolLibrary] = []
    for file in files.reversed() {
      guard File.exists(file) else {
        throw .noInput("cannot read \(file): there is no such file")
      }
      do { libraries.append(try SymbolLibrary(file: file)) } catch {
        throw .badData("\(error); templates are made of fonts from `symtext font build`")
      }
    }
    do { libraries.append(try .bundled()) } catch { throw .badData("\(error)") }
    return libraries
  }

  /// Says on standard error what was left out, and of which symbols.
  private static func note(_ sheets: [TemplateSheet]) {
    for omission in TemplateSheet.Omission.allCases {
      let names = sheets.filter { $0.omissions.contains(omission) }.map { "`\($0.name)`" }
      guard !names.isEmpty else { continue }
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      let symbols = names.prefix(3).joined(separator: ", ") + more
      let what =
        switch omission {
        case .layers: "as one outline, as the font has no layers"
        case .clearingLayers:
          "as one outline: version 4 is the first in which a layer clears others in monochrome"
        case .variableThresholds:
          "without the values of layers, which version 4 is the first to hold"
        case .layerTags: "without what layers are for, which version 6 is the first to hold"
        case .motion:
          "without some of how they move, which version 6 is the first to hold"
        case .anchor: "without the point that it turns about: how templates say it is not published"
        case .counterclockwiseWiggle:
          "without its wiggling counter-clockwise: how templates say it is not published"
        case .lineGuides:
          "without guide points for drawing their lines, which version 6 is the first to hold"
        case .crossedLines:
          "without guide points for lines that others cover"
        case .drawGuides:
          "without some of data-clipstroke-keyframes, as their outlines have other contours than in the template that they were read from"
        }
      Console.note("\(symbols): written \(what)", isNamed: true)
    }
    for sheet in sheets where !sheet.omittedProperties.isEmpty {
      let properties = sheet.omittedProperties.sorted().joined(separator: ", ")
      Console.note(
        "`\(sheet.name)`: written without \(properties), which the template that it was read from says and version \(sheet.version.number) cannot",
        isNamed: true)
    }
  }
}
