internal import ArgumentParser
internal import TextLayout

/// The text of `render` and `metrics`, its size, and how it is broken into lines.
struct LineOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Text with symbols in braces: \"Add {plus.circle} to cart\"; - reads standard input.",
      discussion: """
        A symbol may be configured: {bell scale=large weight=bold size=20 color=#c00}. {{ and }} are \
        braces.
        """))
  var text: String

  @Option(help: ArgumentHelp("Points per em.", valueName: "points"))
  var size: Double = 17

  @Option(help: ArgumentHelp("Break lines at this width, in points.", valueName: "points"))
  var width: Double?

  @Option(help: ArgumentHelp("start, center or end.", valueName: "side"))
  var align: String = "start"

  /// The text, from standard input if asked.
  func source() throws(CommandError) -> String {
    guard text == "-" else { return text }
    let bytes = try File.read("-", mostBytes: 64 << 20)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .badData("standard input is not UTF-8")
    }
    // The line end that closes the input is not a line of its own.
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Checks the numbers.
  func checked() throws(CommandError) -> (size: Double, width: Double?, alignment: Alignment) {
    guard size > 0, size <= 10_000 else {
      throw .usage("--size \(size): a size is more than 0 and at most 10,000 points")
    }
    if let width, !(width > 0 && width <= 1_000_000) {
      throw .usage("--width \(width): a width is more than 0 and at most 1,000,000 points")
    }
    guard let alignment = Alignment(rawValue: align) else {
      throw .usage("--align \(align): a side is start, center or end")
    }
    return (size, width, alignment)
  }
}
