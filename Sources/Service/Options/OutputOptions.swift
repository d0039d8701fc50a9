package import SymtextCommandLine
package import SymtextVectorFormats
internal import SymtextImageFormats
package import SymtextGraphics
package import SymtextDrawing
package import SymtextSupport

/// The output of a picture: file, format and size.
package struct OutputOptions {
  package static let options: [Command.Option] =
    [
      .init(
        name: "output", letter: "o", value: "file",
        help: "The .png, .svg or .pdf file to write; - is standard output.", defaultValue: "-"),
      .init(
        name: "format", value: "format",
        help:
          "png, svg or pdf: the format, if the file's name does not show it. Default for -: png."),
      .init(
        name: "pixel-ratio", value: "ratio",
        help: "Pixels per point. It scales an SVG; a PDF is in points.",
        defaultValue: "1", range: .pixelRatio),
      .init(
        name: "background", value: "color",
        help: "Colour behind everything. Default: transparent."),
      .init(
        name: "alt", value: "text",
        help:
          "Alternative text of the picture; an empty one marks decoration. Default: its text and its symbols' names."
      ),
      .init(
        name: "text-as", value: "form",
        help:
          "Text in an SVG: paths, or text to select and search, in embedded fonts. Text that librsvg and resvg set differently, such as joined letters, is drawn as paths behind it.",
        defaultValue: "paths", choices: .of(SVGText.self)),
      .init(
        name: "id-prefix", value: "word",
        help: """
          Prefix for the ids in an SVG. Set it when one page embeds the same picture twice and hides one. Default: a \
          hash of the drawing.
          """),
    ] + PNGOptions.options

  /// The option that gives a picture room for motion.
  /// - Parameter more: the end of its help.
  package static func canvas(_ more: String = "") -> Command.Option {
    .init(
      name: "canvas",
      help: """
        Give the picture room for every effect of its symbols, so that a still and all its films have one size and can \
        change places.
        """ + (more.isEmpty ? "" : " " + more))
  }

  /// The options of pictures with a baseline.
  package static let ofBaselines: [Command.Option] = [
    .init(
      name: "inline",
      help: """
        Make an .svg for a line of HTML text: its size is in em of the text around it, and vertical-align puts its \
        last baseline on the text's.
        """),
    canvas(
      "With --inline the room overlaps the text around it. Films with --inline have it anyway."),
    .init(
      name: "report", value: "file",
      help: """
        Also write a JSON file: size in points and pixels, baselines in points from the top, alternative text. - is \
        standard output.
        """),
  ]

  private let output: String
  /// The file of `--report`; `nil` without one.
  private let reportFile: String?
  /// Whether an SVG is for a line of text.
  package let isInline: Bool
  /// Whether a terminal can show the file.
  private let isText: Bool
  /// The file's extension.
  private let fileExtension: String
  /// The prefix of ids in an SVG.
  package let idPrefix: String?
  /// The format of the picture.
  package let format: PictureFormat
  /// Pixels per point.
  package let pixelRatio: Double
  package let background: Color?
  /// Whether the picture is sharp at any size.
  package var isScalable: Bool { format.isScalable }
  private let altText: String?
  private let language: String?
  /// The form of text in an SVG.
  package let text: SVGText
  /// How pixels are blended and compressed.
  package let png: PNGOptions
  /// The terminal's protocol; `nil` without `--show`.
  private let shown: TerminalProtocol?
  /// The background of a terminal with the picture's appearance, red in the lowest byte.
  let ground: UInt32
  /// Whether a file is written, also with `--show`.
  private let isFileNamed: Bool

  package init(_ arguments: Arguments) throws(CommandError) {
    let format = try PictureFormat.chosen(arguments)
    try self.init(arguments, format: format, file: format)
  }

  /// Reads the options of a file that may be more than a picture.
  /// - Parameters:
  ///   - format: the format of its picture.
  ///   - file: the format of the file.
  /// - Throws: ``CommandError`` (usage) for options of other formats.
  package init(
    _ arguments: Arguments, format: PictureFormat, file: any FileFormat
  ) throws(CommandError) {
    self.format = format
    output = arguments.text("output")
    isText = file.isText
    fileExtension = file.rawValue
    idPrefix = arguments["id-prefix"]
    if let idPrefix, !SVGIdentifier.canBegin(with: idPrefix) {
      throw .badValue("id-prefix", idPrefix, "\(SVGIdentifier.expectedPrefix)")
    }
    isInline = arguments.has("inline")
    reportFile = arguments["report"]
    guard reportFile == nil || reportFile != output || arguments.has("show") else {
      throw .badValue("report", output, "the picture is written to it; give another file")
    }
    pixelRatio = try Self.pixelRatio(arguments) ?? 1
    background = try arguments.color("background")
    altText = arguments["alt"]
    language = arguments["language"]
    text = try arguments.choice("text-as", SVGText.self)
    guard text == .paths || file.rawValue == PictureFormat.svg.rawValue else {
      throw .badValue(
        "text-as", text.rawValue, "only an .svg has text as text, not a .\(file.rawValue)")
    }
    png = try PNGOptions(arguments, format: file)
    shown = try Self.shown(arguments)
    let appearance =
      arguments.knows("appearance")
      ? try arguments.choice("appearance", Appearance.self) : .light
    ground = appearance == .dark ? 0xFF00_0000 : 0xFFFF_FFFF
    isFileNamed = arguments.has("output")
    guard shown == nil || arguments["output"] != "-" || !isFileNamed else {
      throw .usage(
        "\(option: "show") and \(option: "output") - both need standard output; give a file"
      )
    }
    guard shown == nil || reportFile != "-" else {
      throw .usage(
        "\(option: "show") and \(option: "report") - both need standard output; give a file"
      )
    }
  }

  /// Returns the pixels per point; `nil` if they are not given.
  package static func pixelRatio(_ arguments: Arguments) throws(CommandError) -> Double? {
    try arguments.number("pixel-ratio")
  }

  /// Draws a picture into the file and, with `--show`, into the terminal.
  /// - Returns: the file; `nil` without one.
  func write(
    _ list: DisplayList, _ encoder: PictureEncoder
  ) throws(CommandError) -> EncodedPicture? {
    if let shown {
      try show(list, by: shown, encoder)
      guard isFileNamed else { return nil }
    }
    let encoded = try encoded(list, encoder)
    for warning in warnings(on: encoded) { Console.warn(warning) }
    try write(encoded.file)
    return encoded
  }

  /// Writes the bytes of a file.
  package func write(_ bytes: [UInt8]) throws(CommandError) { try write(LongBytes(bytes)) }

  private func write(_ file: LongBytes) throws(CommandError) {
    if output == "-" && Console.isTerminal && !isText {
      throw .usage(
        "a picture cannot be printed in a terminal; give a file with \(option: "output")")
    }
    try File.write(file, to: output)
  }

  /// Returns the alternative text of a picture.
  package func altText(of list: DisplayList) -> String { altText ?? list.altText }

  /// Returns the language of a picture's alternative text if it differs from that of its text.
  package func altTextLanguage(of list: DisplayList) -> String? {
    altText == nil ? list.altTextLanguage : nil
  }

  /// Returns the bytes of the file.
  package func encoded(
    _ list: DisplayList, _ encoder: PictureEncoder
  ) throws(CommandError) -> EncodedPicture {
    var list = list
    list.altTextLanguage = altTextLanguage(of: list)
    list.altText = altText(of: list)
    if format == .png { try encoder.check(list, pixelRatio: pixelRatio) }
    do {
      return try file(list, encoder)
    } catch {
      throw .badData("\(error)")
    }
  }

  /// Returns warnings about options without effect and about glyphs without their paints.
  package func warnings(on list: DisplayList) -> [Sentence] {
    var idle: [Sentence] =
      background != nil && list.hidesBackground
      ? [
        "\(option: "background") has no effect: the picture covers all of it with a colour of its own"
      ] : []
    if isInline {
      if !isSVG {
        idle.append(
          "\(option: "inline") has no effect: a .\(fileExtension) cannot be aligned with text"
        )
      } else if list.lastBaseline == nil || list.fontSize == nil {
        idle.append("\(option: "inline") has no effect: the picture has no baseline")
      } else if pixelRatio != 1 {
        idle.append(
          "\(option: "pixel-ratio") has no effect with \(option: "inline"): sizes are in em of the text around it"
        )
      }
    }
    if shown != nil && !isFileNamed && format != .png {
      idle.append(
        "\(option: "format") has no effect with \(option: "show"): a terminal shows pixels; give a file with \(option: "output")"
      )
    }
    if idPrefix != nil && !isSVG {
      idle.append("\(option: "id-prefix") has no effect: a .\(fileExtension) has no ids")
    }
    if text == .text, let part = list.textDrawnAsShapes {
      let start = part.prefix(Self.mostSaidCharacters)
      idle.append(
        "\(option: "text-as") text: “\(start)\(start.endIndex < part.endIndex ? "…" : "")” is drawn as paths, with selectable text over it: librsvg and resvg would set it differently"
      )
    }
    return idle + currentColorNotes(list.currentColorUse)
      + list.unpaintedGlyphs.map { Sentence($0.description) }
      + list.omissions.map { Sentence($0) }
  }

  /// The maximum characters of a text in a sentence.
  private static let mostSaidCharacters = 24

  private var isSVG: Bool { fileExtension == PictureFormat.svg.rawValue }

  /// Returns notes on `currentColor`, if the picture cannot take it from a page.
  private func currentColorNotes(_ use: CurrentColorUse) -> [Sentence] {
    let standIn = use.standIn ?? (background?.isCurrent == true ? background : nil)
    guard let standIn else { return [] }
    guard isSVG else {
      let name = standIn.rgb == 0 ? "black" : standIn.rgb == 0xFFFFFF ? "white" : "a colour"
      return [
        "currentColor is \(name) in a .\(fileExtension): only an SVG in a page takes the colour of the page's text"
      ]
    }
    return use.hasFlatGradient
      ? [
        "\(option: "gradient") has no effect on currentColor: gradients need a known colour"
      ] : []
  }

  /// Returns warnings about options without effect on the file.
  package func warnings(on encoded: EncodedPicture) -> [Sentence] {
    guard png.level > 1, format == .png, let (width, height) = encoded.pixels,
      width * height > Double(PNGRenderer.mostPixelsForLevel)
    else { return [] }
    return [
      "\(option: "compression") small has no effect on pictures of more than \(PNGRenderer.mostPixelsForLevel) pixels, which are compressed while they are drawn"
    ]
  }

  /// Writes the file of `--report`.
  /// - Throws: ``CommandError`` (cannot create).
  package func report(_ list: DisplayList, _ encoded: EncodedPicture?) throws(CommandError) {
    guard let reportFile else { return }
    guard let encoded else {
      Console.warn(
        "\(option: "report") has no effect with \(option: "show"): no file is written; give one with \(option: "output")"
      )
      return
    }
    var made = MadePicture(encoded, format: format.rawValue, of: list)
    (made.altText, made.altTextLanguage) = (altText(of: list), altTextLanguage(of: list))
    var members: [(String, JSONValue)] = [("format", .string(format.rawValue))]
    members += made.measuresOfPlace
    members.append(("pixelRatio", .number(pixelRatio)))
    members += made.wordsForReaders
    members.append(("bytes", .number(Double(encoded.file.count))))
    let report = JSONDocument(.picture, members)
    try File.write(report.file, to: reportFile)
  }

  /// Prints a text, to standard error if the picture goes to standard output.
  package func tell(_ text: String) throws(CommandError) {
    if output == "-" || shown != nil {
      Console.note(Sentence(String(text.dropLast())))
    } else {
      try File.write(Array(text.utf8), to: "-")
    }
  }

  /// Prints the measures, the summary and the report of a picture.
  func tell(_ picture: Picture) throws(CommandError) {
    if let measures = picture.measures { try tell(measures) }
    if !picture.summary.isEmpty { try tell(picture.summary.joined(separator: "\n") + "\n") }
    for line in picture.report { Console.note(Sentence(line)) }
  }

  /// Prints measures as JSON, to standard error if the picture goes to standard output.
  package func tell(_ document: JSONDocument) throws(CommandError) {
    if output == "-" {
      Console.say(.result(document))
    } else {
      try File.write(document.file, to: "-")
    }
  }

  private func file(
    _ list: DisplayList, _ encoder: PictureEncoder
  ) throws(RenderingError) -> EncodedPicture {
    switch format {
    case .png:
      return try encoder.png(list, pixelRatio: pixelRatio, background: background, png)
    case .svg:
      return EncodedPicture(
        try list.longSVG(
          pixelRatio: pixelRatio, background: background, text: text, isInline: isInline,
          idPrefix: idPrefix),
        pixels: (list.width * pixelRatio, list.height * pixelRatio))
    case .pdf:
      return EncodedPicture(
        bytes: try list.pdf(background: background, language: language), pixels: nil)
    }
  }
}
