public import SymtextSupport
internal import SymtextOpenType
public import SymtextFonts
internal import SymtextTextLayout

/// Any font whose glyphs are icons, such as the icon fonts of web pages.
///
/// An icon is found by the name of its glyph (in `post` or `CFF`), by the name that gives a ligature,
/// or by its code point, written `u+f0f3` or `uniF0F3`. It has one layer, so that all modes paint it
/// in the tint.
public struct IconFont: SymbolSource {
  /// The font.
  public let face: Face

  /// Opens a font.
  /// - Parameter fileAccess: which files may be opened; limit it for names that strangers give.
  /// - Throws: ``SymbolError`` when it is none.
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

  /// Takes the icons of a font that is open.
  public init(face: Face) { self.face = face }

  /// Sets an icon; `nil` when there is none of that name.
  public func symbol(named name: String, beside text: Font, configuration: SymbolConfiguration)
    -> ResolvedSymbol?
  {
    glyph(named: name).map {
      ResolvedSymbol(name, glyph: $0, of: face, beside: text, configuration: configuration)
    }
  }

  /// What it is called before a colon.
  public var libraryNames: [String] { LibraryNames.names(of: face) }

  private func glyph(named name: String) -> GlyphID? {
    guard name.utf8.count <= Self.longestName else { return nil }
    let found =
      face.glyph(named: name) ?? ligature(named: name)
      ?? IconName.character(name).flatMap { face.glyph(for: $0) }
    return found == 0 ? nil : found
  }

  /// The one glyph that comes out when the name is shaped, if it is no letter's own.
  func ligature(named name: String) -> GlyphID? {
    guard name.count > 1 else { return nil }
    let glyphs = face.glyphs(of: name, features: Self.ligatureFeatures.map { FontFeature($0) })
    guard glyphs.count == 1, let glyph = glyphs.first,
      !name.unicodeScalars.contains(where: { face.glyph(for: $0.value) == glyph })
    else { return nil }
    return glyph
  }

  /// What turns the letters of a name into its icon.
  static let ligatureFeatures: [Tag] = ["liga", "dlig", "rlig", "clig", "calt"]
  /// In bytes: that of a PostScript name.
  static let longestName = 127
}
