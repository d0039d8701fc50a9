internal import SymbolText
internal import TextLayout

/// The text of `render` and `metrics`, its size, and how it is broken into lines.
struct LineOptions {
  static let operand = Command.Operand(
    name: "text",
    help: """
      Text with symbols in braces, such as "Add {plus.circle} to cart"; - reads standard input. A \
      symbol may be configured: {bell scale=large weight=bold size=20 color=#c00 mode=hierarchical}, \
      {wifi value=0.5}. {{ and }} are braces.
      """)
  static let options: [Command.Option] = [
    .init(name: "size", value: "points", help: "Points per em.", standard: "17"),
    .init(name: "width", value: "points", help: "Break lines at this width."),
    .init(
      name: "align", value: "side", help: "start, center or end of the width.", standard: "start"),
  ]

  /// Points per em.
  let size: Double
  /// Where lines break; `nil` only where the text does.
  let width: Double?
  let alignment: Alignment
  private let text: String

  init(_ arguments: Arguments, style: TextStyleOptions) throws(CommandError) {
    let points = try arguments.number(
      "size", in: 0.01...10_000, "0.01 to 10,000 points is expected")
    size = (arguments.has("size") ? nil : style.pointSize) ?? points ?? 17
    width = try arguments.number(
      "width", in: 0.01...1_000_000, "0.01 to 1,000,000 points is expected")
    alignment = try arguments.choice("align", Alignment.self)
    text = arguments.operands[0]
  }

  /// Reads the text, from standard input if asked, and sets it.
  func label(
    _ options: TextOptions, font: Font, color: Color, painting: SymbolPainting = SymbolPainting()
  ) throws(CommandError) -> Label {
    try self.label(source(), options, font: font, color: color, painting: painting)
  }

  /// Sets a part of the text.
  func label(
    _ source: String, _ options: TextOptions, font: Font, color: Color,
    painting: SymbolPainting = SymbolPainting()
  ) throws(CommandError) -> Label {
    do {
      return try Label(
        Markup(source), font: font, library: options.symbols, color: color,
        configuration: options.configuration, painting: painting, wraps: width != nil)
    } catch {
      throw .badData("\(error)")
    }
  }

  /// The text, from standard input if asked.
  func source() throws(CommandError) -> String {
    guard text == "-" else { return text }
    let bytes = try File.read("-", mostBytes: 64 << 20)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .badData("standard input is not UTF-8")
    }
    // The line end that closes the input is not a line of its own.
    return text.last?.isNewline == true ? String(text.dropLast()) : text
  }
}
