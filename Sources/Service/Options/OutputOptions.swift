package import SymtextCommandLine
package import SymtextVectorFormats
internal import SymtextImageFormats
package import SymtextGraphics
package import SymtextDrawing
package import SymtextSupport

/// Where a picture goes, as what kind of file, and how large it is.
package struct OutputOptions {
  package static let options: [Command.Option] =
    [
      .init(
        name: "output", letter: "o", value: "file",
        help: "The .png, .svg or .pdf file to write; - is standard output.", defaultValue: "-"),
      .init(
        name: "format", value: "format",
        help:
          "png, svg or pdf, where the file's name does not say it; - is png when it is left out."),
      .init(
        name: "pixel-ratio", value: "ratio",
        help: "Pixels per point; an SVG is so many times as large, a PDF is in points.",
        defaultValue: "1", range: .pixelRatio),
      .init(
        name: "background", value: "color",
        help: "Painted behind everything; transparent when left out."),
      .init(
        name: "alt", value: "text",
        help:
          "What the picture says to those who cannot see it; its text and its symbols' names when left out, and nothing, as for a decoration, when empty."
      ),
      .init(
        name: "text-as", value: "form",
        help:
          "What text is in an SVG: paths, or text to select and to search, in fonts that the file holds; what librsvg and resvg would set otherwise, such as joined letters, is drawn as paths behind its text.",
        defaultValue: "paths", choices: .of(SVGText.self)),
      .init(
        name: "id-prefix", value: "word",
        help: """
          What the ids in an SVG begin with, where a page has equal pictures and hides some; worked out from all that \
          is drawn when left out.
          """),
    ] + PNGOptions.options

  /// Of pictures that have a baseline.
  package static let ofBaselines: [Command.Option] = [
    .init(
      name: "inline",
      help: """
        An .svg that stands in a line of HTML as letters do: its size is in em of the text around it, and \
        vertical-align puts its last baseline on the text's.
        """),
    .init(
      name: "report", value: "file",
      help: """
        Also write the picture's size in points and pixels, its baselines, in points from the top, and what it \
        says as JSON; - is standard output.
        """),
  ]

  private let output: String
  /// Where the numbers go; `nil` where they are not asked for.
  private let reportFile: String?
  /// Whether an SVG stands in a line of text.
  private let isInline: Bool
  /// Whether a terminal can show the file.
  private let isText: Bool
  /// The end of the file's name.
  private let fileExtension: String
  /// What ids in an SVG begin with.
  package let idPrefix: String?
  /// What kind of file it is.
  package let format: PictureFormat
  /// Pixels per point.
  package let pixelRatio: Double
  package let background: Color?
  /// Whether the picture stays sharp when it is enlarged.
  package var isScalable: Bool { format.isScalable }
  private let altText: String?
  private let language: String?
  /// What text is in an SVG.
  package let text: SVGText
  /// How pixels are blended and compressed.
  package let png: PNGOptions
  /// How a terminal shows the picture; `nil` where that is not asked for.
  private let shown: TerminalProtocol?
  /// The colour of a terminal that is as the picture's appearance, red in the lowest byte.
  let ground: UInt32
  /// Whether a file is to be written, beside what a terminal shows.
  private let isFileNamed: Bool

  package init(_ arguments: Arguments) throws(CommandError) {
    let format = try PictureFormat.chosen(arguments)
    try self.init(arguments, format: format, file: format)
  }

  /// Takes the options of a file that may be more than a picture.
  /// - Parameters:
  ///   - format: what a picture of it is.
  ///   - file: what it is as a whole.
  /// - Throws: ``CommandError`` (usage) for options that are not for such a file.
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
      throw .badValue("report", output, "the picture goes there; name another file")
    }
    pixelRatio = try Self.pixelRatio(arguments) ?? 1
    background = try arguments.color("background")
    altText = arguments["alt"]
    language = arguments["language"]
    text = try arguments.choice("text-as", SVGText.self)
    guard text == .paths || file.rawValue == PictureFormat.svg.rawValue else {
      throw .badValue("text-as", text.rawValue, "the picture is no SVG but a \(file.rawValue)")
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
        "\(option: "show") and \(option: "output") -: standard output is for one of them; name a file"
      )
    }
    guard shown == nil || reportFile != "-" else {
      throw .usage(
        "\(option: "show") and \(option: "report") -: standard output is for one of them; name a file"
      )
    }
  }

  /// Pixels per point, when they are given.
  package static func pixelRatio(_ arguments: Arguments) throws(CommandError) -> Double? {
    try arguments.number("pixel-ratio")
  }

  /// Draws a picture into the file, and where that is asked for into the terminal.
  /// - Returns: the file; `nil` where there is none.
  func write(
    _ list: DisplayList, _ encoder: PictureEncoder
  ) throws(CommandError) -> EncodedPicture? {
    if let shown {
      try show(list, by: shown, encoder)
      guard isFileNamed else { return nil }
    }
    let encoded = try encoded(list, encoder)
    for warning in warnings(on: encoded) { Console.warn(warning) }
    try write(encoded.bytes)
    return encoded
  }

  /// Writes a file of its kind.
  package func write(_ bytes: [UInt8]) throws(CommandError) {
    if output == "-" && Console.isTerminal && !isText {
      throw .usage("a picture is not for the terminal; name a file with \(option: "output")")
    }
    try File.write(bytes, to: output)
  }

  /// What the picture says to those who cannot see it.
  package func altText(of list: DisplayList) -> String { altText ?? list.altText }

  /// The bytes of the file.
  package func encoded(
    _ list: DisplayList, _ encoder: PictureEncoder
  ) throws(CommandError) -> EncodedPicture {
    var list = list
    list.altText = altText(of: list)
    if format == .png { try encoder.check(list, pixelRatio: pixelRatio) }
    do {
      return try file(list, encoder)
    } catch {
      throw .badData("\(error)")
    }
  }

  /// Says which options have no effect on a picture, and which glyphs are drawn without their paints.
  package func warnings(on list: DisplayList) -> [Sentence] {
    var idle: [Sentence] =
      background != nil && list.hidesBackground
      ? [
        "\(option: "background") has no effect: the picture covers all of it with a colour of its own"
      ] : []
    if isInline {
      if format != .svg {
        idle.append(
          "\(option: "inline") has no effect: a .\(format.rawValue) does not say how it stands in a line"
        )
      } else if list.lastBaseline == nil || list.fontSize == nil {
        idle.append("\(option: "inline") has no effect: the picture has no baseline")
      } else if pixelRatio != 1 {
        idle.append(
          "\(option: "pixel-ratio") has no effect with \(option: "inline"): sizes are in em of the text around"
        )
      }
    }
    if shown != nil && !isFileNamed && format != .png {
      idle.append(
        "\(option: "format") has no effect with \(option: "show"): a terminal shows pixels; name a file with \(option: "output")"
      )
    }
    if idPrefix != nil && !isSVG {
      idle.append("\(option: "id-prefix") has no effect: a .\(fileExtension) has no ids")
    }
    if text == .text, let part = list.textDrawnAsShapes {
      let start = part.prefix(Self.mostSaidCharacters)
      idle.append(
        "\(option: "text-as") text: “\(start)\(start.endIndex < part.endIndex ? "…" : "")” is drawn as paths, with text to select over it: librsvg and resvg would set it otherwise"
      )
    }
    return idle + currentColorNotes(list.currentColorUse)
      + list.unpaintedGlyphs.map { Sentence($0.description) }
      + list.omissions.map { Sentence($0) }
  }

  /// Of a text that is a part of a sentence.
  private static let mostSaidCharacters = 24

  private var isSVG: Bool { fileExtension == PictureFormat.svg.rawValue }

  /// Says where the colour of a page's text is another one.
  private func currentColorNotes(_ use: CurrentColorUse) -> [Sentence] {
    let standIn = use.standIn ?? (background?.isCurrent == true ? background : nil)
    guard let standIn else { return [] }
    guard isSVG else {
      let name = standIn.rgb == 0 ? "black" : standIn.rgb == 0xFFFFFF ? "white" : "a colour"
      return [
        "currentColor is \(name) in a .\(fileExtension): only an SVG that stands in a page takes the colour of that page's text"
      ]
    }
    return use.hasFlatGradient
      ? [
        "\(option: "gradient") has no effect on currentColor: gradients are made from colours that are known"
      ] : []
  }

  /// Says which options had no effect on the file.
  package func warnings(on encoded: EncodedPicture) -> [Sentence] {
    guard png.level > 1, format == .png, let (width, height) = encoded.pixels,
      width * height > Double(PNGRenderer.mostPixelsForLevel)
    else { return [] }
    return [
      "\(option: "compression") small has no effect on pictures of more than \(PNGRenderer.mostPixelsForLevel) pixels, which are compressed as they are drawn"
    ]
  }

  /// Writes the numbers of the picture where they are asked for.
  /// - Throws: ``CommandError`` (cannot create).
  package func report(_ list: DisplayList, _ encoded: EncodedPicture?) throws(CommandError) {
    guard let reportFile else { return }
    guard let encoded else {
      Console.warn(
        "\(option: "report") has no effect with \(option: "show"): no file is written; name one with \(option: "output")"
      )
      return
    }
    var made = MadePicture(encoded, format: format.rawValue, of: list)
    made.altText = altText(of: list)
    let report = JSONDocument(
      .picture,
      [("format", .string(format.rawValue))] + made.measuresOfPlace
        + [
          ("pixelRatio", .number(pixelRatio)), ("altText", .string(made.altText)),
          ("bytes", .number(Double(encoded.bytes.count))),
        ])
    try File.write(report.file, to: reportFile)
  }

  /// Says something beside the picture: on standard error when the picture goes to standard output.
  package func tell(_ text: String) throws(CommandError) {
    if output == "-" || shown != nil {
      Console.note(Sentence(String(text.dropLast())))
    } else {
      try File.write(Array(text.utf8), to: "-")
    }
  }

  /// Says what was measured, and what was asked to be told of a picture.
  func tell(_ picture: Picture) throws(CommandError) {
    if let measures = picture.measures { try tell(measures) }
    if !picture.summary.isEmpty { try tell(picture.summary.joined(separator: "\n") + "\n") }
    for line in picture.report { Console.note(Sentence(line)) }
  }

  /// Says in JSON what was measured beside the picture.
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
        bytes: try list.svg(
          pixelRatio: pixelRatio, background: background, text: text, isInline: isInline,
          idPrefix: idPrefix),
        pixels: (list.width * pixelRatio, list.height * pixelRatio))
    case .pdf:
      return EncodedPicture(
        bytes: try list.pdf(background: background, language: language), pixels: nil)
    }
  }
}
