internal import SymtextCatalog
internal import SymtextFonts
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
package import SymtextSupport
internal import SymtextTextLayout

extension FontReport {
  /// The complete report.
  package var json: JSONDocument {
    JSONDocument(
      .fontInspect,
      [
        ("file", .string(face.file)), ("bytes", .number(Double(directory.byteCount))),
        ("family", .string(face.family)), ("outlines", .string(outlines)),
        ("unitsPerEm", .number(Double(face.unitsPerEm))),
        ("capHeight", .number(font.metrics.capHeight)),
        ("capHeightSource", .string(font.metrics.capHeightSource.description)),
        ("glyphs", .number(Double(face.glyphCount))),
        ("overlappingGlyphs", .array(overlappingGlyphs.map { .number(Double($0.rawValue)) })),
        (
          "tables",
          .array(
            directory.tables.map { table in
              .object([
                ("tag", .string(table.tag.description)), ("bytes", .number(Double(table.length))),
              ])
            })
        ),
        (
          "names",
          .array(
            description.names.map { name in
              .object([
                ("id", .number(Double(name.id))),
                ("meaning", Self.meaning(ofName: name.id).map { .string($0) } ?? .null),
                ("text", .string(name.text)),
              ])
            })
        ),
        ("axes", axes), ("instances", instances), ("features", features), ("palettes", palettes),
        ("symbols", symbols.map { .array($0.map(json(of:))) } ?? .null),
        ("characters", symbols == nil ? characters : .null),
      ])
  }

  private var axes: JSONValue {
    let mappings = directory.axisMappings
    return .array(
      description.axes.enumerated().map { index, axis in
        .object([
          ("tag", .string(axis.axis.tag.description)), ("name", json(axis.name)),
          ("minimum", .number(axis.axis.minimum)), ("default", .number(axis.axis.defaultValue)),
          ("maximum", .number(axis.axis.maximum)), ("hidden", .bool(axis.isHidden)),
          (
            "avar",
            .array(
              (mappings.indices.contains(index) ? mappings[index] : []).map {
                .array([.number($0.from), .number($0.to)])
              })
          ),
        ])
      })
  }

  private var instances: JSONValue {
    .array(
      description.instances.map { instance in
        .object([
          ("name", json(instance.name)),
          (
            "coordinates",
            .object(
              zip(description.axes, instance.coordinates).map {
                ($0.axis.tag.description, .number($1))
              })
          ),
        ])
      })
  }

  private var features: JSONValue {
    .array(
      description.features.map { feature in
        .object([
          ("tag", .string(feature.tag.description)),
          ("table", .string(feature.isPositioning ? "GPOS" : "GSUB")),
          ("name", json(feature.name)), ("lookups", .number(Double(feature.lookupCount))),
          ("glyphs", .number(Double(feature.glyphCount))),
        ])
      })
  }

  private var palettes: JSONValue {
    .array(
      description.palettes.map { palette in
        .object([
          ("name", json(palette.name)), ("light", .bool(palette.isForLightBackground)),
          ("dark", .bool(palette.isForDarkBackground)),
          ("colors", .array(palette.colors.map { .string($0) })),
        ])
      })
  }

  private var characters: JSONValue {
    .array(
      face.characters.map { character, glyph in
        .object([
          ("codePoint", .string(Self.text(character))),
          ("glyph", .number(Double(glyph.rawValue))), ("glyphName", json(face.name(of: glyph))),
        ])
      })
  }

  private func json(of symbol: Symbol) -> JSONValue {
    let glyphs = Set(symbol.glyphs.map(\.glyph) + symbol.layers.flatMap(\.glyphs.values))
    return .object([
      ("name", .string(symbol.entry.name)),
      ("codePoint", .string(Self.text(symbol.entry.codePoint))),
      (
        "aliases",
        .array(
          symbol.aliases.map {
            .object([("name", .string($0.name)), ("codePoint", .string(Self.text($0.codePoint)))])
          })
      ),
      ("category", .string(symbol.metadata.category)),
      ("keywords", .array(symbol.metadata.keywords.map { .string($0) })),
      ("altText", .string(symbol.metadata.altText)),
      ("since", .string(symbol.metadata.since)), ("glyphs", json(symbol.glyphs)),
      ("hasOutlines", .bool(symbol.hasOutlines)),
      ("hasSynthesisedWeights", .bool(symbol.hasSynthesisedWeights)),
      ("defaults", .string(symbol.defaults.styleText)),
      ("motion", symbol.motion.json(groups: symbol.layers.motionGroups)),
      (
        "layers",
        .array(
          symbol.layers.enumerated().map { index, layer in
            let annotation =
              symbol.annotations.indices.contains(index) ? symbol.annotations[index] : nil
            let members: [(String, JSONValue)] = [
              ("level", .string(layer.level.rawValue)), ("color", json(layer.color?.rawValue)),
              ("variableThreshold", layer.variableThreshold.map { .number($0) } ?? .null),
              ("tag", json(layer.tag?.rawValue)),
              ("clearsInMonochrome", .bool(layer.clears.contains(.monochrome))),
              ("clearsInColor", .bool(layer.clears.contains(.levels))),
              ("clearsInMulticolor", .bool(layer.clears.contains(.multicolor))),
              ("template", annotation.map { json(of: $0) } ?? .null),
              (
                "glyphs",
                json(
                  SymbolScale.allCases.compactMap { scale in
                    layer.glyphs[scale].map { (scale, $0) }
                  })
              ),
            ]
            return .object(members + layer.motion.members)
          })
      ),
      (
        "overlappingGlyphs",
        .array(
          overlappingGlyphs.filter { glyphs.contains($0) }
            .map { .number(Double($0.rawValue)) })
      ),
    ])
  }

  private func json(of annotation: LayerAnnotation) -> JSONValue {
    .object([
      (
        "rules",
        .object(
          annotation.rules.map { ($0.name.description, .string($0.declarations.styleText)) })
      ),
      (
        "drawGuides",
        .number(Double(annotation.keyframes.values.reduce(0) { $0 + $1.count }))
      ), ("belongsToNext", .bool(annotation.belongsToNext)),
    ])
  }

  private func json(_ glyphs: [(scale: SymbolScale, glyph: GlyphID)]) -> JSONValue {
    .object(glyphs.map { ($0.scale.rawValue, .number(Double($0.glyph.rawValue))) })
  }

  private func json(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
