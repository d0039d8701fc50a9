internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextFonts
internal import SymtextService
internal import SymtextSupport
internal import SymtextSymbolText

/// The command `symtext advise`.
enum AdviseCommand {
  static let command = Command(
    name: "advise",
    abstract: "Checks texts, batches and pages for uses of symbols that mislead readers.",
    discussion: """
      Each finding is one line: file, line, character, rule, the reason with a remedy, and the page that says more. \
      The last line counts. Nothing is drawn or changed.

      A file is lines of markup, each a text of its own. An .md file is Markdown: its paragraphs, and the commands \
      render, animate, button and bar in its blocks of code for a shell. An .ndjson or .jsonl file is a batch. \
      Commands with variables and batch lines with a text for each language are left out and counted.

      Motion:

        endless              bounce or wiggle without an end: they answer an event
        bounceForState       bounce beside a word such as Loading: it ends too soon
        fadeForTap           pulse, breathe or variableColor in a button that is
                             pressed: too faint an answer
        severalEffects       several effects of one symbol at once
        unroundTurn          a symbol that is not round turns without an end
        frequentDraw         drawOn or drawOff on a symbol that often changes
        motionInText         motion without an end beside more than 6 words
        motionAlone          motion without an end, without words and without alt

      Colours:

        contrast             a symbol with a contrast below 3 in an appearance
        faintLayers          hierarchical below 17 points, with layers below 3
        oneColorPalette      a palette of one colour
        colorOverMulticolor  a colour for a symbol that shows its own colours
        smallGradient        a gradient below 28 points

      Texts and lines with errors are findings too (unreadable).

        symtext advise labels.txt README.md buttons.ndjson
        echo "{heart effect=bounce:continuous} Loading" | symtext advise -

      Exit status: 0 no finding, 65 there are findings, or a file cannot be read as text.
      """,
    operand: .init(
      name: "file", help: "Files to check; - reads standard input.", isRepeated: true),
    options: [
      .init(
        name: "format", value: "format",
        help:
          "Format of the files: markup, markdown or batch. Default: by the file's name, else markup.",
        choices: .of(AdvisedFormat.self)),
      .init(name: "json", help: "Print JSON."), TextOptions.library,
    ],
    action: .runs { (arguments) throws(CommandError) in try advise(arguments) })

  private static func advise(_ arguments: Arguments) throws(CommandError) {
    let format =
      arguments.has("format") ? try arguments.choice("format", AdvisedFormat.self) : nil
    let face = try TextOptions.face(named: FontFinder.defaultFamily)
    let advice = Advice(library: try SymbolLibraries(arguments), font: Font(face: face, size: 34))
    var report = AdviceReport()
    for path in arguments.operands {
      var reader = AdviceReader(try AdvisedFile(path), table: Symtext.table, advice: advice)
      reader.read(as: format ?? AdvisedFormat(fileName: path))
      report.add(reader.report)
    }
    let text = arguments.has("json") ? report.json.text : report.text
    try File.write(Array(text.utf8), to: "-")
    guard report.entries.isEmpty else {
      let names = arguments.operands.map { AdvisedFile.name(of: $0) }.joined(separator: " ")
      throw .badData("\(names) has \(AdviceReport.count(report.entries.count, "finding"))")
    }
  }
}
