internal import SymtextSupport
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
      SF Symbols and Xcode accept these files as custom symbols. A variable template has three masters (Ultralight, \
      Regular and Black at small scale), from which the system derives all weights and scales; a static one has all \
      27 variants. Layers keep their levels, colours, clearing, variable values and motion groups, and the properties \
      of the template that they were read from.

      Software accepts templates of its own version and older ones: 3 is for Xcode 13 and iOS 15, then one version \
      a year; 6 is for Xcode 16 and iOS 18, 7 for Xcode 26. Version 6 is the first that holds all properties of a \
      library; symtext notes the properties that an older one leaves out.

      Into a folder symtext also writes a symbols.json with the data that templates have no form for: words, categories, anchors, \
      pens, colours for light and dark. `symtext font build FOLDER` reads both. Entries of other symbols in it stay.

      If some of several symbols cannot be written, the others are, and symtext prints each error.

        symtext template export heart -o heart.svg
        symtext template export bell bell.slash.fill --kind static -o templates/
        symtext template export airplane --library Mine.ttf --template-version 5 -o -

      A display-only symbol is refused, unless --customize-display-only asks for it.

      Exit status: 0 all are written, 65 some are not.
      """,
    operand: .init(name: "name", help: "Names of symbols, as in `render`.", isRepeated: true),
    options: [
      .init(
        name: "output", letter: "o", value: "file|folder",
        help: """
          An .svg file or - (standard output) for one symbol; a folder, which gets a file NAME.svg each, for several.
          """, isRequired: true),
      .init(
        name: "kind", value: "kind", help: "variable (three masters) or static (27 variants).",
        defaultValue: "variable", choices: .of(TemplateSheet.Kind.self)),
      .init(
        name: "template-version", value: "version", help: "The version of the format, 3 to 7.",
        defaultValue: "6", choices: .of(TemplateSheet.Version.self)),
      .init(
        name: "customize-display-only",
        help: "Write display-only symbols, too; without this option they are refused."),
      .init(
        name: "library", value: "file",
        help: """
          A font made by `symtext font build`. May be repeated: the last one is searched first, the bundled library \
          last.
          """),
    ],
    action: .runs { (arguments) throws(CommandError) in
      let kind = try arguments.choice("kind", TemplateSheet.Kind.self)
      let version = try arguments.choice("template-version", TemplateSheet.Version.self)
      let output = try TemplateOutput(
        arguments.text("output"), isOne: ExactSet(arguments.operands).count == 1)
      let libraries = try Self.libraries(arguments.all("library"))
      var sheets: [TemplateSheet] = []
      var companions: [(name: String, entry: TemplateCompanion)] = []
      var failures: [CommandError] = []
      // Notes on permitted use, by symbol name.
      var notes: ExactDictionary<String> = [:]
      for name in arguments.operands {
        var sheet: TemplateSheet
        let metadata: SymbolMetadata
        let companion: TemplateCompanion
        do throws(SymbolError) {
          let (entry, library) = try SymbolLibrary.entry(named: name, in: libraries)
          metadata = library.font.metadata(of: entry.index)
          if metadata.isDisplayOnly, !arguments.has("customize-display-only") {
            failures.append(Self.refusal(entry.name, metadata))
            continue
          }
          sheet = try TemplateSheet(entry, of: library, kind: kind, version: version)
          companion = TemplateCompanion(entry, of: library, sheet)
          if output.isDirectory { companion.supply(&sheet) }
        } catch {
          failures.append(CommandError(error))
          continue
        }
        if !sheets.contains(where: { $0.name == sheet.name }) {
          sheets.append(sheet)
          companions.append((sheet.name, companion))
        }
        if !metadata.note.isEmpty { notes[sheet.name] = metadata.note }
      }
      if arguments.operands.count == 1, let failure = failures.first { throw failure }
      if output.isDirectory { tellAbsentForms(&companions, output) }
      try output.write(
        sheets.map { ($0.name, $0.svg(generator: "symtext \(Symtext.version)")) }, companions)
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
          "\(lost) of \(all) symbols could not be written; see the error\(lost == 1 ? "" : "s") above"
        ))
    })

  /// Leaves out forms of symbols that are not in the folder, and says so.
  private static func tellAbsentForms(
    _ companions: inout [(name: String, entry: TemplateCompanion)], _ output: TemplateOutput
  ) {
    let names = ExactSet(companions.map(\.name))
    for index in companions.indices {
      let absent = companions[index].entry.leaveOutForms {
        names.contains($0) || output.hasTemplate(of: $0)
      }
      guard !absent.isEmpty else { continue }
      Console.note(
        "`\(companions[index].name)`: written without its forms \(absent.joined(separator: ", ")); export them, too",
        isNamed: true)
    }
  }

  /// The reason why a display-only symbol is not written.
  private static func refusal(_ name: String, _ metadata: SymbolMetadata) -> CommandError {
    CommandError(
      .badData, about: .symbol(name),
      .sentence(
        Sentence("\(metadata.restriction(of: "`\(name)`")), so it is no template to draw from")),
      advice: "write it all the same with \(option: "customize-display-only")")
  }

  /// Returns the libraries in lookup order.
  private static func libraries(_ files: [String]) throws(CommandError) -> [SymbolLibrary] {
    var libraries: [SymbolLibrary] = []
    for file in files.reversed() {
      guard File.exists(file) else {
        throw .noInput("cannot read \(file): there is no such file")
      }
      do { libraries.append(try SymbolLibrary(file: file)) } catch {
        throw .badData("\(error); templates are made from fonts of `symtext font build`")
      }
    }
    do { libraries.append(try .bundled()) } catch { throw .badData("\(error)") }
    return libraries
  }

  /// Prints the omissions and their symbols to standard error.
  private static func note(_ sheets: [TemplateSheet]) {
    for omission in TemplateSheet.Omission.allCases {
      let names = sheets.filter { $0.omissions.contains(omission) }.map { "`\($0.name)`" }
      guard !names.isEmpty else { continue }
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      let symbols = names.prefix(3).joined(separator: ", ") + more
      let what =
        switch omission {
        case .layers: "as one outline, because the font has no layers"
        case .clearingLayers:
          "as one outline: layers that clear others in monochrome need version 4"
        case .variableThresholds:
          "without the variable values of layers, which need version 4"
        case .layerTags: "without the tags of layers, which need version 6"
        case .motion:
          "without some motion data, which needs version 6"
        case .anchor: "without the centre of rotation: its form in templates is not published"
        case .opticalCenter: "without the optical centre: templates have no form for it"
        case .darkColors:
          "without the colours for dark backgrounds: templates have no form for them"
        case .valueMode: "without the mode of values, which needs version 7"
        case .pens:
          "without the layers' draw.pen and draw.both: templates have no form for them"
        case .counterclockwiseWiggle:
          "without the counter-clockwise wiggle: its form in templates is not published"
        case .lineGuides:
          "without guide points for drawing lines, which need version 6"
        case .crossedLines:
          "without guide points for lines that others cover"
        case .drawGuides:
          "without some of data-clipstroke-keyframes, because the contours differ from those of the original template"
        }
      Console.note("\(symbols): written \(what)", isNamed: true)
    }
    for sheet in sheets where !sheet.omittedProperties.isEmpty {
      let properties = sheet.omittedProperties.sorted().joined(separator: ", ")
      Console.note(
        "`\(sheet.name)`: written without \(properties) of the original template, which version \(sheet.version.number) does not have",
        isNamed: true)
    }
  }
}
