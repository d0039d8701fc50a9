public import SymtextSymbols
public import SymtextOpenType

/// A compiled symbol font, read back: names to code points and what is known of each symbol.
///
/// Opening it parses nothing; look-ups are binary searches in the font's own bytes, which it keeps.
public struct SymbolFont: Sendable {
  /// The private table that only such fonts have.
  package static let table = SymbolTable.tag

  let table: BinaryReader
  private let stringsOffset: Int
  /// Where the records of symbols begin.
  private let symbolsOffset: Int
  /// How many symbols the font holds.
  public let count: Int
  /// How many mirrored forms follow the symbols.
  private let formCount: Int
  /// How many names, aliases among them.
  private let nameCount: Int
  /// How many layers all symbols have.
  private let layerCount: Int
  /// How many glyphs stand for others on parts of the weight axis.
  private let alternateCount: Int
  /// How many things templates say of layers.
  let noteCount: Int
  /// Which version of the table it is: 2 has records of motion, 3 of opacities.
  private let minor: Int
  /// The palettes, in which drawings' own colours stand; `nil` without any.
  private let palettes: BinaryReader?
  /// How advances vary; `nil` where the font does not say.
  private let advances: AdvanceVariations?
  /// How lines become glyphs; `nil` where the font does not say.
  let drawings: BinaryReader?

  /// Opens a symbol font.
  /// - Throws: ``FontError`` when it is no font with a table of symbols.
  public init(_ data: FontData) throws(FontError) {
    let directory = try FontDirectory(data)
    guard let table = directory[SymbolTable.tag] else {
      throw FontError("the font has no table of symbols")
    }
    guard table.uint16(0) == 2, let minor = table.uint16(2), minor <= 3,
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
        + SymbolTable.opacitiesSize(minor: minor, layers: layerCount),
      stringsOffset <= table.count
    else {
      throw FontError(
        "the font's table of symbols is damaged or of another version; build the font again")
    }
    self.table = table
    drawings = directory[DrawingTable.tag]
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
  }

  /// How much wider a glyph is than at Regular, in font units, not rounded as HarfBuzz rounds it.
  /// - Parameter weight: the font's normalised coordinate, −1 to 1.
  package func advanceDelta(of glyph: GlyphID, weight: Double) -> Double {
    advances?.delta(of: glyph, at: [weight]) ?? 0
  }

  /// A symbol of the font.
  public struct Entry: Hashable, Sendable {
    /// Its place in the order of names.
    public var index: Int
    /// Its own name, also when an alias was asked for.
    public var name: String
    /// The code point that the name or alias maps from.
    public var codePoint: UInt32
  }

  /// Finds a symbol by its name or an alias, and a variant by those of what is varied: `home.fill` is
  /// `house.fill`.
  public func entry(named name: String) -> Entry? {
    if let entry = storedEntry(named: name) { return entry }
    guard let variant = variant(named: name) else { return nil }
    return variant.names.lazy.compactMap { storedEntry(named: $0) }.first
  }

  /// What a name says that is no symbol's, but a variant's of one; the parts have their own names, no
  /// aliases.
  /// - Parameter signs: a library whose symbols badges may show, too.
  package func variant(named name: String, signs: SymbolFont? = nil) -> VariantName? {
    func isSign(_ name: String) -> Bool { signs?.storedEntry(named: name) != nil }
    // Of what is stored first what was drawn: a variant of a variant is one of the drawing, too.
    func isDrawn(_ name: String) -> Bool {
      storedEntry(named: name).map { (text(.base, of: $0.index) ?? "").isEmpty } ?? false
    }
    guard
      var variant = VariantName(name, isKnown: isDrawn, isSign: isSign)
        ?? VariantName(name, isKnown: { storedEntry(named: $0) != nil }, isSign: isSign)
    else { return nil }
    variant.base = storedEntry(named: variant.base)?.name ?? variant.base
    if case .symbol(let badge) = variant.badge {
      let entry = storedEntry(named: badge) ?? signs?.storedEntry(named: badge)
      variant.badge = .symbol(entry?.name ?? badge)
    }
    return variant
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

  /// What the font says about a symbol.
  /// - Parameter index: 0 up to ``count``.
  public func metadata(of index: Int) -> SymbolMetadata {
    func list(_ field: SymbolTable.Field) -> [String] {
      (text(field, of: index) ?? "").split(separator: ",").map(String.init)
    }
    let base = text(.base, of: index) ?? ""
    return SymbolMetadata(
      altText: text(.altText, of: index) ?? "", category: text(.category, of: index) ?? "",
      keywords: list(.keywords), aliases: list(.aliases), since: text(.since, of: index) ?? "",
      rightToLeft: rightToLeftForm(of: index), forms: forms(of: index),
      preferredMode: preferredMode(of: index), note: text(.note, of: index) ?? "",
      base: base.isEmpty ? nil : base)
  }

  /// The names of the symbols that are variants of a symbol.
  public func variants(of index: Int) -> [String] {
    (text(.variants, of: index) ?? "").split(separator: ",").map(String.init)
  }

  /// The place of the form that stands for a symbol in text from right to left; `nil` for itself.
  ///
  /// It may lie beyond ``count``: mirrored forms have no names, but layers.
  package func rightToLeftIndex(of index: Int) -> Int? {
    guard index >= 0, index < count,
      let form = table.uint32(symbolsOffset + index * SymbolTable.symbolSize + 16),
      form < count + formCount
    else { return nil }
    return form
  }

  /// The name of what stands for a symbol in text of a language; `nil` for itself.
  ///
  /// For a variant that is the same variant of its base's form, whether it is stored or not.
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

  /// The same for a variant that is not stored.
  package func formName(of variant: VariantName, inLanguage language: String) -> String? {
    guard let base = storedEntry(named: variant.base),
      let form = formName(of: base.index, inLanguage: language)
    else { return nil }
    var variant = variant
    variant.base = form
    return variant.names.first
  }

  private func rightToLeftForm(of index: Int) -> RightToLeftForm? {
    guard let form = rightToLeftIndex(of: index) else { return nil }
    return form >= count ? .mirrored : text(.name, of: form).map { .symbol($0) }
  }

  /// The mode that shows a symbol best; `nil` where it prefers none.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  public func preferredMode(of index: Int) -> PreferredMode? {
    guard let number = table.uint16(symbolsOffset + index * SymbolTable.symbolSize + 20),
      PreferredMode.allCases.indices.contains(number - 1)
    else { return nil }
    return PreferredMode.allCases[number - 1]
  }

  /// Whether a symbol was drawn as outlines instead of strokes.
  package func hasOutlines(_ index: Int) -> Bool { flag(SymbolTable.outlinesFlag, of: index) }

  /// Whether outlines were drawn at Regular only, so that the other weights of a symbol are offsets of it.
  package func hasSynthesisedWeights(_ index: Int) -> Bool {
    flag(SymbolTable.synthesisedFlag, of: index)
  }

  /// Whether a symbol is an icon of some set: up to Regular its strokes are as they were drawn, however
  /// close.
  package func keepsRegular(_ index: Int) -> Bool { flag(SymbolTable.iconFlag, of: index) }

  /// Whether the layers of a symbol show it better than its whole glyph, also in one colour: what clears could not
  /// be cut out of that at every weight.
  package func isLayered(_ index: Int) -> Bool { flag(SymbolTable.layeredFlag, of: index) }

  private func flag(_ flag: Int, of index: Int) -> Bool {
    guard index >= 0, index < count + formCount,
      let flags = table.uint16(symbolsOffset + index * SymbolTable.symbolSize + 22)
    else { return false }
    return flags & flag != 0
  }

  private func forms(of index: Int) -> [String: String] {
    var forms: [String: String] = [:]
    for pair in (text(.forms, of: index) ?? "").split(separator: ",") {
      let parts = pair.split(separator: ":")
      if parts.count == 2 { forms[String(parts[0])] = String(parts[1]) }
    }
    return forms
  }

  /// A layer of a symbol: what can be painted by itself.
  public struct Layer: Hashable, Sendable {
    /// The glyph at each scale that the font has.
    public var glyphs: ScaleGlyphs
    /// The level in the hierarchical and the palette mode.
    public var level: HierarchicalLevel
    /// The colour in the multicolor mode; `nil` leaves it to the tint.
    public var color: LayerColor?
    /// The layer is lit when the symbol's value is greater than this; `nil` opts out.
    public var variableThreshold: Double?
    /// The modes in which the layer clears what is behind it instead of being painted.
    public var clears: ClearingModes = []
    /// How opaque it is where it is painted.
    public var opacities = LayerOpacities.full
    /// What the layer is for.
    public var tag: SymbolLayer.Tag?
    /// How it moves.
    public var motion = LayerMotion()

    /// Whether it clears in the monochrome mode.
    public var clearsInMonochrome: Bool { clears.contains(.monochrome) }
    /// Whether it is painted in the monochrome mode.
    public var isInMonochrome: Bool { !clearsInMonochrome && opacities.isInMonochrome }
  }

  /// The layers of a symbol, back to front; none when the font's table is damaged there.
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
      return layer
    }
  }

  /// The layers of a symbol with the glyphs that they have at a weight: the structure of some changes with it.
  /// - Parameters:
  ///   - index: 0 up to ``count``, or of a right-to-left form.
  ///   - weight: the normalised coordinate of the weight, −1 to 1.
  public func layers(of index: Int, weight: Double) -> [Layer] {
    layers(of: index).map { layer in
      var layer = layer
      for scale in layer.glyphs.scales {
        layer.glyphs[scale] = layer.glyphs[scale].map { glyph($0, weight: weight) }
      }
      return layer
    }
  }

  /// What stands for a glyph at a weight, mostly itself.
  /// - Parameter weight: the normalised coordinate of the weight, −1 to 1.
  package func glyph(_ glyph: GlyphID, weight: Double) -> GlyphID {
    alternate(to: glyph, weight: weight) ?? glyph
  }

  /// The centre lines of a symbol's layers as SVG path data on the drawing grid, for each layer a path
  /// for each shape.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  package func guides(of index: Int) -> [[String]] {
    (layerRange(of: index) ?? 0..<0).map { place in
      (string(at: layersOffset + place * SymbolTable.layerSize + 12) ?? "")
        .split(separator: ",").map(String.init)
    }
  }

  /// How a symbol moves as a whole; as most do where the font does not say.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  public func motion(of index: Int) -> SymbolMotion {
    guard minor > 1, index >= 0, index < count + formCount else { return SymbolMotion() }
    let start = motionOffset + layerCount * SymbolTable.layerMotionSize
    return SymbolMotion(in: table, start + index * SymbolTable.symbolMotionSize)
  }

  /// The places of a symbol's layers among all.
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

  /// The colour of a layer's code, which begins behind the one for none.
  private func color(_ code: Int) -> LayerColor? {
    if LayerColor.standard.indices.contains(code) { return LayerColor.standard[code] }
    let adaptive = 254 - code
    if minor > 2, LayerColor.adaptive.indices.contains(adaptive) {
      return LayerColor.adaptive[adaptive]
    }
    return fixedColor(code - LayerColor.standard.count)
  }

  /// A colour that drawings define themselves, from the first palette.
  private func fixedColor(_ place: Int) -> LayerColor? {
    guard place >= 0, let palettes, let count = palettes.uint16(2), let start = palettes.uint32(8),
      let first = palettes.uint16(12), ColorGlyphs.namedCount + place < count,
      let record = palettes.uint32(start + 4 * (first + ColorGlyphs.namedCount + place))
    else { return nil }
    // Blue, green, red, alpha.
    let (blue, green, red) = (record >> 24 & 0xFF, record >> 16 & 0xFF, record >> 8 & 0xFF)
    return .fixed(UInt32(red << 16 | green << 8 | blue))
  }

  /// The glyph of a whole symbol at a scale; `nil` when the font lacks the scale.
  /// - Parameters:
  ///   - index: 0 up to ``count``, or of a right-to-left form.
  ///   - weight: the font's normalised coordinate, −1 to 1: the structure of some symbols changes with it.
  public func glyph(of index: Int, scale: SymbolScale, weight: Double) -> GlyphID? {
    glyph(of: index, scale: scale).map { glyph($0, weight: weight) }
  }

  private func alternate(to glyph: GlyphID, weight: Double) -> GlyphID? {
    let start = layersOffset + layerCount * SymbolTable.layerSize
    func record(_ index: Int) -> Int { start + index * SymbolTable.alternateSize }
    var low = 0
    var high = alternateCount
    while low < high {
      let middle = (low + high) / 2
      guard let found = table.uint16(record(middle)) else { return nil }
      if found < Int(glyph.rawValue) { low = middle + 1 } else { high = middle }
    }
    while low < alternateCount, table.uint16(record(low)) == Int(glyph.rawValue) {
      guard let from = table.int16(record(low) + 2), let to = table.int16(record(low) + 4) else {
        return nil
      }
      if Double(from) / 16384 <= weight && weight <= Double(to) / 16384 {
        return table.uint16(record(low) + 6).map { GlyphID(UInt32($0)) }
      }
      low += 1
    }
    return nil
  }

  /// The glyph of a whole symbol at a scale in Regular; `nil` when the font lacks the scale.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  public func glyph(of index: Int, scale: SymbolScale) -> GlyphID? {
    guard index >= 0, index < count + formCount,
      let place = SymbolScale.allCases.firstIndex(of: scale),
      let glyph = table.uint16(
        symbolsOffset + index * SymbolTable.symbolSize + 4 + 2 * place), glyph != 0
    else { return nil }
    return GlyphID(UInt32(glyph))
  }

  /// What a symbol is called for those who cannot see it.
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

  /// All names and aliases, in the order of their bytes.
  public var names: [String] {
    (0..<nameCount).compactMap { string(at: nameRecord($0)) }
  }

  private var namesOffset: Int {
    symbolsOffset + (count + formCount) * SymbolTable.symbolSize
  }

  private var layersOffset: Int { namesOffset + nameCount * SymbolTable.nameSize }

  /// Where the records of opacities begin: they are the last before the strings.
  private var opacitiesOffset: Int {
    stringsOffset - SymbolTable.opacitiesSize(minor: minor, layers: layerCount)
  }

  /// Where the records of motion begin, before those of opacities.
  private var motionOffset: Int {
    opacitiesOffset
      - SymbolTable.motionSize(minor: minor, layers: layerCount, symbols: count + formCount)
  }

  /// Where the records of what templates say begin, before those of motion.
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
