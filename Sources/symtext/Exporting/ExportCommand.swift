internal import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport
internal import SymtextSymbolExport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The command `symtext export`.
enum ExportCommand {
  static let command = Command(
    name: "export",
    abstract: "Writes a library in the form that a platform or a program wants.",
    discussion: """
      The targets:

      \(targets)

      all stands for every target. Several targets have a folder each in the output folder.

      All symbols of the bundled library are exported, or those of --library; --only and --used-in choose some. A \
      symbol on its own is in a box of 24 units whose middle is the middle of the capitals. In the box icon, a square, \
      symbols that stick out are scaled down, and a note names them; the box text is as wide as the symbol in text.

      A second run leaves unchanged files as they are, and removes those of symbols that have gone; it knows its files \
      by symtext-export.txt in the folder. The folder appears whole or not at all.

        symtext export svg -o icons
        symtext export xcode --only category:weather,heart,heart.fill -o WeatherSymbols
        symtext export android compose --library Lucide.ttf --modes monochrome,multicolor -o android
        symtext export iconify --used-in src --weights regular,bold -o icons
        symtext export png --sizes 16,24@2 --only bell -o pictures
        symtext export typst latex --weights all -o documents
        symtext export all --library My.ttf --names names.txt -o everything
      """,
    operand: .init(
      name: "target", help: "Targets, or all.", isRepeated: true),
    options: [
      .init(
        name: "output", letter: "o", value: "folder",
        help: "The folder for the files, created if missing.", isRequired: true),
      .init(
        name: "library", value: "file",
        help: "A font made by `symtext font build`, instead of the bundled library."),
      .init(
        name: "only", value: "names|file",
        help: """
          Export only these symbols or variants: names separated by commas, category:NAME, or text:WORDS, which all \
          stand in a symbol's name, keywords or description; or a file of names. May be repeated.
          """, isRepeated: true),
      .init(
        name: "used-in", value: "folder|pattern",
        help: """
          Export only the symbols that sources name: "heart.fill" in quotes, {heart.fill}, symtext-heart-fill or \
          symtext:heart-fill. A folder, a file, or a pattern such as "src/**/*.tsx". May be repeated.
          """, isRepeated: true),
      .init(
        name: "names", value: "file",
        help: """
          Other names for some symbols: a line has the name of a symbol and the one in the export, in words joined by \
          dots.
          """),
      .init(
        name: "prefix", value: "word",
        help: """
          A word before names. Default: sym for android; the library's name for xcode, iconify, gtk, qt, windows and \
          vscode; none for others. An empty word leaves it out, except for vscode.
          """),
      .init(
        name: "weights", value: "list",
        help: """
          Weights of targets with a file for each, from ultralight to black, or all; xcode, flutter and web have all \
          anyway.
          """,
        defaultValue: "regular"),
      .init(
        name: "scales", value: "list",
        help: "Scales, in the same way: small, medium, large, or all.",
        defaultValue: "medium"),
      .init(
        name: "modes", value: "list",
        help: "Modes, in the same way: monochrome, hierarchical, palette, multicolor, or all.",
        defaultValue: "monochrome"),
      .init(
        name: "box", value: "box",
        help: "The box of symbols on their own: icon, a square; or text, as wide as in text.",
        defaultValue: SymbolBox.icon.rawValue, choices: .of(SymbolBox.self)),
      .init(
        name: "sizes", value: "list",
        help: """
          Sizes of the target png, in points, and pixels per point after @: 16,24@2. At most \
          \(PixelSize.mostPixels) pixels.
          """,
        defaultValue: "24"),
      .init(
        name: "effects", value: "list",
        help: """
          Effects for which the target android has moving drawables, too, such as bounce,wiggle,rotate; those that \
          draw lines or replace symbols have none.
          """),
      .init(
        name: "json", help: "Print the number of files, and all notes with their symbols, as JSON."),
      .init(
        name: "threads", value: "count",
        help: "Number of threads; the files are the same. Default: the number of processors.",
        range: .threads),
    ],
    action: .runs { (arguments) throws(CommandError) in try run(arguments) })

  /// The targets, a line each.
  private static var targets: String {
    ExportTarget.allCases.map { target in
      let space = String(repeating: " ", count: max(11 - target.rawValue.count, 1))
      return "  \(target.rawValue)\(space)\(target.summary)"
    }.joined(separator: "\n")
  }

  private static func run(_ arguments: Arguments) throws(CommandError) {
    let targets = try targets(arguments.operands)
    let output = arguments.text("output")
    guard output != "-", !output.isEmpty else {
      throw .usage("-o \(output): a folder is expected")
    }
    var job = try ExportOptions(arguments).job
    for warning in idle(arguments, targets) { Console.warn(warning) }
    let program = FileStamp(ForegroundProgram.own)?.text ?? ""
    let inputs = job.inputs(program: "\(Symtext.version) \(program)")
    if !arguments.has("json"),
      let count = ExportFolder(output).unchangedCount(targets: targets, inputs: inputs)
    {
      Console.note(
        "0 files written, \(count) unchanged in \(output): nothing has changed since the last export, whose notes hold"
      )
      return
    }
    var files: [ExportedFile] = []
    var reports: [TargetReport] = []
    for target in targets {
      job.progress = FontProgress(title: "exporting \(target.rawValue)", unit: "symbols").callback
      do throws(ExportError) {
        let (own, report) = try target.files(of: job)
        let folder = targets.count > 1 ? "\(target.rawValue)/" : ""
        files += own.map { ExportedFile(folder + $0.path, $0.bytes) }
        reports.append(report)
      } catch {
        FontProgress.finish()
        throw .badData("\(target.rawValue): \(error)")
      }
    }
    FontProgress.finish()
    let change: ExportFolder.Change
    do { change = try ExportFolder(output).write(files, targets: targets, inputs: inputs) } catch {
      throw CommandError(error)
    }
    let report = ExportReport(reports: reports, change: change, folder: output)
    if arguments.has("json") {
      try File.write(report.document.file, to: "-")
    } else {
      report.note()
    }
  }

  /// Returns a warning for each option that was given, but that none of the targets has.
  private static func idle(_ arguments: Arguments, _ targets: [ExportTarget]) -> [Sentence] {
    let used = Set(targets.flatMap(\.options))
    let idle = ExportTarget.allOptions.filter { !used.contains($0) }
    let names = targets.map(\.rawValue).joined(separator: ", ")
    return UnusedOptions(arguments).warnings(
      idle, "it changes no file of \(names)")
  }

  /// Returns the targets of the command, each once.
  private static func targets(_ words: [String]) throws(CommandError) -> [ExportTarget] {
    var targets: [ExportTarget] = []
    for word in words {
      if word == "all" {
        targets = ExportTarget.allCases
        continue
      }
      guard let target = ExportTarget(rawValue: word) else {
        let all = ExportTarget.allCases.map(\.rawValue) + ["all"]
        let near = NameSuggestions.nearest(to: word, among: all).first
        throw .usage(
          "there is no target \(word)\(near.map { "; did you mean \($0)?" } ?? "; choose from \(all.joined(separator: ", "))")"
        )
      }
      if !targets.contains(target) { targets.append(target) }
    }
    return targets
  }
}
