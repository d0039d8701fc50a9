internal import SymtextSupport
internal import SymtextSymbols
internal import SymtextOpenType

/// The glyphs of a font in order, with their roles.
///
/// First `.notdef` and the space; then every whole symbol at medium scale by name, then all small and all large ones.
/// The layers of symbols with several layers or a changing structure follow, each outline once, and then stacked
/// layers. Next are replacements for parts of the weight axis, and glyphs painted in layers. Letters are last.
struct GlyphSet: Sendable {
  /// The index of a symbol in the set, and a scale.
  struct Key: Hashable, Sendable {
    var symbol: Int
    var scale: SymbolScale
  }

  /// A replacement of a glyph on a part of the weight axis, in the font's normalized coordinates.
  struct Alternate: Sendable {
    var range: ClosedRange<Double>
    var from: Int
    var to: Int
  }

  /// The replacements of a symbol's layers on a part of the weight axis.
  struct LayerForm: Sendable {
    /// In the font's normalized coordinates.
    var range: ClosedRange<Double>
    /// The glyph of each layer.
    var layers: [Int]
  }

  private(set) var glyphs: [VaryingGlyph]
  private(set) var alternates: [Alternate] = []
  /// The symbols whose layers show them better than their whole glyphs.
  private(set) var layered: Set<Int> = []
  private var wholes: [Key: Int] = [:]
  private var layers: [Key: [Int]] = [:]
  private var layerForms: [Key: [LayerForm]] = [:]
  private var stacked: [Key: [Int]] = [:]
  private var cut: [ClearingModes: [Key: [Int]]] = [:]
  private var colored: [ColorGlyphMode: [Key: Int]] = [:]
  /// The number of glyphs before the parts of symbols.
  private var wholeCount = 0
  /// Simple outlines that several layers may share.
  private var known: [Drawn: Int] = [:]
  /// The names of all glyphs.
  private var names: ExactSet

  private struct Drawn: Hashable {
    var outlines: [Outline]
    var advances: [Int]
    var overlaps: Bool
    var reach: GlyphReach

    init(_ glyph: VaryingGlyph) {
      outlines = glyph.outlines
      advances = glyph.advances
      overlaps = glyph.overlaps
      reach = glyph.reach
    }

    // Most outlines differ in their first contour.
    func hash(into hasher: inout Hasher) {
      hasher.combine(advances)
      hasher.combine(outlines.last?.contours.count)
      hasher.combine(outlines.last?.contours.first)
    }
  }

  /// The largest number of glyphs: `post` numbers custom names in 16 bits, from 258 on; two names are standard.
  package static let most = 65_535 - 258 + 3

  /// The names of the glyphs, with numbers for layers and colour modes.
  ///
  /// These names are not needed, and in large sets they take a twentieth of the font. Replacements on a part of the
  /// weight axis keep their names for programs that check fonts.
  var shortNames: [String] {
    let exchanged = Set(alternates.flatMap { [$0.from, $0.to] })
    return glyphs.enumerated().map { index, glyph in
      // Letters follow the parts. No symbol's name begins with an underscore.
      index < wholeCount || !glyph.codePoints.isEmpty || exchanged.contains(index)
        ? glyph.name : "_" + String(index - wholeCount, radix: 36)
    }
  }

  /// - Parameters:
  ///   - leading: The glyphs before the first symbol.
  ///   - symbols: All symbols, including mirrored forms.
  ///   - compiled: The compiled symbols at each scale.
  init(
    leading: [VaryingGlyph], symbols: [Symbol],
    compiled: [CompiledScale]
  ) throws(FontError) {
    glyphs = leading
    names = ExactSet(leading.map(\.name))
    for part in compiled {
      let scale = part.scale
      for (index, compiled) in part.glyphs.enumerated() {
        let name = symbols[index].glyphName + scale.glyphSuffix
        // A symbol's name may equal that of the space, or of another symbol at a scale.
        try addWhole(
          compiled, of: Key(symbol: index, scale: scale),
          name: names.contains(name) ? "\(name).Symbol" : name)
      }
    }
    wholeCount = glyphs.count
    for part in compiled {
      let scale = part.scale
      for (index, compiled) in part.glyphs.enumerated() {
        let key = Key(symbol: index, scale: scale)
        var own: [Int] = []
        var forms: [LayerForm] = []
        for (number, var glyph) in compiled.layers.enumerated() {
          let (symbolName, glyphName) = (symbols[index].name, symbols[index].glyphName)
          if symbolName != glyphName, glyph.name.hasPrefix(symbolName) {
            glyph.name = glyphName + glyph.name.dropFirst(symbolName.count)
          }
          let name = glyph.name
          glyph.name += scale.glyphSuffix
          guard !compiled.layerForms.isEmpty else {
            own.append(try add(layer: glyph))
            continue
          }
          // A replaced glyph must not be shared with another symbol.
          own.append(try add(glyph))
          let others = compiled.layerForms.map {
            SymbolGlyphs.Alternate(range: $0.range, glyph: $0.layers[number])
          }
          let added = try add(others, of: own[number], name: name, scale)
          if forms.isEmpty { forms = added.map { LayerForm(range: $0.range, layers: []) } }
          for (place, alternate) in added.enumerated() { forms[place].layers.append(alternate.to) }
        }
        layers[key] = own
        layerForms[key] = forms
        if compiled.isLayered { layered.insert(index) }
        if case .layers = compiled.whole, let whole = wholes[key] {
          glyphs[whole].components = own
          glyphs[whole].overlaps = own.contains { glyphs[$0].overlaps }
          glyphs[whole].reach = compiled.layers[0].reach
        }
      }
    }
    for part in compiled {
      let scale = part.scale
      for (index, compiled) in part.glyphs.enumerated() {
        guard case .outline(_, let alternates) = compiled.whole,
          let whole = wholes[Key(symbol: index, scale: scale)]
        else { continue }
        try add(alternates, of: whole, name: symbols[index].glyphName, scale)
      }
    }
    for part in compiled {
      let scale = part.scale
      for (index, compiled) in part.glyphs.enumerated() {
        let key = Key(symbol: index, scale: scale)
        try addStacked(compiled, of: key, name: symbols[index].glyphName)
        try addCut(compiled, of: key, name: symbols[index].glyphName)
      }
    }
  }

  /// Adds the replacements of a glyph on parts of the weight axis.
  @discardableResult private mutating func add(
    _ alternates: [SymbolGlyphs.Alternate], of main: Int, name: String, _ scale: SymbolScale
  ) throws(FontError) -> [Alternate] {
    let first = self.alternates.count
    for (number, alternate) in alternates.enumerated() {
      var glyph = alternate.glyph
      glyph.name = "\(name).W\(number)\(scale.glyphSuffix)"
      let (start, end) = (alternate.range.lowerBound, alternate.range.upperBound)
      // The range of a form at Ultralight or Black extends to the end of the axis.
      let lower = start <= -1 ? -1 : WeightLaw.coordinate(start)
      let upper = end >= 1 ? 1 : WeightLaw.coordinate(end)
      self.alternates.append(Alternate(range: lower...upper, from: main, to: try add(glyph)))
    }
    return Array(self.alternates[first...])
  }

  /// Adds the stacked layers.
  private mutating func addStacked(
    _ compiled: SymbolGlyphs, of key: Key, name: String
  ) throws(FontError) {
    var own: [Int] = []
    for (number, layer) in compiled.stacked.enumerated() {
      switch layer {
      case .painted(let place): own.append(layers(key)[place])
      case .cut(var glyph, let alternates):
        let name = "\(name).S\(number)"
        glyph.name = name + key.scale.glyphSuffix
        let index = alternates.isEmpty ? try add(layer: glyph) : try add(glyph)
        own.append(index)
        try add(alternates, of: index, name: name, key.scale)
      }
    }
    stacked[key] = own
  }

  /// Adds the cut layers of colour modes.
  private mutating func addCut(
    _ compiled: SymbolGlyphs, of key: Key, name: String
  ) throws(FontError) {
    for mode in [ClearingModes.levels, .multicolor] {
      guard let layers = compiled.cut[mode] else { continue }
      var own: [Int] = []
      for layer in layers {
        switch layer {
        case .painted(let place): own.append(self.layers(key)[place])
        case .cut(var glyph, _):
          glyph.name = "\(name).C\(own.count)" + key.scale.glyphSuffix
          own.append(try add(layer: glyph))
        }
      }
      cut[mode, default: [:]][key] = own
    }
  }

  private mutating func addWhole(
    _ compiled: SymbolGlyphs, of key: Key, name: String
  ) throws(FontError) {
    switch compiled.whole {
    case .outline(var glyph, let alternates):
      glyph.name = name
      let index = try add(glyph)
      wholes[key] = index
      if alternates.isEmpty, known[Drawn(glyph)] == nil { known[Drawn(glyph)] = index }
    case .layers:
      // The components are set when the layers have indices.
      let advances = compiled.layers[0].advances
      wholes[key] = try add(
        VaryingGlyph(
          name: name, outlines: advances.map { _ in Outline() },
          advances: advances))
    }
  }

  /// Adds a glyph and returns its index.
  /// - Throws: ``FontError`` when the font is full.
  mutating func add(_ glyph: VaryingGlyph) throws(FontError) -> Int {
    guard glyphs.count < Self.most else {
      throw FontError(
        "these symbols need more than \(Self.most) glyphs, the limit of a font; omit scales or colour, or build fewer symbols: up to \(Self.most / 3) fit without layers"
      )
    }
    var glyph = glyph
    let name = glyph.name
    var number = 2
    while !names.insert(glyph.name).inserted {
      glyph.name = "\(name).\(number)"
      number += 1
    }
    glyphs.append(glyph)
    return glyphs.count - 1
  }

  private mutating func add(layer glyph: VaryingGlyph) throws(FontError) -> Int {
    if let same = known[Drawn(glyph)] { return same }
    let index = try add(glyph)
    known[Drawn(glyph)] = index
    return index
  }

  /// Adds a glyph that is painted in layers; without colour it looks like the whole symbol.
  mutating func addColored(
    _ mode: ColorGlyphMode, of key: Key, symbol: Symbol
  ) throws(FontError) -> Int? {
    guard let whole = wholes[key] else { return nil }
    var glyph = glyphs[whole]
    glyph.name = "\(symbol.glyphName).\(mode.rawValue)\(key.scale.glyphSuffix)"
    glyph.codePoints = []
    if glyph.components.isEmpty {
      glyph.components = symbol.layers.count == 1 ? layers(key) : [whole]
      glyph.outlines = glyph.advances.map { _ in Outline() }
    }
    let index = try add(glyph)
    colored[mode, default: [:]][key] = index
    return index
  }

  /// Adds the replacement of a glyph that is painted in layers, for a form of its layers.
  /// - Parameter number: The index of the form among the symbol's.
  mutating func addColored(
    _ mode: ColorGlyphMode, of key: Key, symbol: Symbol, form: LayerForm, number: Int
  ) throws(FontError) -> Int? {
    guard let main = colored[mode]?[key] else { return nil }
    let shape = wholes[key].map { whole(on: form.range, of: $0) } ?? form.layers[0]
    var glyph = glyphs[shape]
    glyph.name = "\(symbol.name).\(mode.rawValue).W\(number)\(key.scale.glyphSuffix)"
    glyph.codePoints = []
    if glyph.components.isEmpty {
      glyph.components = [shape]
      glyph.outlines = glyph.advances.map { _ in Outline() }
    }
    let index = try add(glyph)
    alternates.append(Alternate(range: form.range, from: main, to: index))
    return index
  }

  /// Returns the replacement of a glyph in the middle of a part of the weight axis, or the glyph itself.
  private func whole(on range: ClosedRange<Double>, of glyph: Int) -> Int {
    let middle = (range.lowerBound + range.upperBound) / 2
    return alternates.first { $0.from == glyph && $0.range.contains(middle) }?.to ?? glyph
  }

  /// Maps characters to a glyph.
  mutating func map(_ codePoints: [UInt32], to glyph: Int) {
    glyphs[glyph].codePoints += codePoints
  }

  /// Returns the glyph of a whole symbol; `nil` at an omitted scale.
  func whole(_ key: Key) -> Int? { wholes[key] }

  /// Returns the glyphs of a symbol's layers; the whole symbol's when its only layer has no glyph of its own.
  func layers(_ key: Key) -> [Int] {
    if let own = layers[key], !own.isEmpty { return own }
    return wholes[key].map { [$0] } ?? []
  }

  /// Returns the replacements of a symbol's layers on parts of the weight axis.
  func layerForms(_ key: Key) -> [LayerForm] { layerForms[key] ?? [] }

  /// Returns the stacked glyphs of a symbol's painted layers, back to front; empty for a single painted layer.
  func stacked(_ key: Key) -> [Int] { stacked[key] ?? [] }

  /// Returns the glyphs of the layers painted in a mode, back to front, without the parts that later layers clear.
  ///
  /// Returns `nil` when no layer clears, or the glyphs could not be made.
  func cut(_ key: Key, in mode: ClearingModes) -> [Int]? { cut[mode]?[key] }

  /// Returns the glyph that is painted in layers.
  func colored(_ mode: ColorGlyphMode, _ key: Key) -> Int? { colored[mode]?[key] }

  /// Returns the bounds of a glyph at Regular.
  func bounds(_ glyph: Int) -> GlyphBounds? {
    func box(_ glyph: VaryingGlyph) -> GlyphBounds? { glyph.outlines[glyph.defaultMaster].bounds }
    guard glyphs[glyph].components.isEmpty else {
      return glyphs[glyph].components.reduce(nil) { GlyphBounds.union($0, box(glyphs[$1])) }
    }
    return box(glyphs[glyph])
  }
}

/// The modes in which a font's own colour tables paint layers.
enum ColorGlyphMode: String, CaseIterable, Sendable {
  /// One colour, fainter by level; the letter is the suffix of glyph names.
  case hierarchical = "H"
  /// The palette's first three colours.
  case palette = "P"
  /// The symbol's own colours.
  case multicolor = "M"
}

extension SymbolScale {
  /// The suffix of glyph names at this scale.
  fileprivate var glyphSuffix: String { self == .medium ? "" : ".\(rawValue)" }
}
