internal import SymtextCommandLine
internal import SymtextImageFormats
internal import SymtextService
internal import SymtextSupport

/// The command `symtext compare`.
struct CompareCommand {
  static let command = Command(
    name: "compare",
    abstract: "Compares two pictures, or two folders of pictures.",
    discussion: """
      Pictures are PNG, JPEG or WebP, or SVG and the first page of PDF, which are drawn first. Colours differ if \
      their distance in OKLab is above the threshold; black and white are 1 apart, and .02 can just be seen. \
      Pixels at edges that moved by up to half a pixel, as with other anti-aliasing, do not count.

      Two folders are compared by the names of the files in them. If a JSON file lies beside both pictures, as \
      --json writes it, its numbers and words are compared, too.

        symtext compare expected.png actual.png
        symtext compare expected.png actual.png --diff diff.png
        symtext compare expected/ actual/ --report report.html
        symtext compare a.svg b.svg --pixel-ratio 2 --shift 1 --json

      Exit status: 0 the pictures are alike, 1 they differ, 2 they cannot be compared, 64 invalid command line.
      """,
    operand: .init(
      name: "picture", help: "Two pictures, or two folders: the expected one first.",
      isRepeated: true),
    options: [
      .init(
        name: "threshold", value: "distance",
        help: "The greatest distance of colours that are alike, 0 to 1.", defaultValue: "0.02",
        range: .part),
      .init(
        name: "max-pixels", value: "number",
        help: "How many pixels of a picture may differ.", defaultValue: "0",
        range: NumberRange(whole: 0...Double(Pixmap.mostPixels))),
      .init(
        name: "max-ratio", value: "part",
        help: "Which part of a picture's pixels may differ, 0 to 1, if that is more.",
        defaultValue: "0", range: .part),
      .init(name: "edges", help: "Count pixels at edges that moved by up to half a pixel, too."),
      .init(
        name: "shift", value: "pixels",
        help: "Try whether the second picture is shifted by so many pixels, and tell by how many.",
        defaultValue: "0",
        range: NumberRange(whole: 0...Double(ComparisonSettings.greatestShift))),
      .init(
        name: "ignore", value: "x,y,width,height",
        help: "A part that is not compared, in pixels of the first picture; repeatable.",
        isRepeated: true),
      .init(
        name: "pixel-ratio", value: "number", help: "Pixels per point of an SVG or a PDF.",
        defaultValue: "1", range: .pixelRatio),
      .init(
        name: "diff", value: "file",
        help:
          "Write the first picture, pale, with differences in red and moved edges in yellow; .png."
      ),
      .init(
        name: "report", value: "file",
        help: "Write a page with both pictures of each pair that differs, and a slider; .html."),
      .init(name: "json", help: "Print JSON."),
    ],
    action: .runs { (arguments) throws(CommandError) in
      try CompareCommand(arguments).compare()
    })

  private let paths: (first: String, second: String)
  private let reader: ComparedPictureReader
  private let isJSON: Bool
  private let difference: String?
  private let report: String?

  private init(_ arguments: Arguments) throws(CommandError) {
    guard arguments.operands.count == 2 else {
      throw .usage("two pictures or two folders are expected, the expected one first")
    }
    paths = (arguments.operands[0], arguments.operands[1])
    var settings = ComparisonSettings()
    settings.threshold = try arguments.number("threshold") ?? settings.threshold
    settings.countsEdges = arguments.has("edges")
    settings.mostShift = try arguments.count("shift") ?? 0
    settings.ignored = try arguments.all("ignore").map { (text) throws(CommandError) in
      try Self.box(text)
    }
    reader = ComparedPictureReader(
      settings: settings, pixelRatio: try arguments.number("pixel-ratio") ?? 1,
      most: (try arguments.count("max-pixels") ?? 0, try arguments.number("max-ratio") ?? 0))
    isJSON = arguments.has("json")
    difference = arguments["diff"]
    report = arguments["report"]
    for (name, file, suffix) in [("diff", difference, ".png"), ("report", report, ".html")] {
      if let file, !file.hasSuffix(suffix) {
        throw .badValue(name, file, "the name must end in \(suffix)")
      }
    }
  }

  private static func box(_ text: String) throws(CommandError) -> PixelBox {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ (0...1 << 28).contains($0) }),
      numbers[2] > 0, numbers[3] > 0
    else {
      throw .badValue(
        "ignore", text, "four whole numbers are expected, as in 10,20,100,40: x, y, width, height")
    }
    return PixelBox(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func compare() throws(CommandError) {
    let pairs: [ComparedPair]
    let isFolder = (File.isDirectory(paths.first), File.isDirectory(paths.second))
    switch isFolder {
    case (false, false):
      pairs = [ComparedPair(name: paths.second, first: paths.first, second: paths.second)]
    case (true, true):
      if let difference {
        throw .badValue("diff", difference, "two folders are compared; use \(option: "report")")
      }
      pairs = try ComparedPair.pairs(of: paths.first, paths.second)
    default:
      let (folder, file) = isFolder.0 ? (paths.first, paths.second) : (paths.second, paths.first)
      throw CommandError(
        .incomparable,
        .sentence("\(folder) is a folder and \(file) is none; name two folders or two pictures"))
    }
    let reader = reader
    let drawsDifference = difference != nil || report != nil
    let results = ParallelMap.map(pairs.count, threads: ParallelMap.processorCount) { index in
      reader.result(of: pairs[index], drawsDifference: drawsDifference)
    }
    try write(results)
    let failed = results.compactMap(\.failure)
    if let first = failed.first {
      let others = failed.count > 1 ? ", and \(failed.count - 1) others" : ""
      throw CommandError(.incomparable, .sentence("\(first)\(others)"))
    }
    let different = results.filter { !$0.isAlike }
    guard !different.isEmpty else { return }
    throw CommandError(
      .differs,
      .sentence(
        isFolder.0
          ? "\(different.count) of \(results.count) pictures differ"
          : "\(paths.first) and \(paths.second) differ"))
  }

  private func write(_ results: [ComparedResult]) throws(CommandError) {
    if let difference, let picture = results.first?.difference {
      try File.write(picture, to: difference)
    }
    if let report {
      try File.write(ComparisonPage(results, paths: paths).file, to: report)
    }
    let text =
      isJSON
      ? JSONDocument(
        .compare, [("pairs", .array(results.map(\.json)))]
      ).text
      : results.map { "\($0.line)\n" }.joined()
    try File.write(Array(text.utf8), to: "-")
  }
}
