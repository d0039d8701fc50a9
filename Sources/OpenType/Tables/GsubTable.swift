/// Glyph substitution: features for users or languages, and substitutions that depend on the weight.
///
/// <https://learn.microsoft.com/typography/opentype/spec/gsub>
package struct GsubTable: FontTable {
  package static let tag: Tag = "GSUB"

  /// A feature: its tag, its name for menus, and its lookups, which apply in the order of the list.
  package struct Feature {
    package var tag: Tag
    package var nameID: Int?
    package var lookups: [Int]
    /// The scripts and languages of the feature; `nil` for all.
    package var place: Place?

    package init(tag: Tag, nameID: Int?, lookups: [Int], place: Place? = nil) {
      self.tag = tag
      self.nameID = nameID
      self.lookups = lookups
      self.place = place
    }
  }

  /// The scripts and languages that have a feature.
  package struct Place {
    package var scripts: [Tag]
    package var languages: [Tag]

    package init(scripts: [Tag], languages: [Tag]) {
      self.scripts = scripts
      self.languages = languages
    }
  }

  /// Alternative lookups of a feature for a range of the weight axis.
  package struct Variation {
    /// Normalized coordinates.
    package var range: ClosedRange<Double>
    /// The feature's index in the list.
    package var feature: Int
    package var lookups: [Int]

    package init(range: ClosedRange<Double>, feature: Int, lookups: [Int]) {
      self.range = range
      self.feature = feature
      self.lookups = lookups
    }
  }

  /// By tag.
  package var features: [Feature]
  /// In the order in which they apply.
  package var lookups: [SubstitutionLookup]
  /// The first one whose range contains the weight applies.
  package var variations: [Variation] = []

  package init(features: [Feature], lookups: [SubstitutionLookup], variations: [Variation] = []) {
    self.features = features
    self.lookups = lookups
    self.variations = variations
  }

  package func encode(into writer: inout BinaryWriter) throws(FontError) {
    let start = writer.count
    let hasVariations = !variations.isEmpty
    writer.write(UInt16(1))  // majorVersion
    writer.write(UInt16(hasVariations ? 1 : 0))  // minorVersion
    let offsets = writer.count
    for _ in 0..<3 { writer.write(UInt16(0)) }  // scriptList, featureList, lookupList: set below
    if hasVariations { writer.write(UInt32(0)) }  // featureVariationsOffset, set below
    try writer.patch(offset16: writer.count - start, at: offsets)
    try writeScripts(into: &writer)
    try writer.patch(offset16: writer.count - start, at: offsets + 2)
    try writeFeatures(into: &writer)
    try writer.patch(offset16: writer.count - start, at: offsets + 4)
    try writeLookups(into: &writer)
    if hasVariations {
      writer.patch(offset32: writer.count - start, at: offsets + 6)
      writeVariations(into: &writer)
    }
  }

  // MARK: Scripts

  /// Writes the scripts.
  ///
  /// Each has all features without a place; some languages and scripts have more.
  ///
  /// Language systems with equal features are written once, after all scripts, because there are many languages and
  /// scripts but few different sets of features.
  private func writeScripts(into writer: inout BinaryWriter) throws(FontError) {
    let places = features.compactMap(\.place)
    let scripts = Array(Set(["DFLT", "latn"] + places.flatMap(\.scripts))).sorted()
    let languages = Array(Set(places.flatMap(\.languages))).sorted()
    let ofLanguages = languages.map { tag in features { $0.languages.contains(tag) } }
    let list = writer.count
    writer.write(UInt16(scripts.count))  // scriptCount
    let records = writer.count
    for script in scripts {
      writer.write(script)
      writer.write(UInt16(0))  // scriptOffset, set below
    }
    /// The positions of the offsets in script tables, by the features of their language system.
    var offsets: [[Int]: [(script: Int, place: Int)]] = [:]
    for (index, script) in scripts.enumerated() {
      try writer.patch(offset16: writer.count - list, at: records + 6 * index + 4)
      let table = writer.count
      func writeOffset(to features: [Int]) {
        offsets[features, default: []].append((table, writer.count))
        writer.write(UInt16(0))  // set below
      }
      let usual = features { $0.scripts.contains(script) }
      writeOffset(to: usual)  // defaultLangSysOffset
      // A language without an entry uses the script's default features.
      let others = languages.indices.filter { ofLanguages[$0] != usual }
      writer.write(UInt16(others.count))  // langSysCount
      for language in others {
        writer.write(languages[language])
        writeOffset(to: ofLanguages[language])
      }
    }
    for (features, places) in offsets.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      for place in places {
        try writer.patch(offset16: writer.count - place.script, at: place.place)
      }
      writeLanguageSystem(features, into: &writer)
    }
  }

  /// Returns the indices of the features without a place, or with a matching one.
  private func features(where applies: (Place) -> Bool) -> [Int] {
    features.indices.filter { features[$0].place.map(applies) ?? true }
  }

  private func writeLanguageSystem(_ features: [Int], into writer: inout BinaryWriter) {
    writer.write(UInt16(0))  // lookupOrderOffset
    writer.write(UInt16(0xFFFF))  // requiredFeatureIndex
    writer.write(UInt16(features.count))  // featureIndexCount
    for index in features { writer.write(UInt16(index)) }
  }

  // MARK: Features

  private func writeFeatures(into writer: inout BinaryWriter) throws(FontError) {
    let list = writer.count
    writer.write(UInt16(features.count))  // featureCount
    let records = writer.count
    for feature in features {
      writer.write(feature.tag)
      writer.write(UInt16(0))  // featureOffset, set below
    }
    for (index, feature) in features.enumerated() {
      try writer.patch(offset16: writer.count - list, at: records + 6 * index + 4)
      Self.write(feature, into: &writer)
    }
  }

  /// Writes a feature with its name, whose format depends on the tag.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/features_ae#cv01--cv99>
  private static func write(_ feature: Feature, into writer: inout BinaryWriter) {
    write(feature.lookups, hasParameters: feature.nameID != nil, into: &writer)
    guard let nameID = feature.nameID else { return }
    writer.write(UInt16(0))  // FeatureParams.version or format
    writer.write(UInt16(nameID))  // UINameID
    guard feature.tag.isCharacterVariant else { return }
    writer.write(UInt16(0))  // featUiTooltipTextNameId
    writer.write(UInt16(0))  // sampleTextNameId
    writer.write(UInt16(0))  // numNamedParameters
    writer.write(UInt16(0))  // firstParamUiLabelNameId
    writer.write(UInt16(0))  // charCount
  }

  private static func write(
    _ lookups: [Int], hasParameters: Bool, into writer: inout BinaryWriter
  ) {
    writer.write(UInt16(hasParameters ? 4 + 2 * lookups.count : 0))  // featureParamsOffset
    writer.write(UInt16(lookups.count))  // lookupIndexCount
    for lookup in lookups { writer.write(UInt16(lookup)) }  // lookupListIndices
  }

  // MARK: Lookups

  /// Writes all subtables as extensions, so that large libraries do not exceed 16-bit offsets.
  private func writeLookups(into writer: inout BinaryWriter) throws(FontError) {
    let list = writer.count
    writer.write(UInt16(lookups.count))  // lookupCount
    let offsets = writer.count
    for _ in lookups { writer.write(UInt16(0)) }  // lookupOffsets, set below
    var extensions: [(header: Int, bytes: [UInt8])] = []
    for (index, lookup) in lookups.enumerated() {
      try writer.patch(offset16: writer.count - list, at: offsets + 2 * index)
      let subtables = try lookup.subtables()
      let start = writer.count
      writer.write(UInt16(7))  // lookupType: extension
      writer.write(UInt16(0))  // lookupFlag
      writer.write(UInt16(subtables.count))  // subTableCount
      for number in subtables.indices {
        writer.write(UInt16(6 + 2 * subtables.count + 8 * number))  // subtableOffset
      }
      for bytes in subtables {
        extensions.append((writer.count, bytes))
        writer.write(UInt16(1))  // format
        writer.write(UInt16(lookup.type))  // extensionLookupType
        writer.write(UInt32(0))  // extensionOffset, set below
      }
      guard writer.count - start <= 0xFFFF else {
        throw FontError("a lookup of the GSUB table has too many subtables")
      }
    }
    for (header, bytes) in extensions {
      writer.patch(offset32: writer.count - header, at: header + 4)
      writer.write(bytes: bytes)
    }
  }

  // MARK: Variations

  /// Writes the alternative lookups of features for parts of the axis.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/chapter2#featurevariations-table>
  private func writeVariations(into writer: inout BinaryWriter) {
    let start = writer.count
    writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
    writer.write(UInt32(variations.count))  // featureVariationRecordCount
    let records = writer.count
    for _ in variations { writer.write(UInt64(0)) }  // offsets of conditions and substitutions
    for (index, variation) in variations.enumerated() {
      writer.patch(offset32: writer.count - start, at: records + 8 * index)
      writer.write(UInt16(1))  // conditionCount
      writer.write(UInt32(6))  // conditionOffset
      writer.write(UInt16(1))  // Condition.format: a range of an axis
      writer.write(UInt16(0))  // axisIndex
      writer.write(f2Dot14: variation.range.lowerBound)
      writer.write(f2Dot14: variation.range.upperBound)
      writer.patch(offset32: writer.count - start, at: records + 8 * index + 4)
      writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
      writer.write(UInt16(1))  // substitutionCount
      writer.write(UInt16(variation.feature))  // featureIndex
      writer.write(UInt32(12))  // alternateFeatureOffset
      Self.write(variation.lookups, hasParameters: false, into: &writer)
    }
  }
}

extension Tag {
  /// Whether the tag is one of `cv01` to `cv99`.
  fileprivate var isCharacterVariant: Bool { rawValue >> 16 == 0x6376 }
}
