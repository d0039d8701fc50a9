internal import DesignVariants
internal import FontGlyphs
internal import OpenType
internal import Synchronization
internal import Fonts
internal import TextLayout

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
  /// - Parameter fontName: the file of the font.
  /// - Returns: `nil` when the font does not hold the lines, the variant cannot be made, or too many have
  ///   been.
  func library(
    _ variant: VariantName, of font: SymbolFont, named fontName: String
  ) -> SymbolLibrary? {
    guard let name = variant.names.first else { return nil }
    return made.withLock { made in
      if let known = made[name] { return known }
      guard made.count < most else { return nil }
      let library = Self.made(variant, name: name, of: font, named: fontName)
      made[name] = .some(library)
      return library
    }
  }

  private static func made(
    _ variant: VariantName, name: String, of font: SymbolFont, named fontName: String
  ) -> SymbolLibrary? {
    var parts = [variant.base, "\(variant.base).fill"]
    if case .symbol(let badge) = variant.badge { parts.append(badge) }
    let drawn = parts.compactMap { part in
      font.entry(named: part).flatMap { entry in
        entry.name == part ? font.symbol(of: entry.index) : nil
      }
    }
    guard drawn.first?.name == variant.base else { return nil }
    var compiler = FontCompiler(familyName: name)
    compiler.hasNames = false
    compiler.threads = 1
    do {
      // Of a filled form only one that was drawn counts.
      let symbol = try SymbolVariants(drawn.filter { $0.metadata.base == nil }).symbol(named: name)
      let file = try compiler.font(SymbolSet(symbols: [symbol])).file
      return try SymbolLibrary(
        face: Face(data: FontData(file.encoded()), name: fontName), isMade: true)
    } catch {
      return nil
    }
  }
}
