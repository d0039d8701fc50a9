internal import SymtextSupport
internal import SymtextSymbols
internal import SymtextGraphics
package import SymtextOpenType

/// The private table with a symbol font's data that OpenType does not store.
///
/// All numbers are big-endian and all records have a fixed size, so opening the table needs no parsing:
///
///     uint16 majorVersion (2), uint16 minorVersion (0; 1 notes; 2 motion; 3 opacities or adaptive colours;
///       4 anchors of layers; 5 additional space or layers that travel with pens)
///     uint32 symbolCount, formCount, nameCount, layerCount, alternateCount, stringsOffset
///     uint32 noteCount, from version 2.1 on
///     symbols by name, then mirrored forms, 92 bytes each:
///       uint32 codePoint; uint16 glyphSmall, glyphMedium, glyphLarge, layerCount; uint32 firstLayer;
///       uint32 rightToLeft: the index of the form for right-to-left text, 0xFFFFFFFF none;
///       uint16 preferredMode (0 none, else 1 + its index in PreferredMode); uint16 flags (1 drawn as outlines
///       instead of strokes, 2 drawn only at Regular: the other weights are offset from it, 4 an icon, 8 the
///       layers show it better than its whole glyph, also in one colour, 16 display-only, 32 the drawing has
///       an optical centre);
///       11 spans: name, alt text, category, keywords, aliases, since, note, base, variants, forms,
///       defaults; int8 x, y: the shift from the middle of the ink to the optical centre, in sixteenths of the
///       drawing grid's unit
///     names and aliases, in byte order, 14 bytes each:
///       span name; uint32 codePoint; uint32 symbol
///     layers, back to front, symbol by symbol, 18 bytes each:
///       uint16 glyphSmall, glyphMedium, glyphLarge; uint8 level (0 primary, 1 secondary, 2 tertiary);
///       uint8 colour (0 none, else 1 + its index in LayerColor; higher values are the palette's custom colours;
///       from 255 down the indices in LayerColor.adaptive); uint16 threshold in ten-thousandths,
///       0xFFFF none; uint8 clears (1 in monochrome, 2 in the other modes, 4 inverts flag 2
///       for multicolor); uint8 tag (0 none, else 1 + its index in SymbolLayer.Tag); span guides
///     alternates by glyph, then by range, 8 bytes each: glyphs that replace whole symbols on parts of the
///     weight axis, as in the substitution table:
///       uint16 glyph; int16 from, to: normalized coordinates as 2.14; uint16 alternate
///     notes by layer, 22 bytes each: further properties of layers
///       uint32 layer; uint8 kind (its index in LayerNote.Kind; others are ignored); uint8 variant;
///       uint32 number; span value, text
///     from version 2.2 on, motion of the layers in their order, 3 bytes each:
///       uint16 group, 0xFFFF none; uint8 flags (1 pulses, 2 rotates, 4 no pen draws it, 8 drawn both ways; 16 or 32
///       round or butt ends towards the starts of lines that are being drawn, 64 or 128 towards their ends)
///     and motion of the symbols, then of the mirrored forms, 8 bytes each:
///       int16 x, y: the anchor in hundredths of the drawing grid's unit, x −32768 none; uint8 wiggle (0 none,
///       1 clockwise, 2 counter-clockwise, 3 linear); uint8 flags (1 turns counter-clockwise, 2 drawn from
///       front to back, 4 the loop is closed, 8 it is open, 16 a value is drawn, 32 it lights layers); int16 angle:
///       hundredths of a degree
///     from version 2.3 on, opacities of the layers in their order, 6 bytes each:
///       uint16 flags (1 invisible in monochrome); uint16 in hierarchical and palette, in multicolor: in
///       ten-thousandths
///     from version 2.4 on, anchors of the layers in their order, 4 bytes each: int16 x, y as of symbols
///     from version 2.5 on, a byte for each layer in their order: 0, the number of the pen with which the layer
///       travels, or 128 plus the number of its own pen
///     and space of the symbols, then of the mirrored forms, 8 bytes each: int16 left, right, and the movement's x
///       and y, in 1024ths of the drawing grid's unit
///     strings, UTF-8; lists are joined by commas, pairs by colons
///
/// A glyph of 0 is an omitted scale. Guides are the centre lines as SVG path data on the drawing grid, one path for
/// each stroked shape, joined by commas. Forms are `language:symbol`. Variants are the symbols whose base is this one.
/// Defaults are the modes of values and the motion of effects, `name:value` joined by semicolons as in the rule
/// `.defaults` of templates. A span is a uint32 offset from the start of the strings and a uint16 length, 6 bytes.
package struct SymbolTable: FontTable {
  package static let tag: Tag = "SymT"

  static let headerSize = 28
  static let symbolSize = 24 + 6 * 11 + 2
  static let nameSize = 14
  static let layerSize = 18
  static let alternateSize = 8
  static let noteSize = 22
  static let layerMotionSize = 3
  static let symbolMotionSize = 8
  static let noThreshold = 0xFFFF
  static let noForm = 0xFFFF_FFFF
  static let outlinesFlag = 1
  static let synthesisedFlag = 2
  static let iconFlag = 4
  static let layeredFlag = 8
  static let displayOnlyFlag = 16
  static let opticalCenterFlag = 32
  static let opacitySize = 6
  static let anchorSize = 4
  static let symbolSpaceSize = 8
  /// The scale of the numbers of space.
  static let spaceFactor = 1024.0

  /// Returns the size of the header in a minor version.
  static func headerSize(minor: Int) -> Int { headerSize + (minor > 0 ? 4 : 0) }

  /// Returns the size of the motion data in a minor version.
  static func motionSize(minor: Int, layers: Int, symbols: Int) -> Int {
    minor > 1 ? layers * layerMotionSize + symbols * symbolMotionSize : 0
  }

  /// Returns the size of the opacities in a minor version.
  static func opacitiesSize(minor: Int, layers: Int) -> Int { minor > 2 ? layers * opacitySize : 0 }

  /// Returns the size of the layers' anchors in a minor version.
  static func anchorsSize(minor: Int, layers: Int) -> Int { minor > 3 ? layers * anchorSize : 0 }

  /// Returns the size of the layers' pens and the symbols' space in a minor version.
  static func spaceSize(minor: Int, layers: Int, symbols: Int) -> Int {
    minor > 4 ? layers + symbols * symbolSpaceSize : 0
  }

  /// The spans of a symbol's record, in their order.
  enum Field: Int, CaseIterable {
    case name, altText, category, keywords, aliases, since, note, base, variants, forms, defaults

    /// From the start of the record.
    var offset: Int { 24 + 6 * rawValue }
  }

  private let set: SymbolSet
  private let glyphs: GlyphSet
  /// The names of a symbol's variants, by its name.
  private let variants: ExactDictionary<[String]>
  /// The custom colours of the drawings.
  private let customColors: [LayerColor]
  private let hasAdaptiveColors: Bool

  init(_ set: SymbolSet, glyphs: GlyphSet) {
    self.set = set
    self.glyphs = glyphs
    customColors = ColorGlyphs.customColors(of: set.allSymbols)
    hasAdaptiveColors = !ColorGlyphs.adaptiveColors(of: set.allSymbols).isEmpty
    var variants: ExactDictionary<[String]> = [:]
    for symbol in set.symbols {
      if let base = symbol.metadata.base { variants[base, default: []].append(symbol.name) }
    }
    self.variants = variants
  }

  package func encode(into writer: inout BinaryWriter) throws(FontError) {
    var strings = StringPool()
    let symbols = set.allSymbols
    let names = self.names
    let layerCount = symbols.reduce(0) { $0 + $1.layers.count }
    let notes = self.notes
    let minor = minor(hasNotes: !notes.isEmpty)
    writer.write(UInt16(2))  // majorVersion
    writer.write(UInt16(minor))
    writer.write(UInt32(set.symbols.count))
    writer.write(UInt32(set.mirrored.count))
    writer.write(UInt32(names.count))
    writer.write(UInt32(layerCount))
    writer.write(UInt32(glyphs.alternates.count))
    writer.write(
      UInt32(
        Self.headerSize(minor: minor) + symbols.count * Self.symbolSize
          + names.count * Self.nameSize + layerCount * Self.layerSize
          + glyphs.alternates.count * Self.alternateSize + notes.count * Self.noteSize
          + Self.motionSize(minor: minor, layers: layerCount, symbols: symbols.count)
          + Self.opacitiesSize(minor: minor, layers: layerCount)
          + Self.anchorsSize(minor: minor, layers: layerCount)
          + Self.spaceSize(minor: minor, layers: layerCount, symbols: symbols.count)))
    if minor > 0 { writer.write(UInt32(notes.count)) }
    var firstLayer = 0
    for (index, symbol) in symbols.enumerated() {
      writer.write(set.codePoints[symbol.name] ?? 0)
      for scale in SymbolScale.allCases {
        writer.write(UInt16(glyphs.whole(.init(symbol: index, scale: scale)) ?? 0))
      }
      guard let layers = UInt16(exactly: symbol.layers.count) else {
        throw FontError("\(symbol.name) has \(symbol.layers.count) layers; at most 65,535 fit")
      }
      writer.write(layers)
      writer.write(UInt32(firstLayer))
      writer.write(UInt32(set.rightToLeft[index] ?? Self.noForm))
      writer.write(
        UInt16(
          symbol.metadata.preferredMode.flatMap { PreferredMode.allCases.firstIndex(of: $0) }
            .map { $0 + 1 } ?? 0))
      let outlines = symbol.layers.flatMap(\.shapes).compactMap(\.masters)
      writer.write(
        UInt16(
          (outlines.isEmpty ? 0 : Self.outlinesFlag)
            | (symbol.hasSynthesisedWeights ? Self.synthesisedFlag : 0)
            | (symbol.keepsRegular ? Self.iconFlag : 0)
            | (glyphs.layered.contains(index) ? Self.layeredFlag : 0)
            | (symbol.metadata.isDisplayOnly ? Self.displayOnlyFlag : 0)
            | (symbol.opticalShift == nil ? 0 : Self.opticalCenterFlag)))
      firstLayer += symbol.layers.count
      for field in Field.allCases {
        try strings.writeSpan(text(of: field, symbol), into: &writer)
      }
      for shift in [symbol.opticalShift?.x ?? 0, symbol.opticalShift?.y ?? 0] {
        writer.write(UInt8(bitPattern: Self.sixteenths(shift)))
      }
    }
    for name in names {
      try strings.writeSpan(name.name, into: &writer)
      writer.write(name.codePoint)
      writer.write(UInt32(name.symbol))
    }
    for (index, symbol) in symbols.enumerated() {
      for (number, layer) in symbol.layers.enumerated() {
        try write(layer, number: number, symbol: index, strings: &strings, into: &writer)
      }
    }
    let alternates = glyphs.alternates.sorted {
      ($0.from, $0.range.lowerBound) < ($1.from, $1.range.lowerBound)
    }
    for alternate in alternates {
      writer.write(UInt16(alternate.from))
      writer.write(f2Dot14: alternate.range.lowerBound)
      writer.write(f2Dot14: alternate.range.upperBound)
      writer.write(UInt16(alternate.to))
    }
    for (layer, note) in notes { try write(note, layer: layer, strings: &strings, into: &writer) }
    if minor > 1 {
      for layer in symbols.flatMap(\.layers) { try layer.motion.write(into: &writer) }
      for symbol in symbols { try symbol.motion.write(into: &writer) }
    }
    if minor > 2 {
      for layer in symbols.flatMap(\.layers) { layer.opacities.write(into: &writer) }
    }
    if minor > 3 {
      for layer in symbols.flatMap(\.layers) { try layer.motion.writeAnchor(into: &writer) }
    }
    if minor > 4 {
      for layer in symbols.flatMap(\.layers) { writer.write(layer.motion.attachmentCode) }
      for symbol in symbols { symbol.spacing.write(into: &writer) }
    }
    writer.write(bytes: strings.bytes)
  }

  /// The least version that has records for all that the symbols say.
  private func minor(hasNotes: Bool) -> Int {
    let symbols = set.allSymbols
    if symbols.contains(where: { $0.spacing != .none || $0.saysAttachment }) { return 5 }
    if symbols.contains(where: \.saysLayerAnchor) { return 4 }
    if hasAdaptiveColors || symbols.contains(where: \.saysOpacity) { return 3 }
    if symbols.contains(where: \.saysMotion) { return 2 }
    return hasNotes ? 1 : 0
  }

  /// Further properties of layers, with the layers' indices in the table.
  private var notes: [(layer: Int, note: LayerNote)] {
    var notes: [(layer: Int, note: LayerNote)] = []
    var place = 0
    for (index, symbol) in set.allSymbols.enumerated() {
      let annotations = symbol.layers.compactMap(\.annotation)
      // The template does not describe a generated variant with other layers.
      let isTemplate = index < set.symbols.count && annotations.count == symbol.layers.count
      for (number, layer) in symbol.layers.enumerated() {
        let said = isTemplate ? annotations[number].notes + layer.cutNotes : []
        notes += (said + (layer.weightNote.map { [$0] } ?? [])).map { (place + number, $0) }
      }
      place += symbol.layers.count
    }
    return notes
  }

  private func write(
    _ note: LayerNote, layer: Int, strings: inout StringPool, into writer: inout BinaryWriter
  ) throws(FontError) {
    guard let number = UInt32(exactly: note.number) else {
      throw FontError("a template has a layer or path with the invalid number \(note.number)")
    }
    writer.write(UInt32(layer))
    writer.write(UInt8(note.kind.rawValue))
    writer.write(UInt8(note.variant))
    writer.write(number)
    try strings.writeSpan(note.value, into: &writer)
    try strings.writeSpan(note.text, into: &writer)
  }

  /// Names and aliases in byte order.
  private var names: [(name: String, codePoint: UInt32, symbol: Int)] {
    var names: [(name: String, codePoint: UInt32, symbol: Int)] = []
    for (index, symbol) in set.symbols.enumerated() {
      for name in [symbol.name] + symbol.metadata.aliases {
        names.append((name, set.codePoints[name] ?? 0, index))
      }
    }
    return names.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private func write(
    _ layer: SymbolLayer, number: Int, symbol: Int, strings: inout StringPool,
    into writer: inout BinaryWriter
  ) throws(FontError) {
    for scale in SymbolScale.allCases {
      let layers = glyphs.layers(.init(symbol: symbol, scale: scale))
      writer.write(UInt16(layers.indices.contains(number) ? layers[number] : 0))
    }
    writer.write(UInt8(HierarchicalLevel.allCases.firstIndex(of: layer.level) ?? 0))
    writer.write(try code(of: layer.color))
    writer.write(
      UInt16(layer.variableThreshold.map { Int(($0 * 10_000).rounded()) } ?? Self.noThreshold))
    writer.write(UInt8(Self.flags(layer.clears)))
    writer.write(
      UInt8(
        layer.tag.flatMap { SymbolLayer.Tag.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0))
    try strings.writeSpan(
      layer.shapes.filter { $0.masters == nil }.map { SVGPathWriter.text($0.path) }.joined(
        separator: ","), into: &writer)
  }

  /// Encodes a shift; one that is out of range becomes the nearest that fits.
  private static func sixteenths(_ shift: Double) -> Int8 {
    let most = OpticalCentering.farthestOwn
    return Int8((max(min(shift, most), -most) * partsOfUnit).rounded())
  }

  /// The parts of the drawing grid's unit in which shifts are stored.
  static let partsOfUnit = 16.0

  /// Encodes the modes in which a layer clears.
  private static func flags(_ clears: ClearingModes) -> Int {
    let (levels, multicolor) = (clears.contains(.levels), clears.contains(.multicolor))
    return (clears.contains(.monochrome) ? 1 : 0) | (levels ? 2 : 0)
      | (levels != multicolor ? 4 : 0)
  }

  /// Decodes the modes in which a layer clears.
  static func clears(_ flags: Int) -> ClearingModes {
    let levels = flags & 2 != 0
    var clears: ClearingModes = flags & 1 != 0 ? .monochrome : []
    if levels { clears.insert(.levels) }
    if levels != (flags & 4 != 0) { clears.insert(.multicolor) }
    return clears
  }

  private func code(of color: LayerColor?) throws(FontError) -> UInt8 {
    guard let color else { return 0 }
    let named = LayerColor.standard
    if let place = named.firstIndex(of: color) { return UInt8(place + 1) }
    if let place = LayerColor.adaptive.firstIndex(of: color) { return UInt8(255 - place) }
    let most = 255 - named.count - (hasAdaptiveColors ? LayerColor.adaptive.count : 0)
    guard let custom = color.custom, let place = customColors.firstIndex(of: custom), place < most
    else {
      throw FontError(
        "the drawings have \(customColors.count) custom colours; a font holds at most \(most)")
    }
    return UInt8(named.count + 1 + place)
  }

  private func text(of field: Field, _ symbol: Symbol) -> String {
    let metadata = symbol.metadata
    return switch field {
    case .name: symbol.name
    case .altText: metadata.altText
    case .category: metadata.category
    case .keywords: metadata.keywords.joined(separator: ",")
    case .aliases: metadata.aliases.joined(separator: ",")
    case .since: metadata.since
    case .note: metadata.note
    case .base: metadata.base ?? ""
    case .variants: (variants[symbol.name] ?? []).joined(separator: ",")
    case .forms:
      metadata.forms.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
        .joined(separator: ",")
    case .defaults: symbol.annotation?.defaults.styleText ?? ""
    }
  }
}
