import SymtextSupport

/// A film of a text with effects.
///
/// The first byte chooses the format, the second the effect of symbols without one.
struct FilmTarget: FuzzTarget {
  let name = "film"
  let dictionary: String? = "markup"
  let mostBytes = 512

  private static let formats = ["svg", "webp", "gif", "apng", "json", "lottie"]
  private static let effects = [
    "bounce", "pulse", "variableColor.iterative", "scale", "wiggle.custom(45)", "rotate", "breathe",
    "drawOn.byLayer", "drawOff", "appear", "disappear",
  ]

  func run(_ input: [UInt8]) throws {
    var source = ByteSource(input)
    let format = source.pick(Self.formats)
    let effect = source.pick(Self.effects)
    guard let text = String(validating: source.remaining, as: UTF8.self) else { return }
    try AnsweredRequest.check(
      [
        ("command", "animate"), ("text", .string(text)), ("format", .string(format)),
        ("effect", .string(effect)), ("size", 9),
      ], mostPixels: 10_000)
  }
}
