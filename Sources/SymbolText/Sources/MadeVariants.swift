internal import SymtextSupport
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
internal import Synchronization
internal import SymtextFonts
internal import SymtextTextLayout

/// Design variants that a library does not store, made on request from its centre lines.
///
/// Each is a font of one symbol, compiled on first use, as ``FontCompiler`` would have compiled it for the library
/// itself. A file in the user's cache folder keeps those of the bundled library for the next run.
final class MadeVariants: Sendable {
  /// The most variants of one library that are kept.
  ///
  /// Beyond it, the variant that was requested least recently is forgotten, and made again on request.
  static let usualMost = 256

  /// The variants that are kept.
  private struct Kept {
    var libraries: ExactDictionary<SymbolLibrary?> = [:]
    /// The number of the last request of each.
    var requests: ExactDictionary<Int> = [:]
    var requestCount = 0

    mutating func use(_ name: String) {
      requestCount += 1
      requests[name] = requestCount
    }

    mutating func forgetLeastUsed(most: Int) {
      while libraries.count > most, let oldest = requests.min(by: { $0.value < $1.value })?.key {
        libraries[oldest] = nil
        requests[oldest] = nil
      }
    }
  }

  private let most: Int
  /// Whether files keep the variants: the library is part of the program, which a file belongs to.
  private let isBundled: Bool
  private let kept = Mutex(Kept())

  /// The greatest size of a variant's file.
  package static let mostBytes = 1 << 20
  /// The most files; all are removed before one more is written.
  package static let mostFiles = 512

  init(most: Int = usualMost, isBundled: Bool = false) {
    (self.most, self.isBundled) = (most, isBundled)
  }

  /// Returns a library with the variant as its only symbol.
  /// - Parameters:
  ///   - signs: a library of symbols for badges that the font lacks.
  ///   - fontName: the file of the font.
  /// - Returns: `nil` if the font lacks the lines, or the variant cannot be made.
  func library(
    _ variant: VariantName, of font: SymbolFont, signs: SymbolFont? = nil, named fontName: String
  ) -> SymbolLibrary? {
    guard let name = variant.names.first else { return nil }
    let known: SymbolLibrary?? = kept.withLock { kept in
      guard let known = kept.libraries[name] else { return nil }
      kept.use(name)
      return .some(known)
    }
    if let known { return known }
    // Other threads look up and make variants meanwhile.
    let made = made(variant, name: name, of: font, signs: signs, named: fontName)
    return kept.withLock { kept in
      kept.use(name)
      // All users share the library that was made first.
      if let known = kept.libraries[name] { return known }
      kept.libraries[name] = .some(made)
      kept.forgetLeastUsed(most: most)
      return made
    }
  }

  /// Opens the file of a variant, or makes both.
  private func made(
    _ variant: VariantName, name: String, of font: SymbolFont, signs: SymbolFont?,
    named fontName: String
  ) -> SymbolLibrary? {
    func library(_ bytes: [UInt8]) -> SymbolLibrary? {
      try? SymbolLibrary(face: Face(data: FontData(bytes), name: fontName), isMade: true)
    }
    let file =
      isBundled
      ? KeptFile(
        "variants", name: name, key: "\(name)\n\(signs != nil)", mostBytes: Self.mostBytes,
        mostFiles: Self.mostFiles) : nil
    if let known = file?.content.flatMap(library) { return known }
    let bytes = Self.compiled(variant, name: name, of: font, signs: signs)
    if let bytes { file?.keep(bytes) }
    return bytes.flatMap(library)
  }

  /// Returns a font with the variant as its only symbol; `nil` if the library lacks the lines, or it cannot be made.
  private static func compiled(
    _ variant: VariantName, name: String, of font: SymbolFont, signs: SymbolFont?
  ) -> [UInt8]? {
    func symbol(_ name: String, in font: SymbolFont) -> Symbol? {
      font.entry(named: name).flatMap { entry in
        entry.name.hasBytes(of: name) ? font.symbol(of: entry.index) : nil
      }
    }
    var drawn = [variant.base, "\(variant.base).fill"].compactMap { symbol($0, in: font) }
    if case .symbol(let form) = drawn.first?.metadata.rightToLeft {
      drawn += [form, "\(form).fill"].compactMap { symbol($0, in: font) }
    }
    let sign: Symbol? =
      if case .symbol(let badge) = variant.badge {
        symbol(badge, in: font) ?? signs.flatMap { symbol(badge, in: $0) }
      } else {
        nil
      }
    var signSymbols = [sign].compactMap { $0 }
    if case .symbol(let form) = sign?.metadata.rightToLeft {
      signSymbols += [symbol(form, in: font) ?? signs.flatMap { symbol(form, in: $0) }]
        .compactMap { $0 }
    }
    let signForms = signSymbols
    guard drawn.first?.name.hasBytes(of: variant.base) == true else { return nil }
    var compiler = FontCompiler(familyName: name)
    compiler.hasNames = false
    compiler.threads = 1
    if variant.enclosure == nil, variant.isSlashed || variant.badge != nil {
      // The parts shared with the stored symbol stay in place at every weight.
      let base = variant.isFilled ? "\(variant.base).fill" : variant.base
      if let index = (font.entry(named: base) ?? font.entry(named: variant.base))?.index {
        for scale in SymbolScale.allCases {
          compiler.givenReach[scale] = font.reach(of: index, scale: scale)
        }
      }
    }
    do {
      // Only filled forms that were drawn count.
      let symbol = try SymbolVariants(
        drawn.filter { $0.metadata.base == nil },
        signs: { name in signForms.first { $0.name.hasBytes(of: name) } }
      ).symbol(named: name)
      return try compiler.font(SymbolSet(symbols: [symbol])).file.encoded()
    } catch {
      return nil
    }
  }
}
