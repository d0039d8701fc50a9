internal import SymtextSymbols
package import SymtextFontGlyphs
package import SymtextSupport
package import SymtextSymbolText

/// What is said of a symbol, for people and for machines.
extension ListedSymbol {
  /// Its character as `U+F0000`; `nil` when it has none.
  package var codePointText: String? {
    codePoint.map { "U+\(String($0, radix: 16, uppercase: true))" }
  }

  /// What stands for it in text from right to left: `mirrored`, another symbol, or nothing.
  package var rightToLeftText: String {
    switch metadata.rightToLeft {
    case nil: ""
    case .mirrored: "mirrored"
    case .symbol(let name): name
    }
  }

  /// All of it.
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
      ("note", .string(metadata.note)), ("base", optional(metadata.base)),
      ("variants", strings(variants)), ("library", .string(library)),
      ("layers", .array(layers.map(\.json))),
      ("motion", motion.json(groups: layers.motionGroups)), ("effects", strings(effects)),
    ]
    return JSONDocument(.symbol, members)
  }
}

extension ListedSymbol {
  /// The names of the effects that it can do.
  var effects: [String] {
    SymbolEffect.names.filter { name in
      switch name {
      case "variableColor": values > 0
      case "drawOn", "drawOff": hasLines
      default: true
      }
    }
  }

  /// How many steps its layers show a value in.
  private var values: Int { Set(layers.compactMap(\.variableThreshold)).count }

  /// What it can do, in a few words.
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
  /// What it is, in a few words.
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
    if let tag { words.append(tag.rawValue) }
    return (words + motion.words).joined(separator: ", ")
  }

  /// All of it but its glyphs.
  package var json: JSONValue {
    let members: [(String, JSONValue)] = [
      ("level", .string(level.rawValue)),
      ("color", color.map { .string($0.rawValue) } ?? .null),
      ("variableThreshold", variableThreshold.map { .number($0) } ?? .null),
      ("clearsInMonochrome", .bool(clears.contains(.monochrome))),
      ("clearsInColor", .bool(clears.contains(.levels))),
      ("clearsInMulticolor", .bool(clears.contains(.multicolor))),
      ("tag", tag.map { .string($0.rawValue) } ?? .null),
    ]
    return .object(members + motion.members)
  }
}
