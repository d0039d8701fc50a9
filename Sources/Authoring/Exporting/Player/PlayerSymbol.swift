internal import SymtextAnimation
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbols
internal import SymtextSymbolText
internal import SymtextTextLayout

/// A symbol as data of the player: its parts at three weights, and how they move.
///
/// A unit is a thousandth of the text's cap height; y is down, from the baseline.
struct PlayerSymbol {
  /// The forms in text from left to right and from right to left.
  private let leftToRight: PlayerForm
  private let rightToLeft: PlayerForm
  /// The alternative text.
  private let altText: String
  /// The steps of its variable value; `nil` without.
  let lights: StackStyles.Lights?

  /// - Throws: ``SymbolError`` if no library has the symbol.
  init(
    _ name: String, in source: any SymbolSource, beside face: Face
  ) throws(SymbolError) {
    leftToRight = try PlayerForm(name, in: source, beside: face, isRightToLeft: false)
    let other = try ResolvedSymbol(
      name, in: source, beside: Font(face: face, size: PlayerForm.size(face)),
      configuration: PlayerForm.configuration(isRightToLeft: true))
    rightToLeft =
      other.isRightToLeftForm
      ? try PlayerForm(name, in: source, beside: face, isRightToLeft: true) : leftToRight
    altText = leftToRight.altText
    lights = leftToRight.lights
  }

  /// The element with the symbol at rest in its shadow root, for pages that are made on a server.
  ///
  /// <https://html.spec.whatwg.org/multipage/scripting.html#attr-template-shadowrootmode>
  func markup(_ name: String, style: String, mode: RenderingMode) -> String {
    let alt = XMLText.attribute(altText)
    let label = alt.isEmpty ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"\(alt)\""
    let look = mode == .monochrome ? "" : " mode=\"\(mode.rawValue)\""
    return "<symtext-symbol name=\"\(XMLText.attribute(name))\"\(look)\(label)>"
      + "<template shadowrootmode=\"open\"><style>\(style)</style>\(leftToRight.svg(mode))</template></symtext-symbol>"
  }

  /// Whether the symbol has another form in text from right to left.
  var hasTwoForms: Bool { leftToRight.json.bytes != rightToLeft.json.bytes }

  var json: JSONValue {
    let own = leftToRight.json
    let other = rightToLeft.json
    let mode = leftToRight.preferredMode
    return .object(
      [("a", .string(altText)), ("f", own)]
        + (own.bytes == other.bytes ? [] : [("r", other)])
        + (mode == .monochrome ? [] : [("m", .string(mode.rawValue))]))
  }
}
