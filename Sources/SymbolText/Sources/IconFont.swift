public import SymtextSupport
internal import SymtextOpenType
public import SymtextFonts
internal import SymtextSymbols
internal import SymtextTextLayout

/// A font whose glyphs are icons, such as the icon fonts of web pages.
///
/// An icon is found by the name of its glyph (in `post` or `CFF`), by the name of a ligature, or by its code point,
/// written as `u+f0f3` or `uniF0F3`. It has one layer, which all modes paint in the tint.
public struct IconFont: SymbolSource {
  /// The font.
  public let face: Face

  /// Opens a font.
  /// - Parameter fileAccess: the files that may be opened; restrict it for untrusted names.
  /// - Throws: ``SymbolError`` if the file is not a font.
  public init(file: String, fileAccess: FileAccess = .everything) throws(SymbolError) {
    do {
      face = try fileAccess.face(file: file)
    } catch {
      let advice =
        error.kind == .invalid
        ? "; a library is a compiled symbol font or any font of icons" : ""
      throw SymbolError("\(error)\(advice)", kind: error.kind)
    }
  }

  /// Uses a font that is already open.
  public init(face: Face) { self.face = face }

  /// Sets an icon; `nil` if there is none of that name.
  public func symbol(named name: String, beside text: Font, configuration: SymbolConfiguration)
    -> ResolvedSymbol?
  {
    glyph(named: name).map {
      ResolvedSymbol(name, glyph: $0, of: face, beside: text, configuration: configuration)
    }
  }

  /// Returns the name of the icon of which a name is a design variant; `nil` if it is none.
  public func base(ofVariant name: String) -> String? {
    VariantName(name, isKnown: { glyph(named: $0) != nil }, isSign: { _ in true })?.base
  }

  /// The names of the library as prefixes before a colon.
  public var libraryNames: [String] { LibraryNames.names(of: face) }

  private func glyph(named name: String) -> GlyphID? {
    guard name.utf8.count <= Self.longestName else { return nil }
    let found =
      face.glyph(named: name) ?? ligature(named: name)
      ?? IconName.character(name).flatMap { face.glyph(for: $0) }
    return found == 0 ? nil : found
  }

  /// Returns the single glyph that results from shaping the name, unless it is a letter's own glyph.
  func ligature(named name: String) -> GlyphID? {
    guard name.count > 1 else { return nil }
    let glyphs = face.glyphs(of: name, features: Self.ligatureFeatures.map { FontFeature($0) })
    guard glyphs.count == 1, let glyph = glyphs.first,
      !name.unicodeScalars.contains(where: { face.glyph(for: $0.value) == glyph })
    else { return nil }
    return glyph
  }

  /// The features that replace the letters of a name by its icon.
  static let ligatureFeatures: [Tag] = ["liga", "dlig", "rlig", "clig", "calt"]
  /// The longest name, in bytes, as of PostScript names.
  static let longestName = 127
}
