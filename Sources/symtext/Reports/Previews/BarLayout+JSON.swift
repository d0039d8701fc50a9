internal import SymtextSymbols
internal import SymtextFonts
internal import SymtextFontGlyphs
internal import SymtextGraphics
package import SymtextDrawing
package import SymtextPreviews
package import SymtextSupport
internal import SymtextSymbolText
internal import SymtextTextLayout

extension BarLayout {
  /// Returns the applied sizes as JSON: points from the top left, y down.
  /// - Parameter contrast: the report on its contrast; `nil` if nobody asked for it.
  package func json(contrast: ContrastReport?) -> JSONDocument {
    JSONDocument(.bar, members(contrast: contrast))
  }

  /// Returns the members of that JSON.
  func members(contrast: ContrastReport?) -> [JSONValue.Member] {
    [
      ("kind", .string(kind.rawValue)), ("width", .number(width)), ("height", .number(height)),
      ("device", .string(traits.device.rawValue)),
      ("orientation", .string(traits.orientation.rawValue)),
      ("form", kind.hasForms ? .string(traits.form.rawValue) : .null),
      ("art", kind.isBar ? .string(traits.art.rawValue) : .null),
      ("isCompact", .bool(traits.isCompact)),
      ("contentSize", .string(appliedContentSize.rawValue)),
      ("growth", isBar ? .number(traits.barGrowth) : .null),
      ("isRightToLeft", .bool(isRightToLeft)), ("titleFrame", Self.box(titleFrame)),
      ("isTitleTruncated", .bool(isTitleTruncated)), ("altText", .string(altText)),
      ("items", .array(items.map(Self.json))),
    ] + (contrast.map { [("contrast", $0.json)] } ?? [])
  }

  /// Whether its height is fixed and its glyphs follow the table of bars.
  var isBar: Bool { kind.isBar }

  /// The text size of its items.
  var appliedContentSize: ContentSizeCategory {
    isBar ? traits.barContentSize : traits.contentSize
  }

  private static func json(_ placed: PlacedBarItem) -> JSONValue {
    .object([
      ("title", .string(placed.item.title)), ("detail", .string(placed.item.detail)),
      ("isSelected", .bool(placed.item.isSelected)),
      ("isHighlighted", .bool(placed.item.isHighlighted)),
      ("isEnabled", .bool(placed.item.isEnabled)),
      ("selectionFrame", box(placed.selectionFrame)),
      ("role", .string(placed.item.role.rawValue)), ("frame", box(placed.frame)),
      ("hitTarget", box(placed.hitTarget)), ("titleFrame", box(placed.titleFrame)),
      ("baseline", number(placed.baseline)), ("titlePointSize", number(placed.titlePointSize)),
      ("isTruncated", .bool(placed.isTruncated)), ("detailFrame", box(placed.detailFrame)),
      ("symbol", symbol(placed)),
    ])
  }

  private static func symbol(_ placed: PlacedBarItem) -> JSONValue {
    guard let symbol = placed.symbol else { return .null }
    var members: [(String, JSONValue)] = [
      ("name", .string(symbol.name)), ("pointSize", .number(symbol.textFont.size)),
      ("scale", .string(symbol.scale.rawValue)), ("wght", .number(symbol.axisValue)),
      ("strokeWidth", number(symbol.strokeWidth)),
      ("isRightToLeftForm", .bool(symbol.isRightToLeftForm)), ("frame", box(placed.glyphFrame)),
    ]
    if let glyph = placed.glyph {
      members += [
        ("glyphClass", .string(glyph.shape.rawValue)),
        (
          "target",
          .object([
            ("width", number(glyph.target.width)), ("height", number(glyph.target.height)),
          ])
        ), ("meetsTarget", .bool(glyph.shortfall == nil)),
        ("shortfall", glyph.shortfall.map { .string($0) } ?? .null),
      ]
    }
    return .object(members)
  }

  private static func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }

  private static func box(_ rect: Rect?) -> JSONValue {
    guard let rect else { return .null }
    return .object([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }
}
