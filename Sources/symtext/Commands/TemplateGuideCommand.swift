internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextGraphics
internal import SymtextService
internal import SymtextSymbolImport
internal import SymtextSymbols

/// The command `symtext template guide`.
enum TemplateGuideCommand {
  static let command = Command(
    name: "guide",
    abstract: "Sets or lists the guide points by which drawOn and drawOff draw a template's paths.",
    discussion: """
      Without --output it lists the guide points of each path. With --output it changes those of one path in all \
      variants, and writes the file with all else as it was.

      A guide point is a place in a stroke: left, right, top, bottom, top-left and so on for the outermost place of \
      the path, or two numbers such as 20,50 for 20 % from the left and 50 % from the top of its ink. --start, \
      --through and --end replace the stroke; without them the places stay, and a path without guide points gets \
      the opposite ends of its ink, or the top of a ring. Give more places with --through where a stroke bends or \
      crosses another. --add keeps the strokes that the path has.

      The pen follows one stroke. If an end lies in a part that is wider, such as an arrow's head, the stroke ends where \
      that part begins, and a note names the place.

      Parts of a layer that no pen draws, such as an arrow's head, appear in their place. --attach ties them to the \
      nearest of the named guide points: they move with the pen and rest where it ends.

      SF Symbols reads the places and the directions (data-clipstroke-keyframes). Its form of end caps and \
      attachments is not published, so symtext keeps these in attributes of its own, data-symtext-draw-caps and \
      data-symtext-draw-attach, which Apple's software ignores.

        symtext template guide arrow.svg
        symtext template guide arrow.svg --start bottom --end top --attach end -o arrow.svg
        symtext template guide wave.svg --path 2 --direction both --caps butt -o wave.svg

      Exit status: 0 done, 65 the file is not a template, or a place lies on no stroke.
      """,
    operand: .init(name: "template", help: "A template file, SVG."),
    options: [
      .init(
        name: "output", letter: "o", value: "file",
        help: "The file to write; - is standard output. It may be the template itself."),
      .init(
        name: "path", value: "number",
        help: "The path, from 1 in the order of the file. Default: the only one."),
      .init(name: "start", value: "place", help: "The first guide point of the stroke."),
      .init(
        name: "through", value: "places",
        help: "Guide points between the ends, in order, separated by spaces."),
      .init(name: "end", value: "place", help: "The last guide point."),
      .init(name: "add", help: "Add a stroke, and keep those that the path has."),
      .init(
        name: "direction", value: "direction",
        help: """
          forward from the start, in a ring clockwise; backward; both, from the middle to both ends.
          """, choices: .of(GuideDirection.self)),
      .init(
        name: "caps", value: "caps",
        help: """
          The end of the part drawn so far: round, butt, or natural, which is like the stroke's own ends.
          """, choices: .of(GuideCaps.self)),
      .init(
        name: "attach", value: "points",
        help: """
          Guide points that carry the parts without a pen: start, end, ends, none, or numbers as in the list.
          """),
    ],
    action: .runs { (arguments) throws(CommandError) in try run(arguments) })

  /// The values of `--caps`.
  private enum GuideCaps: String, CaseIterable {
    case round, butt, natural
  }

  /// The options that change guide points.
  private static let changes = ["start", "through", "end", "add", "direction", "caps", "attach"]

  private static func run(_ arguments: Arguments) throws(CommandError) {
    let file = arguments.operands.first ?? ""
    let bytes = try File.read(file, mostBytes: 256 << 20)
    let template: TemplateFile
    do { template = try TemplateImporter(file: file).template(from: bytes) } catch {
      throw .badData("\(error)")
    }
    guard arguments.has("output") else {
      if let option = changes.first(where: { arguments.has($0) }) {
        throw .usage(
          "\(option: option) changes the template; name the file to write with \(option: "output")")
      }
      return try File.write(Array(GuideList(template).text.utf8), to: "-")
    }
    let index = try path(arguments, template, file)
    let request = try request(arguments)
    var patch = TemplatePatch(bytes)
    var moved: [GuideRequest.MovedEnd] = []
    do throws(GuideError) {
      let changed = try request.attributes(of: index, in: template)
      moved = changed.moved
      for (variant, own) in changed.attributes {
        guard let path = template.variants[variant]?.paths[index] else { continue }
        try patch.set(
          [
            ("data-clipstroke-keyframes", own.keyframes),
            (GuideWords.capsAttribute, own.words.capsText),
            (GuideWords.attachAttribute, own.words.attachText),
          ], of: path)
      }
    } catch {
      throw .badData("\(file): path \(index + 1): \(error)")
    }
    try File.write(patch.text, to: arguments.text("output"))
    for end in moved { tell(end, file: file, isAttached: request.attachment != nil) }
    if let version = template.version, version.major < DrawKeyframes.firstVersion {
      Console.note(
        "\(file) is of version \(version); SF Symbols reads guide points from version \(DrawKeyframes.firstVersion) on",
        isNamed: true)
    }
  }

  /// Tells that an end lies in a branch.
  private static func tell(_ end: GuideRequest.MovedEnd, file: String, isAttached: Bool) {
    let (name, way) = end.isStart ? ("start", "begins") : ("end", "ends")
    let sentence: Sentence =
      isAttached
      ? "\(file): \(option: name) lies in a part that is wider than the stroke; the pen \(way) beside it, at \(end.place)"
      : "\(file): \(option: name) lies in a part that is wider than the stroke; the pen \(way) beside it, at \(end.place), and \(option: "attach") \(name) makes that part move with the pen"
    Console.note(sentence, isNamed: true)
  }

  private static func path(
    _ arguments: Arguments, _ template: TemplateFile, _ file: String
  ) throws(CommandError) -> Int {
    let variant = template.referenceVariant ?? template.variants.keys.min()
    let count = variant.flatMap { template.variants[$0]?.paths.count } ?? 0
    guard let text = arguments["path"] else {
      guard count == 1 else {
        throw .usage(
          "\(file) has \(count) paths; choose one with \(option: "path")")
      }
      return 0
    }
    guard let number = Int(text), (1...max(count, 1)).contains(number) else {
      throw .badValue("path", text, count > 1 ? "1 to \(count) is expected" : "1 is expected")
    }
    return number - 1
  }

  private static func request(_ arguments: Arguments) throws(CommandError) -> GuideRequest {
    func spot(_ option: String, _ text: String) throws(CommandError) -> GuideSpot {
      guard let spot = GuideSpot(text) else {
        throw .badValue(
          option, text,
          "\(GuideEdge.allCases.map(\.rawValue).alternatives) is expected, or percents from the left and the top such as 20,50"
        )
      }
      return spot
    }
    var request = GuideRequest()
    if let text = arguments["start"] { request.start = try spot("start", text) }
    if let text = arguments["end"] { request.end = try spot("end", text) }
    for word in (arguments["through"] ?? "").split(separator: " ") {
      request.through.append(try spot("through", String(word)))
    }
    request.adds = arguments.has("add")
    if arguments.has("direction") {
      request.direction = try arguments.choice("direction", GuideDirection.self)
    }
    if arguments.has("caps") {
      request.cap = .some(
        StrokeGuide.Cap(rawValue: try arguments.choice("caps", GuideCaps.self).rawValue))
    }
    guard let text = arguments["attach"] else { return request }
    switch text {
    case "start": request.attachment = .start
    case "end": request.attachment = .end
    case "ends": request.attachment = .ends
    case "none": request.attachment = .numbers([])
    default:
      let numbers = text.split(separator: " ").map { Int($0) ?? 0 }
      guard !numbers.isEmpty, numbers.count <= DrawKeyframes.mostKeyframes,
        numbers.allSatisfy({ (1...DrawKeyframes.mostKeyframes).contains($0) })
      else {
        throw .badValue(
          "attach", text, "start, end, ends, none, or numbers of guide points is expected")
      }
      request.attachment = .numbers(numbers)
    }
    return request
  }
}
