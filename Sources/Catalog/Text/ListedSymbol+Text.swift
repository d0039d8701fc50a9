internal import SymtextSymbols
package import SymtextFontGlyphs
package import SymtextSupport
package import SymtextSymbolText

/// Descriptions of a symbol as text and JSON.
extension ListedSymbol {
  /// Its character as `U+F0000`; `nil` if it has none.
  package var codePointText: String? {
    codePoint.map { "U+\(String($0, radix: 16, uppercase: true))" }
  }

  /// Its form in right-to-left text: `mirrored`, the name of another symbol, or empty.
  package var rightToLeftText: String {
    switch metadata.rightToLeft {
    case nil: ""
    case .mirrored: "mirrored"
    case .symbol(let name): name
    }
  }

  /// Returns the symbol as JSON.
  package func json(variants: [String]) -> JSONDocument {
    func strings(_ list: [String]) -> JSONValue { .array(list.map { .string($0) }) }
    func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    let forms = metadata.forms.sorted { $0.key < $1.key }
    var members: [(String, JSONValue)] = [
      ("name", .string(name)), ("altText", .string(metadata.altText)),
      ("codePoint", optional(codePointText)), ("category", .string(metadata.category)),
      ("keywords", strings(metadata.keywords)), ("aliases", strings(metadata.aliases)),
      ("since", .string(metadata.since)), ("stored", .bool(isStored)),
    ]
    members += [
      ("preferredMode", optional(metadata.preferredMode?.rawValue)),
      ("rightToLeft", .string(rightToLeftText)),
      ("forms", .object(forms.map { ($0.key, .string($0.value)) })),
      ("note", .string(metadata.note)), ("displayOnly", .bool(metadata.isDisplayOnly)),
      ("base", optional(metadata.base)),
      ("variants", strings(variants)), ("library", .string(library)),
      ("layers", .array(layers.map(\.json))),
      ("motion", motion.json(groups: layers.motionGroups)), ("effects", strings(effects)),
    ]
    return JSONDocument(.symbol, members)
  }
}

extension ListedSymbol {
  /// The names of its supported effects.
  var effects: [String] {
    SymbolEffect.names.filter { name in
      switch name {
      case "variableColor": values > 0
      case "drawOn", "drawOff": hasLines
      default: true
      }
    }
  }

  /// The number of steps in which its layers show a value.
  private var values: Int { Set(layers.compactMap(\.variableThreshold)).count }

  /// A short description of its supported effects.
  package var effectWords: String {
    let groups = layers.motionGroups.count
    return [
      groups > 1 ? "all by \(groups) motion groups" : "as a whole",
      values > 0 ? "variableColor in \(values) steps" : "no variableColor: no layer shows a value",
      hasLines ? "drawOn and drawOff" : "no drawOn and drawOff: no lines are known",
    ].joined(separator: "; ")
  }
}

extension SymbolFont.Layer {
  /// A short description.
  package var words: String {
    var words = [level.rawValue]
    if let color { words.append(color.rawValue) }
    if let variableThreshold { words.append("lit above \(variableThreshold)") }
    if clears.contains(.monochrome) { words.append("clears in monochrome") }
    if clears.contains(.colors) {
      words.append("clears in the other modes")
    } else if clears.contains(.levels) {
      words.append("clears in the hierarchical and palette modes")
    } else if clears.contains(.multicolor) {
      words.append("clears in multicolor")
    }
    if !opacities.isInMonochrome { words.append("absent in monochrome") }
    if opacities.levels < 1 { words.append("opacity \(opacities.levels) by level") }
    if opacities.multicolor < 1 { words.append("opacity \(opacities.multicolor) in multicolor") }
    if let tag { words.append(tag.rawValue) }
    return (words + motion.words).joined(separator: ", ")
  }

  /// The layer as JSON, without its glyphs.
  package var json: JSONValue {
    let members: [(String, JSONValue)] = [
      ("level", .string(level.rawValue)),
      ("color", color.map { .string($0.rawValue) } ?? .null),
      ("variableThreshold", variableThreshold.map { .number($0) } ?? .null),
      ("clearsInMonochrome", .bool(clears.contains(.monochrome))),
      ("clearsInColor", .bool(clears.contains(.levels))),
      ("clearsInMulticolor", .bool(clears.contains(.multicolor))),
      ("tag", tag.map { .string($0.rawValue) } ?? .null),
      (
        "opacity",
        .object([
          ("monochrome", .number(opacities.isInMonochrome ? 1 : 0)),
          ("hierarchical", .number(opacities.levels)),
          ("multicolor", .number(opacities.multicolor)),
        ])
      ),
    ]
    return .object(members + motion.members)
  }
}
