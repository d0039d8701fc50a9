package import SymtextFontGlyphs
public import SymtextSymbols
internal import SymtextGraphics
public import SymtextSymbolText
internal import SymtextFonts
internal import SymtextSupport
internal import SymtextTextLayout

/// Checks a symbol font that ``FontCompiler`` made against the compiler's rules.
///
/// Measures the font as it is drawn: glyphs are found through `cmap` and `GSUB`, outlines taken at coordinates of the
/// `wght` axis.
public struct FontCheck: Sendable {
  /// The checked weights: the masters, and one between each two.
  public static let weights: [Double] = [100, 250, 400, 650, 900]

  private let library: SymbolLibrary
  /// One per weight, with a cap height of 1.
  private let fonts: [Font]
  /// The number of threads.
  private let threads = ParallelMap.processorCount

  /// Takes the font to check.
  public init(_ library: SymbolLibrary) {
    self.library = library
    let size = CapHeightScaling.pointSize(of: library.face, textCapHeight: 1)
    fonts = Self.weights.map { weight in
      Font(face: library.face, size: size, coordinates: DesignCoordinates(weight: weight))
    }
  }

  /// Checks every symbol.
  /// - Parameters:
  ///   - frozen: the code points that names must have.
  ///   - file: the name of the file with the frozen code points, for messages.
  public func report(frozen: CodePoints? = nil, file: String = "") -> FontCheckReport {
    report(of: library.font.entries, frozen: frozen, file: file)
  }

  /// Checks some symbols.
  package func report(
    of entries: [SymbolFont.Entry], frozen: CodePoints? = nil, file: String = ""
  ) -> FontCheckReport {
    var report = FontCheckReport()
    report.symbolCount = entries.count
    let parts = ParallelMap.map(entries.count, threads: threads) { index in
      var part = FontCheckReport()
      for scale in SymbolScale.allCases { check(entries[index], scale, into: &part) }
      part.problems += codePointProblems(of: entries[index], frozen: frozen, file: file)
      return part
    }
    for part in parts {
      report.glyphCount += part.glyphCount
      report.problems += part.problems
      report.counters += part.counters
    }
    report.problems.sort { $0.order < $1.order }
    report.counters.sort { $0.measurement.width < $1.measurement.width }
    return report
  }

  // MARK: Glyphs

  private func check(
    _ entry: SymbolFont.Entry, _ scale: SymbolScale, into report: inout FontCheckReport
  ) {
    // A font may be built without a scale.
    guard library.font.glyph(of: entry.index, scale: scale) != nil else { return }
    let layers = library.font.layers(of: entry.index)
    let tags = Set(layers.compactMap(\.tag))
    // Outlines keep their drawn form, so the rules for strokes and margins do not apply.
    let hasOutlines = library.font.hasOutlines(entry.index)
    // In a filled enclosure, strokes are white.
    let hasBlackStrokes =
      !tags.contains(.enclosure) || !layers.contains { $0.clears.contains(.monochrome) }
    var glyph = CheckedGlyph(
      symbol: entry.name, scale: scale,
      hasParts: !tags.isDisjoint(with: [.slash, .badge])
        || layers.contains { $0.clears.contains(.levels) },
      hasSlash: tags.contains(.slash), isEnclosed: tags.contains(.enclosure),
      isIcon: library.font.keepsRegular(entry.index), instances: [])
    for (weight, font) in zip(Self.weights, fonts) {
      guard let medium = font.glyph(for: entry.codePoint),
        let number = font.glyph(for: entry.codePoint, features: scale.features)
      else {
        report.problems.append(
          glyph.problem(.glyph, "\(Self.text(entry.codePoint)) maps to no glyph"))
        return
      }
      if let feature = scale.features.first, number == medium {
        report.problems.append(
          glyph.problem(.glyph, "the feature \(feature.tag) does not change the glyph"))
        return
      }
      let outline = font.outline(of: number)
      guard let ink = outline.bounds, !ink.isEmpty else {
        report.problems.append(glyph.problem(.glyph, weight: weight, "the glyph has no ink"))
        return
      }
      glyph.instances.append(
        .init(
          weight: weight, glyph: number, outline: outline, ink: ink,
          advance: font.advance(of: number)))
    }
    report.glyphCount += 1
    report.problems += glyph.compatibilityProblems
    if !hasOutlines { report.problems += glyph.placementProblems }
    let filled = glyph.instances.map { FilledOutline($0.outline) }
    if hasBlackStrokes && !hasOutlines { report.problems += glyph.strokeProblems(filled) }
    if library.font.hasSynthesisedWeights(entry.index) {
      report.problems += glyph.smoothnessProblems(filled)
    }
    guard let counter = glyph.counter(filled) else { return }
    report.counters.append(counter)
    report.problems += glyph.counterProblems(counter)
  }

  // MARK: Code points

  private func codePointProblems(
    of entry: SymbolFont.Entry, frozen: CodePoints?, file: String
  ) -> [FontProblem] {
    let face = library.face
    let whole = face.glyph(for: entry.codePoint)
    var problems: [FontProblem] = []
    for name in [entry.name] + library.font.metadata(of: entry.index).aliases {
      func report(_ message: String) {
        problems.append(
          FontProblem(
            rule: .codePoint, symbol: name,
            message: message + (name == entry.name ? "" : " (an alias of \(entry.name))")))
      }
      guard let found = library.font.entry(named: name), found.index == entry.index else {
        report("the font's symbol table does not map the name to the symbol")
        continue
      }
      if let glyph = face.glyph(for: found.codePoint) {
        let glyphName = face.name(of: glyph)
        let expected = [entry.name, "\(entry.name).Symbol"]
        if glyph != whole || !expected.contains(glyphName ?? entry.name) {
          report(
            "\(Self.text(found.codePoint)) maps to the glyph \(glyphName ?? "\(glyph)"), not to that of \(entry.name)"
          )
        }
      } else {
        report("\(Self.text(found.codePoint)) maps to no glyph")
      }
      guard let frozen else { continue }
      if let code = frozen[name] {
        if code != found.codePoint {
          report(
            "the font has \(Self.text(found.codePoint)), but \(file) freezes \(Self.text(code))")
        }
      } else {
        report("the font has \(Self.text(found.codePoint)), but \(file) does not have the name")
      }
    }
    return problems
  }

  private static func text(_ codePoint: UInt32) -> String {
    "U+\(String(codePoint, radix: 16, uppercase: true))"
  }
}
