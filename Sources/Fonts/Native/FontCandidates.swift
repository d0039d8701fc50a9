internal import CSymtextFontconfig

/// The installed fonts for a request, best first: by ``FallbackRank``, then in fontconfig's order.
///
/// Fonts in formats that HarfBuzz cannot read are left out.
@safe
package final class FontCandidates: @unchecked Sendable {  // The set never changes.
  private let set: OpaquePointer
  /// The characters of all fonts.
  private let all: OpaquePointer
  /// The readable fonts of the set.
  private let fonts: [Candidate]

  @safe
  private struct Candidate {
    var pattern: OpaquePointer
    var characters: OpaquePointer
    var isColored: Bool
  }

  /// - Returns: `nil` when fontconfig returns no fonts.
  package init?(_ request: FallbackRequest) {
    guard !FontFinder.knowsOnlyDefault, FontconfigEnvironment.isConfigured,
      let pattern = unsafe Self.pattern(request)
    else { return nil }
    defer { unsafe font_pattern_free(pattern) }
    var all: OpaquePointer?
    guard let set = unsafe font_sort(pattern, &all) else { return nil }
    guard let all = unsafe all else {
      unsafe font_set_free(set)
      return nil
    }
    unsafe self.set = set
    unsafe self.all = all
    var ranked: [(rank: FallbackRank, order: Int, font: Candidate)] = []
    for index in 0..<Int(unsafe font_set_count(set)) {
      if let font = unsafe font_set_font(set, Int32(index)),
        let candidate = unsafe Self.candidate(font)
      {
        let names = request.isEmoji ? [] : unsafe Self.families(of: font)
        ranked.append((FallbackRank(of: names, for: request), index, candidate))
      }
    }
    ranked.sort { ($0.rank, $0.order) < ($1.rank, $1.order) }
    fonts = ranked.map(\.font)
  }

  deinit {
    unsafe font_set_free(set)
    unsafe font_characters_free(all)
  }

  /// Returns the first fonts, with or without colours, that have a character or the first part of its decomposition.
  package func fonts(with scalar: Unicode.Scalar, isColored: Bool, most: Int) -> [Int] {
    let whole = scalar
    let part = CanonicalForms.firstPart(of: scalar)
    guard
      unsafe font_characters_have(all, whole.value) || font_characters_have(all, part.value)
    else { return [] }
    var found: [Int] = []
    for index in fonts.indices where fonts[index].isColored == isColored {
      guard covers(whole, index) || covers(part, index) else { continue }
      found.append(index)
      if found.count == most { break }
    }
    return found
  }

  /// Whether a font has a character, by fontconfig.
  package func covers(_ scalar: Unicode.Scalar, _ index: Int) -> Bool {
    unsafe font_characters_have(fonts[index].characters, scalar.value)
  }

  /// Returns the place of a font.
  package func place(_ index: Int) -> FontPlace? { unsafe Self.place(of: fonts[index].pattern) }

  /// Returns the place of a font that fontconfig found; `nil` if it has none.
  static func place(of pattern: OpaquePointer) -> FontPlace? {
    guard let file = unsafe font_pattern_text(pattern, FONT_FILE, 0) else { return nil }
    // The upper half of the index is a named instance; coordinates replace it.
    let index = unsafe font_pattern_integer(pattern, FONT_INDEX) & 0xFFFF
    return unsafe FontPlace(file: String(cString: file), index: Int(index))
  }

  /// Whether a language requires a character, by fontconfig.
  package static func language(_ name: String, uses scalar: Unicode.Scalar) -> Bool {
    guard let characters = unsafe font_language_characters(name) else { return false }
    return unsafe font_characters_have(characters, scalar.value)
  }

  /// Returns the kind of a family, by fontconfig's configuration.
  static func kind(ofFamily family: String) -> FontKind {
    guard FontconfigEnvironment.isConfigured, let pattern = unsafe font_pattern_create() else {
      return .sansSerif
    }
    defer { unsafe font_pattern_free(pattern) }
    unsafe font_pattern_add_text(pattern, FONT_FAMILY, family)
    unsafe font_pattern_configure(pattern)
    for name in unsafe families(of: pattern) {
      switch name {
      case "sans-serif": return .sansSerif
      case "serif": return .serif
      case "monospace": return .monospace
      default: continue
      }
    }
    return .sansSerif
  }

  /// Returns the names of a font's family, in all languages.
  static func families(of pattern: OpaquePointer) -> [String] {
    var families: [String] = []
    while let name = unsafe font_pattern_text(pattern, FONT_FAMILY, Int32(families.count)) {
      unsafe families.append(String(cString: name))
    }
    return families
  }

  private static func pattern(_ request: FallbackRequest) -> OpaquePointer? {
    guard let pattern = unsafe font_pattern_create() else { return nil }
    if request.isEmoji {
      unsafe font_pattern_add_text(pattern, FONT_FAMILY, "emoji")
      unsafe font_pattern_add_flag(pattern, FONT_IS_COLORED, true)
    }
    let family =
      switch request.kind {
      case .sansSerif: "sans-serif"
      case .serif: "serif"
      case .monospace: "monospace"
      }
    unsafe font_pattern_add_text(pattern, FONT_FAMILY, family)
    // An undetermined language keeps the language of the user's environment out.
    unsafe font_pattern_add_text(pattern, FONT_LANGUAGE, request.language ?? "und")
    unsafe font_pattern_add_double(pattern, FONT_WEIGHT, font_weight(Double(request.weight)))
    unsafe font_pattern_add_integer(
      pattern, FONT_SLANT, Int32(request.isSlanted ? FONT_ITALIC : FONT_ROMAN))
    unsafe font_pattern_add_double(pattern, FONT_WIDTH, Double(request.width))
    unsafe font_pattern_configure(pattern)
    unsafe font_pattern_add_defaults(pattern)
    return unsafe pattern
  }

  private static func candidate(_ pattern: OpaquePointer) -> Candidate? {
    guard let format = unsafe font_pattern_text(pattern, FONT_FORMAT, 0),
      ["TrueType", "CFF"].contains(unsafe String(cString: format)),
      let characters = unsafe font_pattern_characters(pattern)
    else { return nil }
    return unsafe Candidate(
      pattern: pattern, characters: characters,
      isColored: font_pattern_flag(pattern, FONT_IS_COLORED))
  }
}
