internal import SymtextSymbols
internal import SymtextOpenType

/// Builds the substitution features: scales, painting modes, right-to-left and language forms, and forms for parts of
/// the weight axis.
struct FeatureAssembler {
  var set: SymbolSet
  var glyphs: GlyphSet
  var scales: [SymbolScale]
  var ligatures: NameLigatures?

  /// Returns the substitution table; adds the features' names to the font's names.
  func table(names: inout NameTable) -> GsubTable {
    var table = GsubTable(features: [], lookups: [])
    func add(_ lookup: SubstitutionLookup) -> Int {
      table.lookups.append(lookup)
      return table.lookups.count - 1
    }
    // Lookups apply in this order: names, forms, scales, layers, colour, weight.
    if let ligatures, !ligatures.lookups.isEmpty {
      table.lookups += ligatures.lookups
      table.features.append(.init(tag: "dlig", nameID: nil, lookups: ligatures.featureLookups))
    }
    let mirrored = rightToLeftPairs
    if !mirrored.isEmpty {
      table.features.append(.init(tag: "rtlm", nameID: nil, lookups: [add(.single(mirrored))]))
    }
    for (language, pairs) in languagePairs {
      table.features.append(
        .init(
          tag: "locl", nameID: nil, lookups: [add(.single(pairs))],
          place: .init(scripts: language.scripts, languages: language.languages)))
    }
    for (tag, scale) in [(Tag("ss01"), SymbolScale.small), (Tag("ss02"), SymbolScale.large)]
    where scales.contains(scale) {
      table.features.append(
        .init(
          tag: tag, nameID: names.add("\(scale == .small ? "Small" : "Large") scale"),
          lookups: [add(.single(pairs { glyphs.whole(.init(symbol: $0, scale: scale)) }))]))
    }
    for number in 0..<min(layerCount, Self.mostLayers) {
      table.features.append(
        .init(
          tag: Self.layerTag(number), nameID: names.add("Layer \(number + 1)"),
          lookups: [add(.single(layerPairs(number)))]))
    }
    let modes: [(Tag, ColorGlyphMode, String)] = [
      ("ss03", .hierarchical, "Hierarchical"), ("ss04", .palette, "Palette colors"),
      ("ss05", .multicolor, "Multicolor"),
    ]
    for (tag, mode, name) in modes {
      let pairs = coloredPairs(mode)
      guard !pairs.isEmpty else { continue }
      table.features.append(
        .init(tag: tag, nameID: names.add(name), lookups: [add(.single(pairs))]))
    }
    table.add(
      glyphs.alternates.map { GsubTable.WeightForm(range: $0.range, from: $0.from, to: $0.to) })
    table.sortFeatures()
    return table
  }

  // MARK: Layers

  /// The largest number of layers with features: `cv01` to `cv99`.
  static let mostLayers = 99

  /// The largest number of stacked layers in a symbol.
  private var layerCount: Int {
    let counts = set.allSymbols.indices.map {
      glyphs.stacked(.init(symbol: $0, scale: .medium)).count
    }
    return counts.max() ?? 0
  }

  /// Returns the feature of a layer, from 0 at the back: `cv01`.
  private static func layerTag(_ number: Int) -> Tag {
    let digits = [(number + 1) / 10, (number + 1) % 10].map { UInt32($0) + 0x30 }
    return Tag(rawValue: 0x6376_0000 | digits[0] << 8 | digits[1])
  }

  private func layerPairs(_ number: Int) -> [SubstitutionLookup.Exchange] {
    scales.flatMap { scale in
      set.allSymbols.indices.compactMap { index -> SubstitutionLookup.Exchange? in
        let key = GlyphSet.Key(symbol: index, scale: scale)
        let layers = glyphs.stacked(key)
        guard let from = glyphs.whole(key), layers.indices.contains(number) else { return nil }
        return SubstitutionLookup.Exchange(from: from, to: layers[number])
      }
    }
  }

  // MARK: Whole symbols

  /// Returns the replacements of whole symbols at medium scale.
  private func pairs(_ glyph: (Int) -> Int?) -> [SubstitutionLookup.Exchange] {
    set.allSymbols.indices.compactMap { index in
      guard let from = glyphs.whole(.init(symbol: index, scale: .medium)), let to = glyph(index)
      else { return nil }
      return SubstitutionLookup.Exchange(from: from, to: to)
    }
  }

  private var rightToLeftPairs: [SubstitutionLookup.Exchange] {
    let forms = set.rightToLeft.sorted { $0.key < $1.key }
    return forms.compactMap { (index, form) -> SubstitutionLookup.Exchange? in
      guard let from = glyphs.whole(.init(symbol: index, scale: .medium)),
        let to = glyphs.whole(.init(symbol: form, scale: .medium))
      else { return nil }
      return SubstitutionLookup.Exchange(from: from, to: to)
    }
  }

  /// Languages with their forms of symbols; languages with equal forms are merged.
  private var languagePairs: [(language: LanguageForm, pairs: [SubstitutionLookup.Exchange])] {
    var found: [(language: LanguageForm, pairs: [SubstitutionLookup.Exchange])] = []
    for language in LanguageForm.all {
      let codes = [language.code] + (language.fallback.map { [$0] } ?? [])
      let pairs = set.symbols.enumerated().compactMap {
        index, symbol -> SubstitutionLookup.Exchange? in
        guard let name = codes.lazy.compactMap({ symbol.metadata.forms[$0] }).first,
          let form = set.index(of: name),
          let from = glyphs.whole(.init(symbol: index, scale: .medium)),
          let to = glyphs.whole(.init(symbol: form, scale: .medium))
        else { return nil }
        return SubstitutionLookup.Exchange(from: from, to: to)
      }
      guard !pairs.isEmpty else { continue }
      let like = found.firstIndex {
        $0.language.code == language.fallback && $0.pairs == pairs
      }
      if let like {
        found[like].language.languages += language.languages
      } else {
        found.append((language, pairs))
      }
    }
    return found
  }

  private func coloredPairs(_ mode: ColorGlyphMode) -> [SubstitutionLookup.Exchange] {
    scales.flatMap { scale in
      set.allSymbols.indices.compactMap { index -> SubstitutionLookup.Exchange? in
        let key = GlyphSet.Key(symbol: index, scale: scale)
        guard let from = glyphs.whole(key), let to = glyphs.colored(mode, key) else { return nil }
        return SubstitutionLookup.Exchange(from: from, to: to)
      }
    }
  }
}
