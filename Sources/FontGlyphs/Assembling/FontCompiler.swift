public import SymtextSymbols
public import SymtextOpenType
internal import SymtextSupport

/// Compiles a symbol set into one variable font.
public struct FontCompiler: Sendable {
  /// The family name of the font.
  public var familyName: String
  /// The owner and licence of the drawings.
  public var terms = FontTerms()
  /// The scales of the font; medium is always included.
  public var scales: Set<SymbolScale>
  /// Whether layers have glyphs of their own, painted by colour tables.
  public var hasColor: Bool
  /// Whether features `cv01`, `cv02` … replace a symbol with each of its layers.
  ///
  /// A page can then stack the layers and animate them separately.
  public var hasLayers = false
  /// Whether symbol names are optional ligatures.
  public var hasNames: Bool
  /// Whether to include letters that occur in no symbol name, so that other words remain readable.
  public var hasAllLetters = true
  /// Whether to join overlapping strokes.
  public var overlaps = OverlapRule.automatic
  /// The reach of symbols beyond Ultralight and Black, by scale; scales without a value use the largest reach that the
  /// outlines allow.
  package var givenReach: [SymbolScale: GlyphReach] = [:]
  /// Makes the work limit of a symbol.
  var budget: @Sendable () -> OutliningBudget = { OutliningBudget() }
  /// The number of threads; the result does not depend on it.
  public var threads: Int
  /// Whether outlines are kept in the user's cache folder, so that the next build outlines only drawings that have
  /// changed; the result does not depend on it.
  public var keepsOutlines = false

  /// The largest number of layers with features: `cv01` to `cv99`.
  package static let mostLayers = FeatureAssembler.mostLayers
  /// In sets with more symbols, ``OverlapRule/automatic`` keeps overlaps that take long to remove.
  ///
  /// In these sets the glyphs of layers have numbers for names. Mirrored forms count.
  package static let mostJoined = 1000

  /// Makes a compiler with all scales, colour and names.
  public init(familyName: String = "Symtext Symbols") {
    self.familyName = familyName
    scales = Set(SymbolScale.allCases)
    hasColor = true
    hasNames = true
    threads = ParallelMap.processorCount
  }

  /// A report on a compiled font.
  public struct Report: Sendable {
    /// The number of symbols.
    public var symbolCount: Int
    /// The number of glyphs.
    public var glyphCount: Int
    /// The glyphs whose contours overlap at some weight and have the overlap flag.
    public var overlappingGlyphs: [String]
    /// Whether overlaps remain because the set is large.
    public var leavesOverlaps: Bool
    /// The symbols whose whole glyph looks like Regular at all weights, because cleared shapes were too complex to cut
    /// out at each weight.
    public var symbolsOfOneWeight: [String]
    /// The symbols whose whole glyph has no cut-outs, because cleared shapes were too complex even at Regular.
    public var uncutSymbols: [String]
    /// By name, the stroke width in Black as a fraction of the normal one, for symbols whose close lines limit it
    /// visibly: to less than nine tenths.
    public var heldBack: [String: Double]
    /// By name, the reach beyond Ultralight and Black, as fractions, of symbols whose outlines would otherwise cross
    /// themselves or close their counters.
    public var endingEarly: [String: (lighter: Double, heavier: Double)]
    /// The symbols with more painted layers than there are features for layers.
    public var symbolsOfManyLayers: [String]
    /// The symbols whose names are not ligatures, because they have letters other than English ones.
    public var symbolsWithoutLigature: [String]
    /// The symbols that have colours only for programs with `COLR` version 1, because after clearing no single glyph
    /// represents a layer at all weights.
    public var symbolsOfVersion1: [String]
    /// The number of glyphs that have colours only for programs with `COLR` version 1, because version 0's list of
    /// 65,535 layers is full.
    public var glyphsBeyondVersion0: Int
    /// The glyphs that other glyphs replace on parts of the weight axis.
    public var switchedGlyphs: [String]
    /// The number of composites of layer glyphs.
    public var compositeCount: Int
  }

  /// Builds the font.
  ///
  /// The same set gives the same bytes.
  /// - Parameter progress: Called occasionally, from any thread, with the number of outlined symbols and of all.
  /// - Throws: ``FontError`` with the symbol or the table.
  public func font(
    _ set: SymbolSet, progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(FontError) -> (file: FontFile, report: Report) {
    var outlined = OutlinedSymbols()
    let (file, _, report) = try fonts(set, outlined: &outlined, progress: progress)
    return (file, report)
  }

  /// Builds the font, and on request its form for browsers.
  /// - Parameter outlined: Symbols that need no outlining; when symbols fail, the others are added.
  package func fonts(
    _ set: SymbolSet, outlined: inout OutlinedSymbols,
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(FontError) -> (
    file: FontFile, web: @Sendable () throws(FontError) -> FontFile, report: Report
  ) {
    guard !set.symbols.isEmpty else { throw FontError("there is no symbol to build a font from") }
    var compiled = try compiled(set, outlined: &outlined, progress: progress)
    shareReach(set, &compiled)
    let (file, glyphs, paints) = try assembled(set, compiled)
    let web = { @Sendable [compiled] () throws(FontError) -> FontFile in
      // Browsers support version 1 of the colours, and need no glyphs for version 0.
      var compiled = compiled
      for scale in compiled.indices {
        for index in compiled[scale].glyphs.indices { compiled[scale].glyphs[index].cut = [:] }
      }
      return try assembled(set, compiled, isForWeb: true).file.forWeb
    }
    return (file, web, report(set, compiled, glyphs, paints))
  }

  private func shareReach(
    _ set: SymbolSet, _ compiled: inout [CompiledScale]
  ) {
    let families = VariantFamilies(set)
    for number in compiled.indices {
      if let reach = givenReach[compiled[number].scale] {
        for index in compiled[number].glyphs.indices {
          compiled[number].glyphs[index].reach = reach
        }
      }
      families.share(&compiled[number].glyphs)
    }
  }

  /// Places the glyphs, and fills the tables.
  private func assembled(
    _ set: SymbolSet, _ compiled: [CompiledScale],
    isForWeb: Bool = false
  ) throws(FontError) -> (file: FontFile, glyphs: GlyphSet, paints: ColorGlyphs.Paints) {
    let symbols = set.allSymbols
    var glyphs = try GlyphSet(
      leading: [SpecialGlyphs.notdef, SpecialGlyphs.space], symbols: symbols, compiled: compiled)
    for (index, symbol) in set.symbols.enumerated() {
      guard let glyph = glyphs.whole(.init(symbol: index, scale: .medium)) else { continue }
      glyphs.map(
        ([symbol.name] + symbol.metadata.aliases).compactMap { set.codePoints[$0] }, to: glyph)
    }
    var paints =
      hasColor ? try ColorGlyphs.add(to: &glyphs, symbols: symbols, scales: order) : .init()
    paints.hasVersion0 = !isForWeb
    let ligatures =
      hasNames ? try NameLigatures(set, glyphs: &glyphs, all: hasAllLetters) : nil
    let assembler = FontAssembler(
      familyName: familyName, terms: terms, set: set, glyphs: glyphs, paints: paints, scales: order,
      ligatures: ligatures, pens: pens(compiled, count: symbols.count), threads: threads)
    return (try assembler.file(), glyphs, paints)
  }

  private func report(
    _ set: SymbolSet, _ compiled: [CompiledScale],
    _ glyphs: GlyphSet, _ paints: ColorGlyphs.Paints
  ) -> Report {
    let symbols = set.allSymbols
    return Report(
      symbolCount: set.symbols.count, glyphCount: glyphs.glyphs.count,
      overlappingGlyphs: glyphs.glyphs.filter(\.overlaps).map(\.name),
      leavesOverlaps: overlaps == .automatic && symbols.count > Self.mostJoined
        && glyphs.glyphs.contains(where: \.overlaps),
      symbolsOfOneWeight: symbols.indices.filter { index in
        compiled.contains { $0.glyphs[index].keepsWeight }
      }.map { symbols[$0].name },
      uncutSymbols: symbols.indices.filter { index in
        compiled.contains { $0.glyphs[index].isUncut }
      }.map { symbols[$0].name },
      heldBack: heldBack(set.symbols, compiled),
      endingEarly: endingEarly(set.symbols, compiled),
      symbolsOfManyLayers: hasLayers
        ? set.symbols.filter { $0.paintedLayers.count > FeatureAssembler.mostLayers }.map(\.name)
        : [],
      symbolsWithoutLigature: hasNames
        ? set.symbols.map(\.name).filter { !NameLetters.canWrite($0) } : [],
      symbolsOfVersion1: set.symbols.indices.filter { paints.onlyInVersion1.contains($0) }
        .map { set.symbols[$0].name },
      glyphsBeyondVersion0: paints.table.glyphsBeyondVersion0.count,
      switchedGlyphs: Set(glyphs.alternates.map(\.from)).sorted().map { glyphs.glyphs[$0].name },
      compositeCount: glyphs.glyphs.count { !$0.components.isEmpty })
  }

  private func heldBack(
    _ symbols: [Symbol], _ compiled: [CompiledScale]
  ) -> [String: Double] {
    var held: [String: Double] = [:]
    for part in compiled {
      let law = StrokeWidthLimit.law(part.scale).halfWidths
      for (symbol, glyphs) in zip(symbols, part.glyphs) where !symbol.keepsRegular {
        guard let black = glyphs.pen?.masters.last?.halfWidth else { continue }
        let part = black / law[law.count - 1]
        if part < StrokeWidthLimit.seen { held[symbol.name] = min(held[symbol.name] ?? 1, part) }
      }
    }
    return held
  }

  private func endingEarly(
    _ symbols: [Symbol], _ compiled: [CompiledScale]
  ) -> [String: (lighter: Double, heavier: Double)] {
    var ends: [String: (lighter: Double, heavier: Double)] = [:]
    for (index, symbol) in symbols.enumerated() {
      let reaches = compiled.map { $0.glyphs[index].reach }
      let lighter = reaches.map(\.lighter).min() ?? 1
      let heavier = reaches.map(\.heavier).min() ?? 1
      if lighter < 1 || heavier < 1 { ends[symbol.name] = (lighter, heavier) }
    }
    return ends
  }

  /// The scales in the order of their glyphs; characters map to medium.
  private var order: [SymbolScale] {
    [.medium, .small, .large].filter { $0 == .medium || scales.contains($0) }
  }

  /// Returns the pens of each symbol and scale, small to large; an omitted scale has that of medium.
  private func pens(
    _ compiled: [CompiledScale], count: Int
  ) -> [[PlacedPen?]] {
    (0..<count).map { index in
      SymbolScale.allCases.map { scale in
        (compiled.first { $0.scale == scale } ?? compiled[0]).glyphs[index].pen
      }
    }
  }

  /// Returns the glyphs of all symbols at each scale.
  private func compiled(
    _ set: SymbolSet, outlined: inout OutlinedSymbols,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(FontError) -> [CompiledScale] {
    let symbols = set.allSymbols
    let joining = overlaps.joining(symbolCount: symbols.count)
    outlined.keepOnly(joining)
    var glyphs = symbols.map { outlined[$0] }
    let missing = symbols.indices.filter { glyphs[$0] == nil }
    let cache = keepsOutlines ? cache(joining) : nil
    let results = ParallelMap.map(missing.count, threads: threads, progress: progress) { index in
      Result { () throws(FontError) -> Outlined in
        try self.outlined(symbols[missing[index]], joining: joining, cache: cache)
      }
    }
    cache?.keep(results.compactMap { try? $0.get().record })
    var failures: [FontError] = []
    for (index, result) in zip(missing, results) {
      switch result {
      case .success(let outlined): glyphs[index] = outlined.scales
      case .failure(var error):
        error.failures = [symbols[index].name: error.description]
        failures.append(error)
      }
    }
    if var first = failures.first {
      for error in failures.dropFirst() { first.failures.merge(error.failures) { own, _ in own } }
      for index in missing { outlined[symbols[index]] = glyphs[index] }
      throw first
    }
    let all = glyphs.compactMap(\.self)
    return order.indices.map { number in
      CompiledScale(scale: order[number], glyphs: all.map { $0[number] })
    }
  }

  /// The glyphs of a symbol at each scale.
  private struct Outlined: Sendable {
    var scales: [SymbolGlyphs]
    /// The record for the cache; `nil` if the cache has it, or cannot hold it.
    var record: GlyphCache.Record?
  }

  /// Opens the cache for fonts of this name and these settings.
  private func cache(_ joining: SymbolOutliner.Joining) -> GlyphCache? {
    let scales = order.map(\.rawValue).joined(separator: ",")
    return GlyphCache(
      font: familyName, settings: "\(scales) \(hasColor || hasLayers) \(hasLayers) \(joining)")
  }

  /// Returns a symbol's glyphs, from the cache if it has them.
  private func outlined(
    _ symbol: Symbol, joining: SymbolOutliner.Joining, cache: GlyphCache?
  ) throws(FontError) -> Outlined {
    let drawing = OutlinedDrawing(symbol)
    guard let cache, let key = drawing.key else {
      return Outlined(scales: try glyphs(drawing, joining: joining))
    }
    if let scales = cache.glyphs(named: symbol.name, key: key) { return Outlined(scales: scales) }
    let scales = try glyphs(drawing, joining: joining)
    return Outlined(
      scales: scales,
      record: GlyphWriter.bytes(scales).map { .init(name: symbol.name, key: key, glyphs: $0) })
  }

  /// Returns a symbol's glyphs at each scale, in the font's order.
  private func glyphs(
    _ drawing: OutlinedDrawing, joining: SymbolOutliner.Joining
  ) throws(FontError) -> [SymbolGlyphs] {
    let symbol = drawing.symbol
    let budget = budget()
    let hold = StrokeWidthLimit(symbol, budget: budget.measuring)
    var glyphs: [SymbolGlyphs] = []
    var joining = joining
    for scale in order {
      let compiled = try SymbolOutliner(scale: scale, joining: joining)
        .glyphs(
          symbol, hold: hold, withLayers: hasColor || hasLayers, stacksLayers: hasLayers,
          budget: budget)
      // A symbol that changes its structure at one scale usually does so at the others.
      if joining == .evenly, case .outline(let glyph, _) = compiled.whole, glyph.overlaps {
        joining = .nothing
      }
      glyphs.append(compiled)
    }
    return glyphs
  }
}
