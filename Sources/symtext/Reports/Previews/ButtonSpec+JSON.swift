internal import SymtextSymbols
internal import SymtextFonts
package import SymtextGraphics
internal import SymtextFontGlyphs
package import SymtextPreviews
package import SymtextSupport
internal import SymtextSymbolText
internal import SymtextTextLayout

extension ButtonSpec {
  /// Returns the measures as JSON: points from the top left of the button, y down.
  /// - Parameter background: the colour behind the button; `nil` is the appearance's own.
  package func json(background: Color?) -> JSONDocument {
    let page =
      layout.backdropColor ?? background
      ?? AdaptiveColor.system(.systemBackground).resolved(
        button.painting.appearance, button.painting.contrast, tint: .black)
    var members: [(String, JSONValue)] = [
      ("label", .string(button.label)), ("altText", .string(layout.altText)),
      ("style", .string(button.style.rawValue)), ("size", .string(button.size.rawValue)),
      ("platform", .string(button.platform.rawValue)), ("form", .string(button.form.rawValue)),
      ("role", .string(button.role.rawValue)), ("state", .string(button.state.rawValue)),
      ("width", .number(layout.frame.width)), ("height", .number(layout.frame.height)),
      ("cornerRadius", .number(layout.cornerRadius)),
    ]
    members += [
      ("pointSize", .number(layout.pointSize)), ("capHeight", .number(layout.capHeight)),
      ("baseline", Self.number(layout.baseline)), ("labelFrame", Self.box(layout.labelFrame)),
      ("labelBox", Self.box(layout.labelBox)), ("symbolBox", Self.box(layout.symbolBox)),
      ("lines", .number(Double(layout.lineCount))), ("isTruncated", .bool(layout.isTruncated)),
      ("isRightToLeft", .bool(layout.isRightToLeft)), ("symbol", symbol),
      ("gap", Self.number(layout.gap)), ("contentFrame", Self.box(layout.contentFrame)),
    ]
    let paddings = measures.filter { $0.name != "gap" }
    members += [
      ("paddings", .object(paddings.map { ($0.name, .number($0.length)) })),
      ("hitTarget", Self.box(layout.hitTarget)),
      ("capMiddleOffset", Self.number(capMiddleOffset)),
      ("contrastRatio", .number(contrastRatio(on: page))),
      ("theme", .string(button.shownTheme.name)),
      ("fonts", .array(fontFamilies.map { .string($0) })), ("weight", .number(layout.weight)),
      ("colors", .array(colors.map(Self.json))),
      ("tokens", .object(measureTokens.map { ($0.measure, .string($0.token)) })),
    ]
    return JSONDocument(.button, members)
  }

  private static func json(_ color: PartColor) -> JSONValue {
    .object([
      ("part", .string(color.part)), ("color", .string(color.color.opaqueHexadecimal)),
      ("opacity", .number(color.color.alpha.rounded(decimals: 3))),
      ("token", color.token.map { .string($0) } ?? .null),
    ])
  }

  private static func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }

  private static func box(_ rect: Rect?) -> JSONValue {
    guard let rect else { return .null }
    return .object([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }

  private var symbol: JSONValue {
    guard let set = layout.symbol else { return .null }
    return .object([
      ("name", .string(set.name)), ("pointSize", .number(set.font.size)),
      ("scale", .string(set.scale.rawValue)), ("wght", .number(set.axisValue)),
      ("strokeWidth", Self.number(set.strokeWidth)), ("alignment", .string("center")),
      ("frame", Self.box(layout.symbolFrame)),
    ])
  }
}
