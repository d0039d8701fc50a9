internal import SymtextService
internal import SymtextSupport
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// The text of `render` and `metrics`, its size and its line breaking.
struct LineOptions {
  static let operand = Command.Operand(
    name: "text",
    help: """
      Text with symbols in braces, such as "Add {plus.circle} to cart"; - reads standard input. Options of symbols: \
      {bell scale=large weight=bold size=20 color=#c00 mode=hierarchical}, \
      {wifi value=0.5 variable=hide alt="no signal"}, {cloud.sun palette=tint,systemYellow gradient=yes}, \
      {chevron.left keep=next}; alt="" marks decoration. Text: **bold**, *italic*, [text]{color=red size=20 \
      weight=bold font="DejaVu Serif" language=ja features=tnum}, also with underline=single, thick, double, dotted, \
      dashed or wavy, strikethrough, underline-color, background=yellow, baseline=super, sub, 3 or 0.2em, and \
      link=https://example.org (active in SVG and PDF). Images: {image=logo.png height=20 baseline=4 \
      alt="Our logo"}; template=yes or color=red draws one in the text's colour or in red. {$name} is the text of \
      --arg name=text. Stars within a word, as in 2*3*4, are text. {{ and }} are braces; a backslash escapes *, [, { \
      and other punctuation.
      """)
  static let options: [Command.Option] =
    [.init(name: "size", value: "points", help: "Points per em.", defaultValue: "17", range: .size)]
    + MarkOptions.options + FileAccessOptions.options + lines

  private static let lines: [Command.Option] = [
    .init(name: "width", value: "points", help: "Break lines at this width.", range: .width),
    .init(
      name: "align", value: "side", help: "start, center, end or justify.", defaultValue: "start",
      choices: .of(Alignment.self)),
    .init(
      name: "direction", value: "direction",
      help: "ltr, rtl, or auto: from each paragraph's first letter.", defaultValue: "auto",
      choices: .of(WritingDirection.self)),
    .init(
      name: "line-height", value: "height",
      help:
        "Distance between lines: a multiple of the font's own, such as 1.4, or points, such as 24pt."
    ),
    .init(
      name: "max-lines", value: "number", help: "Maximum lines; an ellipsis replaces the rest.",
      range: .lines),
    .init(
      name: "truncate", value: "part",
      help: "Part of the last line to leave out: head, middle or tail.", defaultValue: "tail",
      choices: .of(Truncation.self)),
    .init(
      name: "tabs", value: "stops",
      help: """
        Tab stops in points from the start of the line, separated by commas; c centres the following text on the \
        stop, e ends it there: 20c,44,200e.
        """),
    .init(
      name: "paragraph-spacing", value: "points",
      help: "Space between paragraphs. A line break starts a new paragraph.", defaultValue: "0",
      range: .distance),
    .init(
      name: "indent", value: "points",
      help: "Indent of the first line of each paragraph.", defaultValue: "0",
      range: .distance),
    .init(
      name: "hanging-indent", value: "points",
      help: "Indent of a paragraph's other lines.", defaultValue: "0", range: .distance),
    .init(
      name: "end-indent", value: "points", help: "Indent at the end of all lines.",
      defaultValue: "0", range: .distance),
    .init(
      name: "overflow-wrap", value: "where",
      help: "Break words wider than the line: anywhere, or normal, which keeps them whole.",
      defaultValue: "anywhere", choices: .of(OverflowWrap.self)),
    .init(
      name: "word-break", value: "where",
      help: """
        Line breaks between letters: normal, or keep-all, which breaks Korean, Chinese and Japanese only at spaces \
        and punctuation.
        """,
      defaultValue: "normal", choices: .of(WordBreak.self)),
    .init(
      name: "hyphenate",
      help: """
        Hyphenate words with the dictionary of their --language: Debian's hyphen-de, hyphen-en-us, …
        """),
  ]

  /// Whether the given size and weight override all of the text style.
  private let styleIsOverruled: Bool
  /// Points per em.
  let size: Double
  /// The width at which lines break; `nil` breaks them only at line ends of the text.
  let width: Double?
  let style: ParagraphStyle
  let direction: WritingDirection
  let marks: MarkOptions
  /// The files that the text may name, and those that options may name.
  private let fileAccess: (text: FileAccess, options: FileAccess)
  private let text: String
  private let isStandardInput: Bool

  /// - Parameter pixelRatio: pixels per point of a picture, in which baselines are whole pixels apart.
  init(
    _ arguments: Arguments, style textStyle: TextStyleOptions, pixelRatio: Double? = nil
  ) throws(CommandError) {
    let points = try arguments.number("size")
    let isStyled = !arguments.has("size")
    styleIsOverruled = !isStyled && arguments.has("weight")
    size = (isStyled ? textStyle.pointSize : nil) ?? points ?? 17
    width = try arguments.number("width")
    style = ParagraphStyle(
      alignment: try arguments.choice("align", Alignment.self),
      lineHeight: try Self.lineHeight(arguments, styled: isStyled ? textStyle.lineHeight : nil),
      tabStops: try Self.tabStops(arguments),
      maxLines: try Self.maxLines(arguments),
      truncation: try arguments.choice("truncate", Truncation.self),
      baselineStep: pixelRatio.map { 1 / $0 },
      paragraphSpacing: try arguments.number("paragraph-spacing") ?? 0,
      firstLineIndent: try arguments.number("indent") ?? 0,
      hangingIndent: try arguments.number("hanging-indent") ?? 0,
      endIndent: try arguments.number("end-indent") ?? 0,
      overflowWrap: try arguments.choice("overflow-wrap", OverflowWrap.self),
      wordBreak: try arguments.choice("word-break", WordBreak.self),
      hyphenates: arguments.has("hyphenate"))
    direction = try arguments.choice("direction", WritingDirection.self)
    marks = try MarkOptions(arguments)
    fileAccess = (try FileAccessOptions.text(arguments), arguments.fileAccess)
    text = arguments.operands[0]
    isStandardInput = text == "-" && arguments.readsStandardInput
  }

  /// Lays out the text or a part of it.
  /// - Parameter isOption: whether an option gives it, and not the text; all its marks are read then.
  func label(
    _ source: String, isOption: Bool = false, _ options: TextOptions, font: Font,
    color: AdaptiveColor, painting: SymbolPainting
  ) throws(CommandError) -> Label {
    do {
      var content = try isOption ? Markup.text(source) : marks.text(source)
      if let successor = options.successor { content.setSuccessor(successor) }
      return try Label(
        content, font: font, library: options.symbols,
        color: color, configuration: options.configuration, painting: painting,
        attributes: options.attributes, direction: direction, wraps: width != nil,
        fallback: options.fallback, fileAccess: isOption ? fileAccess.options : fileAccess.text)
    } catch {
      throw CommandError(error)
    }
  }

  /// Returns warnings about line options without effect.
  /// - Parameter texts: the texts that are laid out separately.
  func warnings(_ idle: UnusedOptions, texts: [String]) -> [Sentence] {
    idle.warning(
      "text-style", if: styleIsOverruled,
      "\(option: "size") and \(option: "weight") override it")
      + idle.warning(
        "truncate", if: style.maxLines == nil, "without \(option: "max-lines") nothing is left out")
      + idle.warning(
        "tabs", if: !texts.contains { $0.contains("\t") }, "there is no tab in the text")
      + idle.warning(
        "align",
        if: style.alignment != .start && width == nil
          && !texts.contains { $0.contains(where: \.isNewline) },
        "one line is as wide as its text; add \(option: "width")")
  }

  /// Returns the text, from standard input if the operand is `-`.
  func source() throws(CommandError) -> String {
    guard isStandardInput else { return text }
    let bytes = try File.read(
      "-", mostBytes: TextLength.mostBytes, tooLong: TextLength.tooLong)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    // The byte order mark is not part of the text.
    let content = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw .badData(
        "standard input is not UTF-8 at byte \(UTF8Fault.offset(in: bytes) + 1); convert it, for example with iconv"
      )
    }
    // The line end that closes the input is not a line of its own.
    return text.last?.isNewline == true ? String(text.dropLast()) : text
  }

  /// Returns warnings about options without effect on a text.
  /// - Parameter languages: the languages of its parts, `nil` for no language; evaluated only for hyphenation.
  func warnings(on source: String, languages: @autoclosure () -> Set<String?>) -> [Sentence] {
    var warnings = marks.warnings(on: source)
    if width == nil {
      let idle = [
        ("overflow-wrap", style.overflowWrap != .anywhere),
        ("word-break", style.wordBreak != .normal),
        ("hyphenate", style.hyphenates),
      ]
      for (name, isAsked) in idle where isAsked {
        warnings.append("\(option: name) has no effect without \(option: "width")")
      }
    }
    if style.hyphenates, width != nil {
      warnings += languages().sorted { ($0 ?? "") < ($1 ?? "") }.compactMap(Self.hyphenationWarning)
    }
    if style.paragraphSpacing > 0, !source.contains(where: \.isNewline) {
      warnings.append("\(option: "paragraph-spacing") has no effect: the text is one paragraph")
    }
    if style.hangingIndent > 0, width == nil {
      warnings.append("\(option: "hanging-indent") has no effect without \(option: "width")")
    }
    return warnings
  }

  /// Returns a warning if words of a language cannot be hyphenated.
  private static func hyphenationWarning(_ language: String?) -> Sentence? {
    guard let language else {
      return
        "\(option: "hyphenate") has no effect on text without a language; set it with \(option: "language")"
    }
    guard HyphenationDictionary.installed(for: language) == nil else { return nil }
    if let fault = HyphenationDictionary.fault(for: language) {
      return "\(option: "hyphenate") has no effect on text in \(language): \(fault)"
    }
    let name = language == "en" || language.hasPrefix("en-") ? "en-us" : language.lowercased()
    return
      "\(option: "hyphenate") has no effect on text in \(language): \(HyphenationDictionary.folder) has no dictionary for it; install one, such as Debian's hyphen-\(name)"
  }

  /// - Parameter styled: the line height of the text style, in points.
  private static func lineHeight(
    _ arguments: Arguments, styled: Double?
  ) throws(CommandError) -> LineHeight {
    guard let text = arguments["line-height"] else { return styled.map { .points($0) } ?? .natural }
    let isPoints = text.hasSuffix("pt")
    guard let value = Double(isPoints ? String(text.dropLast(2)) : text),
      (isPoints ? NumberRange.lineHeight : .lineMultiple).bounds.contains(value)
    else {
      throw .badValue(
        "line-height", text,
        "a multiple from \(NumberRange.lineMultiple.text), or points such as 24pt, is expected"
      )
    }
    return isPoints ? .points(value) : .multiple(value)
  }

  static func maxLines(_ arguments: Arguments) throws(CommandError) -> Int? {
    try arguments.count("max-lines")
  }

  private static func tabStops(_ arguments: Arguments) throws(CommandError) -> [TabStop] {
    guard let text = arguments["tabs"] else { return [] }
    var stops: [TabStop] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let alignment: TabStop.Alignment? =
        switch word.last {
        case "c": .center
        case "e": .end
        default: nil
        }
      guard let position = Double(alignment == nil ? word : word.dropLast()),
        (0.01...1_000_000).contains(position)
      else {
        throw .badValue(
          "tabs", String(word.isEmpty ? text[...] : word),
          "points from the start of the line are expected, with the suffix c for centred or e for ending text"
        )
      }
      stops.append(TabStop(position, alignment ?? .start))
    }
    return stops
  }
}
