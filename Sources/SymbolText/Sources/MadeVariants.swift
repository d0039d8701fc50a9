internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
internal import Synchronization
internal import SymtextFonts
internal import SymtextTextLayout

/// Design variants that a library does not store, made from the centre lines that it holds.
///
/// Each is a font of one symbol, compiled when it is first asked for, as ``FontCompiler`` would have done for
/// the library itself.
final class MadeVariants: Sendable {
  /// The most variants that are made of one library: those that were asked for first.
  ///
  /// A text of strangers can name any number, and each takes milliseconds.
  static let usualMost = 256

  private let most: Int
  private let made = Mutex<[String: SymbolLibrary?]>([:])

  init(most: Int = usualMost) { self.most = most }

  /// The library of one symbol that is a variant.
  /// - Parameters:
  ///   - signs: a library whose symbols badges show where the font has none of the name.
  ///   - fontName: the file of the font.
  /// - Returns: `nil` when the font does not hold the lines, the variant cannot be made, or too many have
  ///   been.
  func library(
    _ variant: VariantName, of font: SymbolFont, signs: SymbolFont? = nil, named fontName: String
  ) -> SymbolLibrary? {
    guard let name = variant.names.first else { return nil }
    return made.withLock { made in
      if let known = made[name] { return known }
      guard made.count < most else { return nil }
      let library = Self.made(variant, name: name, of: font, signs: signs, named: fontName)
      made[name] = .some(library)
      return library
    }
  }

  private static func made(
    _ variant: VariantName, name: String, of font: SymbolFont, signs: SymbolFont?,
    named fontName: String
  ) -> SymbolLibrary? {
    func symbol(_ name: String, in font: SymbolFont) -> Symbol? {
      font.entry(named: name).flatMap { entry in
        entry.name == name ? font.symbol(of: entry.index) : nil
      }
    }
    let drawn = [variant.base, "\(variant.base).fill"].compactMap { symbol($0, in: font) }
    let sign: Symbol? =
      if case .symbol(let badge) = variant.badge {
        symbol(badge, in: font) ?? signs.flatMap { symbol(badge, in: $0) }
      } else {
        nil
      }
    guard drawn.first?.name == variant.base else { return nil }
    var compiler = FontCompiler(familyName: name)
    compiler.hasNames = false
    compiler.threads = 1
    if variant.enclosure == nil, variant.isSlashed || variant.badge != nil {
      // What it has in common with the stored one stays in its place at every weight.
      let base = variant.isFilled ? "\(variant.base).fill" : variant.base
      if let index = (font.entry(named: base) ?? font.entry(named: variant.base))?.index {
        for scale in SymbolScale.allCases {
          compiler.givenReach[scale] = font.reach(of: index, scale: scale)
        }
      }
    }
    do {
      // Of a filled form only one that was drawn counts.
      let symbol = try SymbolVariants(
        drawn.filter { $0.metadata.base == nil }, signs: { $0 == sign?.name ? sign : nil }
      ).symbol(named: name)
      let file = try compiler.font(SymbolSet(symbols: [symbol])).file
      return try SymbolLibrary(
        face: Face(data: FontData(file.encoded()), name: fontName), isMade: true)
    } catch {
      return nil
    }
  }
}
