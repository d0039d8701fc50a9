public import SymtextSymbols
public import SymtextOpenType

/// A compiled symbol font, read back: code points by name, and the data of each symbol.
///
/// Opening a font parses nothing; lookups are binary searches in the font's bytes, which it keeps alive.
public struct SymbolFont: Sendable {
  /// The tag of the private table of symbol fonts.
  package static let table = SymbolTable.tag

  let table: BinaryReader
  private let stringsOffset: Int
  /// The offset of the records of symbols.
  let symbolsOffset: Int
  /// The number of symbols in the font.
  public let count: Int
  /// The number of mirrored forms, which follow the symbols.
  let formCount: Int
  /// The number of names, including aliases.
  let nameCount: Int
  /// The number of layers in all symbols.
  let layerCount: Int
  /// The number of replacements of glyphs on parts of the weight axis.
  private let alternateCount: Int
  /// The number of notes from templates.
  let noteCount: Int
  /// The minor version of the table: 2 adds records of motion, 3 of opacities, 4 of anchors of layers, 5 of pens and space.
  let minor: Int
  /// The palettes, which contain the drawings' custom colours; `nil` if there are none.
  let palettes: BinaryReader?
  /// The variations of advances; `nil` if there are none.
  private let advances: AdvanceVariations?
  /// The table of drawings; `nil` if there is none.
  let drawings: BinaryReader?
  /// The table of names in other languages; `nil` if there is none.
  let words: BinaryReader?

  /// Opens a symbol font.
  /// - Throws: ``FontError`` when the font has no valid table of symbols.
  public init(_ data: FontData) throws(FontError) {
    let directory = try FontDirectory(data)
    guard let table = directory[SymbolTable.tag] else {
      throw FontError("the font has no table of symbols")
    }
    guard table.uint16(0) == 2, let minor = table.uint16(2), minor <= 5,
      let noteCount = minor == 0 ? 0 : table.uint32(SymbolTable.headerSize),
      let count = table.uint32(4), let formCount = table.uint32(8),
      let nameCount = table.uint32(12), let layerCount = table.uint32(16),
      let alternateCount = table.uint32(20), let stringsOffset = table.uint32(24), count <= 0xFFFF,
      formCount <= 0xFFFF,
      nameCount <= 0xFFFFF, layerCount <= 0xFFFFF, alternateCount <= 0xFFFF,
      noteCount <= 0xFFFFFF,
      stringsOffset == SymbolTable.headerSize(minor: minor)
        + (count + formCount) * SymbolTable.symbolSize + nameCount * SymbolTable.nameSize
        + layerCount * SymbolTable.layerSize + alternateCount * SymbolTable.alternateSize
        + noteCount * SymbolTable.noteSize
        + SymbolTable.motionSize(minor: minor, layers: layerCount, symbols: count + formCount)
        + SymbolTable.opacitiesSize(minor: minor, layers: layerCount)
        + SymbolTable.anchorsSize(minor: minor, layers: layerCount)
        + SymbolTable.spaceSize(minor: minor, layers: layerCount, symbols: count + formCount),
      stringsOffset <= table.count
    else {
      throw FontError(
        "the font's table of symbols is damaged or of another version; build the font again")
    }
    self.table = table
    drawings = directory[DrawingTable.tag]
    words = directory[WordTable.tag]
    advances = directory[HvarTable.tag].flatMap(AdvanceVariations.init)
    palettes = directory[PaletteTable.tag]
    self.stringsOffset = stringsOffset
    symbolsOffset = SymbolTable.headerSize(minor: minor)
    self.count = count
    self.formCount = formCount
    self.nameCount = nameCount
    self.layerCount = layerCount
    self.alternateCount = alternateCount
    self.noteCount = noteCount
    self.minor = minor
    if let glyphCount = directory["maxp"]?.uint16(4), !hasGlyphs(glyphCount: glyphCount) {
      throw FontError(
        "the font's table of symbols counts glyphs that the font lacks, as a program that makes subsets leaves it; build the smaller font with `symtext font build --only`"
      )
    }
  }

  /// Returns the difference of a glyph's advance from Regular, in font units, without HarfBuzz's rounding.
  /// - Parameter weight: The font's normalized coordinate, −1 to 1.
  package func advanceDelta(of glyph: GlyphID, weight: Double) -> Double {
    advances?.delta(of: glyph, at: [weight]) ?? 0
  }

  /// A symbol of the font.
  public struct Entry: Hashable, Sendable {
    /// The index in the order of names.
    public var index: Int
    /// The symbol's own name, also when found by an alias.
    public var name: String
    /// The code point of the name or alias.
    public var codePoint: UInt32
  }

  /// Finds a symbol by its name or an alias, and a variant by those of its base: `home.fill` finds `house.fill`.
  ///
  /// An alias hides no variant: where one symbol has the alias `message.circle`, it still finds `message` in a circle.
  public func entry(named name: String) -> Entry? {
    if let entry = knownEntry(named: name) { return entry }
    guard let variant = variant(named: name) else { return nil }
    return variant.names.lazy.compactMap { knownEntry(named: $0) }.first
  }

  /// Parses the name of a variant that is not a symbol's own; aliases in its parts are replaced by names.
  /// - Parameter signs: A library with further symbols for badges.
  package func variant(named name: String, signs: SymbolFont? = nil) -> VariantName? {
    func isSign(_ name: String) -> Bool { signs?.storedEntry(named: name) != nil }
    // Drawings come first: a variant of a variant is also one of the drawing.
    func isDrawn(_ name: String) -> Bool {
      knownEntry(named: name).map { (text(.base, of: $0.index) ?? "").isEmpty } ?? false
    }
    guard
      var variant = VariantName(name, isKnown: isDrawn, isSign: isSign)
        ?? VariantName(name, isKnown: { knownEntry(named: $0) != nil }, isSign: isSign)
    else { return nil }
    variant.base = storedEntry(named: variant.base)?.name ?? variant.base
    if case .symbol(let badge) = variant.badge {
      let entry = storedEntry(named: badge) ?? signs?.storedEntry(named: badge)
      variant.badge = .symbol(entry?.name ?? badge)
    }
    return variant
  }

  /// Finds a symbol by its name, or by an alias that is not the name of another symbol's variant.
  private func knownEntry(named name: String) -> Entry? {
    guard let entry = storedEntry(named: name) else { return nil }
    guard entry.name != name else { return entry }
    let variant = VariantName(
      name,
      isKnown: { part in
        storedEntry(named: part).map {
          $0.name == part && (text(.base, of: $0.index) ?? "").isEmpty
        } ?? false
      })
    guard let variant, variant.base != entry.name, !variant.names.contains(entry.name) else {
      return entry
    }
    return nil
  }

  private func storedEntry(named name: String) -> Entry? {
    var low = 0
    var high = nameCount
    while low < high {
      let middle = (low + high) / 2
      let record = nameRecord(middle)
      guard let offset = table.uint32(record), let length = table.uint16(record + 4),
        let order = table.compare(stringsOffset + offset, length, with: name.utf8)
      else { return nil }
      if order == 0 {
        guard let codePoint = table.uint32(record + 6), let index = table.uint32(record + 10),
          index < count
        else { return nil }
        return Entry(
          index: index, name: text(.name, of: index) ?? name,
          codePoint: UInt32(truncatingIfNeeded: codePoint))
      }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Returns a symbol's metadata.
  /// - Parameter index: 0 up to ``count``.
  public func metadata(of index: Int) -> SymbolMetadata {
    func list(_ field: SymbolTable.Field) -> [String] {
      (text(field, of: index) ?? "").split(separator: ",").map(String.init)
    }
    let base = text(.base, of: index) ?? ""
    var metadata = SymbolMetadata(
      altText: text(.altText, of: index) ?? "", category: text(.category, of: index) ?? "",
      keywords: list(.keywords), aliases: list(.aliases), since: text(.since, of: index) ?? "",
      rightToLeft: rightToLeftForm(of: index), forms: forms(of: index),
      preferredMode: preferredMode(of: index), note: text(.note, of: index) ?? "",
      isDisplayOnly: flag(SymbolTable.displayOnlyFlag, of: index),
      base: base.isEmpty ? nil : base)
    metadata.words = words(of: index)
    return metadata
  }

  /// Returns the names of a symbol's variants.
  public func variants(of index: Int) -> [String] {
    (text(.variants, of: index) ?? "").split(separator: ",").map(String.init)
  }

  /// Returns the index of a symbol's form for right-to-left text; `nil` for the symbol itself.
  ///
  /// The index may be beyond ``count``: mirrored forms have layers but no names.
  package func rightToLeftIndex(of index: Int) -> Int? {
    guard index >= 0, index < count,
      let form = table.uint32(symbolsOffset + index * SymbolTable.symbolSize + 16),
      form < count + formCount
    else { return nil }
    return form
  }

  /// Returns the name of a symbol's form for a language; `nil` for the symbol itself.
  ///
  /// The form of a variant is the same variant of its base's form, stored or not.
  /// - Parameter language: BCP 47.
  package func formName(of index: Int, inLanguage language: String) -> String? {
    let codes = LanguageForm.codes(of: language)
    guard !codes.isEmpty else { return nil }
    let forms = forms(of: index)
    if let name = codes.lazy.compactMap({ forms[$0] }).first { return name }
    guard let base = text(.base, of: index), !base.isEmpty, let name = text(.name, of: index),
      let variant = VariantName(name, isKnown: { $0 == base }, isSign: { _ in true })
    else { return nil }
    return formName(of: variant, inLanguage: language)
  }

  /// Returns the form's name for a variant that is not stored: of its base, of its badge, or of both.
  package func formName(of variant: VariantName, inLanguage language: String) -> String? {
    func form(_ name: String) -> String? {
      storedEntry(named: name).flatMap { formName(of: $0.index, inLanguage: language) }
    }
    var named = variant
    if let base = form(variant.base) { named.base = base }
    if case .symbol(let sign) = variant.badge, let badge = form(sign) {
      named.badge = .symbol(badge)
    }
    return named == variant ? nil : named.names.first
  }

  private func rightToLeftForm(of index: Int) -> RightToLeftForm? {
    guard let form = rightToLeftIndex(of: index) else { return nil }
    return form >= count ? .mirrored : text(.name, of: form).map { .symbol($0) }
  }

  /// Returns the mode that shows a symbol best; `nil` without a preference.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  public func preferredMode(of index: Int) -> PreferredMode? {
    guard let number = table.uint16(symbolsOffset + index * SymbolTable.symbolSize + 20),
      PreferredMode.allCases.indices.contains(number - 1)
    else { return nil }
    return PreferredMode.allCases[number - 1]
  }

  private func forms(of index: Int) -> [String: String] {
    var forms: [String: String] = [:]
    for pair in (text(.forms, of: index) ?? "").split(separator: ",") {
      let parts = pair.split(separator: ":")
      if parts.count == 2 { forms[String(parts[0])] = String(parts[1]) }
    }
    return forms
  }

  /// A layer of a symbol, which can be painted separately.
  public struct Layer: Hashable, Sendable {
    /// The glyph at each scale of the font.
    public var glyphs: ScaleGlyphs
    /// The level in the hierarchical and the palette mode.
    public var level: HierarchicalLevel
    /// The colour in the multicolor mode; `nil` for the tint.
    public var color: LayerColor?
    /// The layer is lit when the symbol's value is greater than this; `nil` opts out.
    public var variableThreshold: Double?
    /// The modes in which the layer clears those behind it instead of being painted.
    public var clears: ClearingModes = []
    /// The opacities where the layer is painted.
    public var opacities = LayerOpacities.full
    /// The role of the layer.
    public var tag: SymbolLayer.Tag?
    /// The motion of the layer.
    public var motion = LayerMotion()

    /// Whether the layer clears in the monochrome mode.
    public var clearsInMonochrome: Bool { clears.contains(.monochrome) }
    /// Whether the layer is painted in the monochrome mode.
    public var isInMonochrome: Bool { !clearsInMonochrome && opacities.isInMonochrome }
  }

  /// Returns the layers of a symbol, back to front; empty when the font's table is invalid there.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  public func layers(of index: Int) -> [Layer] {
    (layerRange(of: index) ?? 0..<0).compactMap { place in
      guard var layer = layer(at: layersOffset + place * SymbolTable.layerSize) else { return nil }
      if minor > 1 {
        layer.motion = .init(in: table, motionOffset + place * SymbolTable.layerMotionSize)
      }
      if minor > 2 {
        layer.opacities = .init(in: table, opacitiesOffset + place * SymbolTable.opacitySize)
      }
      if minor > 3 {
        layer.motion.anchor = SymbolMotion.anchor(
          in: table, anchorsOffset + place * SymbolTable.anchorSize)
      }
      if minor > 4 {
        layer.motion.attachment = LayerMotion.attachment(table.uint8(spaceOffset + place) ?? 0)
      }
      return layer
    }
  }

  /// Returns the layers of a symbol with their glyphs at a weight; the structure of some changes with the weight.
  /// - Parameters:
  ///   - index: 0 up to ``count``, or of a right-to-left form.
  ///   - weight: The normalized coordinate of the weight, −1 to 1.
  public func layers(of index: Int, weight: Double) -> [Layer] {
    layers(of: index).map { layer in
      var layer = layer
      for scale in layer.glyphs.scales {
        layer.glyphs[scale] = layer.glyphs[scale].map { glyph($0, weight: weight) }
      }
      return layer
    }
  }

  /// Returns the replacement of a glyph at a weight, usually the glyph itself.
  /// - Parameter weight: The normalized coordinate of the weight, −1 to 1.
  package func glyph(_ glyph: GlyphID, weight: Double) -> GlyphID {
    alternate(to: glyph, weight: weight) ?? glyph
  }

  /// Returns the centre lines of a symbol's layers as SVG path data on the drawing grid, a path for each shape.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  package func guides(of index: Int) -> [[String]] {
    (layerRange(of: index) ?? 0..<0).map { place in
      (string(at: layersOffset + place * SymbolTable.layerSize + 12) ?? "")
        .split(separator: ",").map(String.init)
    }
  }

  /// Returns the motion of a symbol as a whole; the default if the font has no such data.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  public func motion(of index: Int) -> SymbolMotion {
    guard minor > 1, index >= 0, index < count + formCount else { return SymbolMotion() }
    let start = motionOffset + layerCount * SymbolTable.layerMotionSize
    return SymbolMotion(in: table, start + index * SymbolTable.symbolMotionSize)
  }

  /// Returns the indices of a symbol's layers in the table.
  func layerRange(of index: Int) -> Range<Int>? {
    guard index >= 0, index < count + formCount,
      let number = table.uint16(symbolsOffset + index * SymbolTable.symbolSize + 10),
      let first = table.uint32(symbolsOffset + index * SymbolTable.symbolSize + 12),
      first <= layerCount, number <= layerCount - first
    else { return nil }
    return first..<first + number
  }

  private func layer(at record: Int) -> Layer? {
    guard let roles = table.uint16(record + 6), let threshold = table.uint16(record + 8),
      let flags = table.uint16(record + 10), HierarchicalLevel.allCases.indices.contains(roles >> 8)
    else { return nil }
    var glyphs = ScaleGlyphs()
    for (place, scale) in SymbolScale.allCases.enumerated() {
      if let glyph = table.uint16(record + 2 * place), glyph != 0 {
        glyphs[scale] = GlyphID(UInt32(glyph))
      }
    }
    let color = (roles & 0xFF) - 1
    let tag = (flags & 0xFF) - 1
    return Layer(
      glyphs: glyphs, level: HierarchicalLevel.allCases[roles >> 8],
      color: self.color(color),
      variableThreshold: threshold == SymbolTable.noThreshold ? nil : Double(threshold) / 10_000,
      clears: SymbolTable.clears(flags >> 8),
      tag: SymbolLayer.Tag.allCases.indices.contains(tag) ? SymbolLayer.Tag.allCases[tag] : nil)
  }

  /// Returns the glyph of a whole symbol at a scale; `nil` when the font lacks the scale.
  /// - Parameters:
  ///   - index: 0 up to ``count``, or of a right-to-left form.
  ///   - weight: The font's normalized coordinate, −1 to 1; the structure of some symbols changes with it.
  public func glyph(of index: Int, scale: SymbolScale, weight: Double) -> GlyphID? {
    glyph(of: index, scale: scale).map { glyph($0, weight: weight) }
  }

  private func alternate(to glyph: GlyphID, weight: Double) -> GlyphID? {
    for record in alternateRecords(of: glyph) {
      guard let from = table.int16(record + 2), let to = table.int16(record + 4) else {
        return nil
      }
      if Double(from) / 16384 <= weight && weight <= Double(to) / 16384 {
        return table.uint16(record + 6).map { GlyphID(UInt32($0)) }
      }
    }
    return nil
  }

  /// Returns the offsets of the replacements of a glyph on parts of the weight axis.
  func alternateRecords(of glyph: GlyphID) -> StrideTo<Int> {
    let start = layersOffset + layerCount * SymbolTable.layerSize
    func record(_ index: Int) -> Int { start + index * SymbolTable.alternateSize }
    var low = 0
    var high = alternateCount
    while low < high {
      let middle = (low + high) / 2
      guard let found = table.uint16(record(middle)), found >= Int(glyph.rawValue) else {
        low = middle + 1
        continue
      }
      high = middle
    }
    while high < alternateCount, table.uint16(record(high)) == Int(glyph.rawValue) { high += 1 }
    return stride(from: record(low), to: record(high), by: SymbolTable.alternateSize)
  }

  /// Returns the glyph of a whole symbol at a scale in Regular; `nil` when the font lacks the scale.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  public func glyph(of index: Int, scale: SymbolScale) -> GlyphID? {
    guard index >= 0, index < count + formCount,
      let place = SymbolScale.allCases.firstIndex(of: scale),
      let glyph = table.uint16(
        symbolsOffset + index * SymbolTable.symbolSize + 4 + 2 * place), glyph != 0
    else { return nil }
    return GlyphID(UInt32(glyph))
  }

  /// Returns a symbol's alternative text for people who cannot see it.
  public func altText(of index: Int) -> String { text(.altText, of: index) ?? "" }

  /// All symbols, by name.
  public var entries: [Entry] {
    (0..<count).compactMap { index in
      guard let name = text(.name, of: index),
        let codePoint = table.uint32(symbolsOffset + index * SymbolTable.symbolSize)
      else { return nil }
      return Entry(index: index, name: name, codePoint: UInt32(truncatingIfNeeded: codePoint))
    }
  }

  /// All names and aliases, in byte order.
  public var names: [String] {
    (0..<nameCount).compactMap { string(at: nameRecord($0)) }
  }

  private var namesOffset: Int {
    symbolsOffset + (count + formCount) * SymbolTable.symbolSize
  }

  private var layersOffset: Int { namesOffset + nameCount * SymbolTable.nameSize }

  /// The offset of the layers' pens and the symbols' space, the last records before the strings.
  var spaceOffset: Int {
    stringsOffset
      - SymbolTable.spaceSize(minor: minor, layers: layerCount, symbols: count + formCount)
  }

  /// The offset of the layers' anchors, before the records of pens and space.
  private var anchorsOffset: Int {
    spaceOffset - SymbolTable.anchorsSize(minor: minor, layers: layerCount)
  }

  /// The offset of the records of opacities, before the anchors.
  private var opacitiesOffset: Int {
    anchorsOffset - SymbolTable.opacitiesSize(minor: minor, layers: layerCount)
  }

  /// The offset of the records of motion, before those of opacities.
  private var motionOffset: Int {
    opacitiesOffset
      - SymbolTable.motionSize(minor: minor, layers: layerCount, symbols: count + formCount)
  }

  /// The offset of the notes from templates, before the records of motion.
  var notesOffset: Int { motionOffset - noteCount * SymbolTable.noteSize }

  private func nameRecord(_ index: Int) -> Int { namesOffset + index * SymbolTable.nameSize }

  func text(_ field: SymbolTable.Field, of index: Int) -> String? {
    guard index >= 0, index < count else { return nil }
    return string(at: symbolsOffset + index * SymbolTable.symbolSize + field.offset)
  }

  func string(at span: Int) -> String? {
    guard let offset = table.uint32(span), let length = table.uint16(span + 4) else { return nil }
    return table.string(stringsOffset + offset, length)
  }
}
