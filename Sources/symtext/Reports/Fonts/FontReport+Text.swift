internal import SymtextCatalog
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextFonts
internal import SymtextTextLayout

extension FontReport {
  private static let columns = 80
  private static let indent = 11

  /// Returns the report as text, with a list of symbols or characters if requested.
  package func text(withSymbols: Bool) -> String {
    var rows: [String] = []
    func add(_ title: String, _ lines: [String]) {
      for (index, line) in lines.enumerated() {
        rows.append(Self.padded(index == 0 ? title : "", Self.indent) + line)
      }
    }
    add("file", [face.file])
    add("family", [face.family])
    add("size", ["\(directory.byteCount) bytes in \(directory.tables.count) tables"])
    let metrics = font.metrics
    add(
      "em",
      [
        "\(face.unitsPerEm) units, cap height \(number(metrics.capHeight)) (\(metrics.capHeightSource))"
      ])
    add(
      "glyphs",
      [
        "\(face.glyphCount) with \(outlines) outlines, \(overlappingGlyphs.count) with overlapping contours"
      ])
    add("", Self.wrapped(overlappingNames))
    add(
      "symbols",
      [
        symbols.map { symbols in
          "\(symbols.count), \(symbols.reduce(0) { $0 + $1.aliases.count }) aliases, \(symbols.reduce(0) { $0 + $1.layers.count }) layers"
        } ?? symbolsMissing ?? ""
      ])
    add("characters", ["\(face.characters.count)"])
    add("axes", description.axes.isEmpty ? ["none"] : axisLines)
    add("instances", Self.wrapped(description.instances.map(text(of:))))
    add("features", description.features.map(text(of:)))
    add("palettes", description.palettes.isEmpty ? ["none"] : description.palettes.map(text(of:)))
    add("names", nameLines)
    add("tables", Self.wrapped(directory.tables.map { "\($0.tag) \($0.length)" }))
    if withSymbols { rows += [""] + (symbols.map(symbolLines) ?? characterLines) }
    return rows.joined(separator: "\n") + "\n"
  }

  private static let mostOverlappingNames = 8

  private var overlappingNames: [String] {
    let names = overlappingGlyphs.prefix(Self.mostOverlappingNames).map { glyph in
      face.name(of: glyph) ?? "\(glyph)"
    }
    let more = overlappingGlyphs.count - names.count
    return names + (more > 0 ? ["and \(more) more"] : [])
  }

  private var axisLines: [String] {
    let mappings = directory.axisMappings
    return description.axes.enumerated().map { index, axis in
      let range = [axis.axis.minimum, axis.axis.defaultValue, axis.axis.maximum].map(number)
      let steps = mappings.indices.contains(index) ? mappings[index].count : 0
      return "\(axis.axis.tag)  \(axis.name.map { "\($0), " } ?? "")\(range[0]) to \(range[2]), "
        + "default \(range[1])" + (steps > 0 ? ", bent by avar in \(steps) steps" : "")
        + (axis.isHidden ? ", hidden" : "")
    }
  }

  private func text(of instance: FaceDescription.Instance) -> String {
    let places = zip(description.axes, instance.coordinates).map {
      "\($0.axis.tag) \(number($1))"
    }
    return "\(instance.name ?? "without a name") (\(places.joined(separator: " ")))"
  }

  private func text(of feature: FaceDescription.Feature) -> String {
    let verb = feature.isPositioning ? "moves" : "exchanges"
    let glyphs = "\(feature.glyphCount) glyph\(feature.glyphCount == 1 ? "" : "s")"
    return "\(feature.tag)  \(feature.name.map { "\($0): " } ?? "")\(verb) "
      + (feature.lookupCount == 0 ? "glyphs at some coordinates only" : glyphs)
  }

  private func text(of palette: FaceDescription.Palette) -> String {
    let uses =
      (palette.isForLightBackground ? ["light"] : [])
      + (palette.isForDarkBackground ? ["dark"] : [])
    return "\(palette.name.map { "\($0): " } ?? "")\(palette.colors.count) colours"
      + (uses.isEmpty ? "" : " for \(uses.joined(separator: " and ")) backgrounds")
  }

  private static let mostNameCharacters = 96

  private var nameLines: [String] {
    description.names.compactMap { name in
      guard let meaning = Self.meaning(ofName: name.id) else { return nil }
      let line = name.text.split(whereSeparator: \.isNewline).joined(separator: " ")
      let text =
        line.count > Self.mostNameCharacters
        ? line.prefix(Self.mostNameCharacters) + "…" : Substring(line)
      return "\(meaning): \(text)"
    }
  }

  private func symbolLines(_ symbols: [Symbol]) -> [String] {
    let nameWidth = symbols.map(\.entry.name.count).max() ?? 0
    let categoryWidth = symbols.map(\.metadata.category.count).max() ?? 0
    let overlapping = Set(overlappingGlyphs)
    return symbols.flatMap { symbol in
      let glyphs = symbol.glyphs.map { scale, glyph in
        "\(glyph)\(overlapping.contains(glyph) ? "*" : "")"
      }
      let line =
        Self.padded(symbol.entry.name, nameWidth + 2)
        + "\(Self.text(symbol.entry.codePoint))  "
        + Self.padded(symbol.metadata.category, categoryWidth + 2)
        + "glyphs " + glyphs.joined(separator: " ")
        + (symbol.aliases.isEmpty
          ? "" : " (also \(symbol.aliases.map(\.name).joined(separator: ", ")))")
        + (symbol.hasSynthesisedWeights
          ? ", drawn at Regular, other weights synthesised"
          : symbol.hasOutlines ? ", outlines" : "")
      return [line]
        + (symbol.defaults.isEmpty ? [] : ["  defaults \(symbol.defaults.styleText)"])
        + (symbol.motion.words.isEmpty
          ? [] : ["  moves \(symbol.motion.words.joined(separator: ", "))"])
        + (symbol.layers.count > 1 || symbol.layers.contains { $0.motion != LayerMotion() }
          ? symbol.layers.map { text(of: $0) } : [])
    } + ["", "Glyphs are those of small, medium and large scale; * marks overlapping contours."]
  }

  private func text(of layer: SymbolFont.Layer) -> String {
    let glyphs = SymbolScale.allCases.compactMap { layer.glyphs[$0].map { "\($0)" } }
    return "  \(layer.level.rawValue)" + (layer.color.map { ", \($0.rawValue)" } ?? "")
      + (layer.variableThreshold.map { ", above \(number($0))" } ?? "")
      + (layer.tag.map { ", \($0.rawValue)" } ?? "")
      + (layer.clears.contains(.monochrome) ? ", clears" : "")
      + layer.motion.words.map { ", \($0)" }.joined()
      + ", glyphs " + glyphs.joined(separator: " ")
  }

  private var characterLines: [String] {
    face.characters.map { character, glyph in
      Self.padded(Self.text(character), 9) + "glyph \(glyph)"
        + (face.name(of: glyph).map { " \($0)" } ?? "")
    }
  }

  private func number(_ value: Double) -> String { JSONValue.number(value).compactText }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  /// Returns words separated by commas, in lines that fit a terminal.
  private static func wrapped(_ words: [String]) -> [String] {
    var lines: [String] = []
    for (index, word) in words.enumerated() {
      let word = word + (index < words.count - 1 ? "," : "")
      if let last = lines.last, indent + last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
