internal import SymtextGraphics
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextTextLayout

/// Writes pieces of a text as markup.
enum MarkupWriter {
  /// What stands there, in brackets where attributes are specified.
  static func markup(
    _ content: AttributedText.Content, _ attributes: AttributedText.Attributes
  ) -> String {
    let inner =
      switch content {
      case .text(let text): Markup.escaped(text)
      case .symbol(let symbol): braces([quoted(symbol.name)] + words(symbol))
      case .image(let image): braces(words(image))
      }
    let words = words(attributes)
    return words.isEmpty ? inner : "[\(inner)]\(braces(words))"
  }

  private static func braces(_ words: [String]) -> String {
    "{\(words.joined(separator: " "))}"
  }

  private static func words(_ attributes: AttributedText.Attributes) -> [String] {
    let axes = attributes.coordinates.values.map { "\($0)=\(number($1))" }.joined(separator: ",")
    let features = attributes.features.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
    return [
      word("font", attributes.family), word("size", attributes.size.map(number)),
      word("weight", attributes.weight.map(weight)), word("italic", attributes.isItalic.map(truth)),
      word("color", attributes.color.map(color)), word("language", attributes.language),
      word("features", features.isEmpty ? nil : features), word("axes", axes.isEmpty ? nil : axes),
      word("spacing", attributes.letterSpacing.map(number)),
      word("baseline", attributes.baseline.map(baseline)),
      word("underline", attributes.underline?.rawValue),
      word("underline-color", attributes.underlineColor.map(color)),
      word("strikethrough", attributes.strikethrough?.rawValue),
      word("strikethrough-color", attributes.strikethroughColor.map(color)),
      word("background", attributes.background.map(color)), word("link", attributes.link),
      word("trim", attributes.trimsPunctuation.map(truth)),
    ].compactMap(\.self)
  }

  private static func words(_ symbol: AttributedText.Symbol) -> [String] {
    let own = symbol.configuration
    let palette = own.palette.map(color).joined(separator: ",")
    return [
      word("scale", own.scale?.rawValue), word("weight", own.weight.map(weight)),
      word("size", own.pointSize.map(number)), word("style", own.textStyle?.rawValue),
      word("color", own.color.map(color)), word("mode", own.mode?.rawValue),
      word("palette", palette.isEmpty ? nil : palette),
      word("gradient", own.hasGradient.map(truth)), word("value", own.value.map(number)),
      word("variable", own.variable?.rawValue), word("effect", own.effect),
      word("to", own.successor?.name), word("alt", symbol.altText),
      word("else", symbol.fallback?.text), word("keep", symbol.keep?.rawValue),
      word("cells", own.cells.map(cells)),
    ].compactMap(\.self)
  }

  private static func words(_ image: AttributedText.Image) -> [String] {
    [
      word("image", image.file), word("page", image.page.map { "\($0)" }),
      word("width", image.width.map(number)), word("height", image.height.map(number)),
      word("baseline", image.baselineOffsetFromBottom.map(number)),
      word("template", image.isTemplate ? truth(true) : nil), word("color", image.color.map(color)),
      word("alt", image.altText), word("keep", image.keep?.rawValue),
    ].compactMap(\.self)
  }

  private static func word(_ key: String, _ value: String?) -> String? {
    value.map { "\(key)=\(quoted($0))" }
  }

  /// In quotation marks where a word would end in it, or be empty.
  private static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy { !special.contains($0) }
    if isPlain { return text }
    // A quotation mark stands between those of the other kind.
    return text.split(separator: "\"", omittingEmptySubsequences: false).map { "\"\($0)\"" }
      .joined(separator: "'\"'")
  }

  private static let special = Set(" \t\n\r\"'{}()".unicodeScalars)

  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func truth(_ value: Bool) -> String { value ? "yes" : "no" }

  private static func weight(_ weight: AttributedText.Weight) -> String {
    switch weight {
    case .bolder: "bolder"
    case .value(let value): number(value)
    }
  }

  private static func weight(_ weight: SymbolConfiguration.Weight) -> String {
    switch weight {
    case .matched: "matched"
    case .value(let value): number(value)
    }
  }

  private static func cells(_ cells: SymbolCells) -> String {
    switch cells {
    case .automatic: "auto"
    case .count(let count): "\(count)"
    }
  }

  private static func baseline(_ baseline: AttributedText.Baseline) -> String {
    switch baseline {
    case .points(let points): number(points)
    case .ems(let ems): number(ems) + "em"
    case .superscript: "super"
    case .subscript: "sub"
    }
  }

  private static func color(_ color: AdaptiveColor) -> String {
    switch color {
    case .tint: "tint"
    case .current: "currentColor"
    case .system(let color): color.rawValue
    case .fixed(let color): self.color(color)
    }
  }

  /// In hexadecimal digits where nothing is lost by it.
  private static func color(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha]
    let bytes = parts.map { Int(($0 * 255).rounded()) }
    if zip(parts, bytes).allSatisfy({ $0 == Double($1) / 255 }) {
      return "#"
        + bytes.prefix(color.alpha == 1 ? 3 : 4)
        .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let numbers = parts.prefix(3).map(component).joined(separator: " ")
    return "rgb(\(numbers)" + (color.alpha == 1 ? ")" : " / \(number(color.alpha)))")
  }

  /// A number that is the same part of 255.
  private static func component(_ value: Double) -> String {
    let near = value * 255
    let exact = [near, near.nextUp, near.nextDown].first { $0 / 255 == value }
    return number(exact ?? near)
  }
}
