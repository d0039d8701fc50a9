internal import FontGlyphs
public import TextLayout

/// Any font whose glyphs are icons, such as the icon fonts of web pages.
///
/// An icon is found by the name of its glyph (in `post` or `CFF`), by the name that gives a ligature,
/// or by its code point, written `u+f0f3` or `uniF0F3`. It has one layer, so that all modes paint it
/// in the tint.
public struct IconFont: SymbolSource {
  /// The font.
  public let face: Face

  /// Opens a font.
  /// - Throws: ``SymbolError`` when it is none.
  public init(file: String) throws(SymbolError) {
    do {
      face = try Face(file: file)
    } catch  where error.kind == .notAFont {
      throw SymbolError(
        "\(error); a library is a font made by `symtext font build` or any font of icons")
    } catch {
      throw SymbolError("\(error)")
    }
  }

  /// Takes the icons of a font that is open.
  public init(face: Face) { self.face = face }

  /// Sets an icon; `nil` when there is none of that name.
  public func symbol(named name: String, beside text: Font, configuration: SymbolConfiguration)
    -> SetSymbol?
  {
    glyph(named: name).map {
      SetSymbol(name, glyph: $0, of: face, beside: text, configuration: configuration)
    }
  }

  /// The icons that have a telling name, one entry a name.
  public var listing: [ListedSymbol] {
    let characters = face.characters
    var codePoints: [UInt32: UInt32] = [:]
    for (character, glyph) in characters.reversed() { codePoints[glyph] = character }
    return glyphs(characters).map { name, glyph in
      ListedSymbol(
        name: name, codePoint: codePoints[glyph],
        metadata: SymbolMetadata(altText: IconName.words(name), category: "", since: ""),
        layers: [], library: face.file)
    }
    .sorted { $0.name < $1.name }
  }

  /// The telling names.
  public var names: [String] { Array(glyphs(face.characters).keys) }

  private func glyph(named name: String) -> UInt32? {
    guard name.utf8.count <= Self.longestName else { return nil }
    let found =
      face.glyph(named: name) ?? ligature(named: name)
      ?? IconName.character(name).flatMap { face.glyph(for: $0) }
    return found == 0 ? nil : found
  }

  /// The one glyph that comes out when the name is shaped, if it is no letter's own.
  private func ligature(named name: String) -> UInt32? {
    guard name.count > 1 else { return nil }
    let glyphs = face.glyphs(of: name, features: Self.ligatureFeatures.map { FontFeature($0) })
    guard glyphs.count == 1, let glyph = glyphs.first,
      !name.unicodeScalars.contains(where: { face.glyph(for: $0.value) == glyph })
    else { return nil }
    return glyph
  }

  /// The telling names of glyphs and of ligatures; where two glyphs have one name, the one that it
  /// finds.
  private func glyphs(_ characters: [(character: UInt32, glyph: UInt32)]) -> [String: UInt32] {
    let letters = Self.letters(characters)
    var glyphs: [String: UInt32] = [:]
    let gsub = face.table("GSUB") ?? []
    let features = Self.ligatureFeatures.map { Tag(rawValue: $0.rawValue) }
    for ligature in Ligature.read(gsub: gsub, features: features) {
      let name = ligature.components.compactMap { UInt32(exactly: $0).flatMap { letters[$0] } }
      guard name.count == ligature.components.count, let glyph = UInt32(exactly: ligature.glyph)
      else { continue }
      glyphs[String(String.UnicodeScalarView(name))] = glyph
    }
    for glyph in 0..<UInt32(clamping: face.glyphCount) {
      guard let name = face.name(of: glyph), !Self.isWritten(with: letters[glyph]) else { continue }
      glyphs[name] = glyph
    }
    return glyphs.filter { IconName.isTelling($0.key) && $0.key.utf8.count <= Self.longestName }
  }

  /// A character of each glyph: of a glyph that stands for both, the small letter.
  private static func letters(_ characters: [(character: UInt32, glyph: UInt32)])
    -> [UInt32: Unicode.Scalar]
  {
    var letters: [UInt32: Unicode.Scalar] = [:]
    for (character, glyph) in characters {
      guard let scalar = Unicode.Scalar(character) else { continue }
      let isBetter = scalar.isASCII && scalar.properties.isLowercase
      if letters[glyph] == nil || isBetter { letters[glyph] = scalar }
    }
    return letters
  }

  /// Whether names are written with a character, or it shows nothing.
  private static func isWritten(with letter: Unicode.Scalar?) -> Bool {
    guard let letter, letter.value <= 0xA0 else { return false }
    let properties = letter.properties
    return properties.isAlphabetic || properties.numericType != nil || properties.isWhitespace
      || properties.generalCategory == .control || "_-.".unicodeScalars.contains(letter)
  }

  /// What turns the letters of a name into its icon.
  private static let ligatureFeatures: [OpenTypeTag] = ["liga", "dlig", "rlig", "clig", "calt"]
  private static let longestName = 127
}
