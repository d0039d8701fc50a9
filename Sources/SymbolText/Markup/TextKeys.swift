internal import SymtextFonts
internal import SymtextGraphics

/// The keys of text attributes in braces, in writing order.
enum TextKeys {
  static let all: [MarkupKey<AttributedText.Attributes>] = [
    MarkupKey("font", .text, { $0.family }) { $0.family = $1 },
    MarkupKey("size", .size, { $0.size }) { $0.size = $1 },
    MarkupKey("weight", weight, { $0.weight }) { $0.weight = $1 },
    MarkupKey("italic", .truth, { $0.isItalic }) { $0.isItalic = $1 },
    MarkupKey("color", .color, { $0.color }) { $0.color = $1 },
    MarkupKey("language", otherName: "lang", language, { $0.language }) { $0.language = $1 },
    MarkupKey("features", features, { $0.features.isEmpty ? nil : $0.features }) {
      $0.features = $1
    },
    MarkupKey("axes", axes, { $0.coordinates.values.isEmpty ? nil : $0.coordinates }) {
      $0.coordinates = $1
    },
    MarkupKey("spacing", spacing, { $0.letterSpacing }) { $0.letterSpacing = $1 },
    MarkupKey("baseline", baseline, { $0.baseline }) { $0.baseline = $1 },
    MarkupKey("underline", line, { $0.underline }) { $0.underline = $1 },
    MarkupKey("underline-color", .color, { $0.underlineColor }) { $0.underlineColor = $1 },
    MarkupKey("strikethrough", line, { $0.strikethrough }) { $0.strikethrough = $1 },
    MarkupKey("strikethrough-color", .color, { $0.strikethroughColor }) {
      $0.strikethroughColor = $1
    },
    MarkupKey("background", .color, { $0.background }) { $0.background = $1 },
    MarkupKey("link", link, { $0.link }) { $0.link = $1 },
    MarkupKey("font-palette", palette, { $0.fontPalette }) { $0.fontPalette = $1 },
    MarkupKey("trim", .truth, { $0.trimsPunctuation }) { $0.trimsPunctuation = $1 },
  ]

  private static let weight = MarkupForm<AttributedText.Weight>(
    "a weight is", "1 to 1000, a name from ultralight to black, or bolder",
    write: { weight in
      switch weight {
      case .bolder: "bolder"
      case .value(let value): MarkupNumber.text(value)
      }
    }
  ) { AttributedText.Weight($0) }

  private static let language = MarkupForm<String>(
    "a language is", "a tag such as ja or zh-Hant", write: { $0 }
  ) { LanguageTag.isWellFormed($0) ? $0 : nil }

  private static let features = MarkupForm<[FontFeature]>(
    "features are", "tags such as tnum,-liga,ss01=2",
    write: { $0.map { "\($0.tag)=\($0.value)" }.joined(separator: ",") }
  ) { FontFeature.list($0) }

  private static let axes = MarkupForm<DesignCoordinates>(
    "axes are", "tags with values such as wdth=75,opsz=20",
    write: { $0.values.map { "\($0)=\(MarkupNumber.text($1))" }.joined(separator: ",") }
  ) { DesignCoordinates($0) }

  private static let palette = MarkupForm<FontPalette>(
    "a font palette is", "normal, light, dark or a number from 0", write: { "\($0)" }
  ) { FontPalette($0) }

  private static let spacing = MarkupForm.number(
    -1000...1000, "a letter spacing is", "a number of points")

  /// `super`, `sub`, points, or ems such as `0.2em`.
  private static let baseline = MarkupForm<AttributedText.Baseline>(
    "a baseline is", "super, sub, points above the line's such as -3, or 0.2em",
    write: { baseline in
      switch baseline {
      case .points(let points): MarkupNumber.text(points)
      case .ems(let ems): MarkupNumber.text(ems) + "em"
      case .superscript: "super"
      case .subscript: "sub"
      }
    }
  ) { text in
    if text == "super" { return .superscript }
    if text == "sub" { return .subscript }
    let isInEms = text.hasSuffix("em")
    guard let offset = Double(isInEms ? text.dropLast(2) : text[...]),
      abs(offset) <= (isInEms ? 100 : 10_000)
    else { return nil }
    return isInEms ? .ems(offset) : .points(offset)
  }

  private static let line = MarkupForm<AttributedText.LineStyle>(
    "a line is", "single, thick, double, dotted, dashed, wavy or none", write: { $0.rawValue }
  ) { AttributedText.LineStyle($0) }

  private static let link = MarkupForm<String>(
    read: { (text) throws(MarkupRefusal) in
      if let refusal = LinkAddress.refusal(of: text) { throw .sentence(refusal) }
      return text
    }, write: { $0 })
}
