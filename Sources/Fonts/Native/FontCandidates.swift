internal import CSymtextFontconfig

/// The installed fonts for a request, best first: by ``FallbackRank``, then in fontconfig's order.
///
/// Fonts in formats that HarfBuzz cannot read are left out.
@safe
package final class FontCandidates: @unchecked Sendable {  // The set never changes.
  private let set: UnsafeMutablePointer<FcFontSet>
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
    guard !FontFinder.knowsOnlyDefault,
      let pattern = unsafe Self.pattern(request)
    else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    var result = FcResultNoMatch
    var all: OpaquePointer?
    guard let set = unsafe FcFontSort(nil, pattern, FcBool(0), &all, &result) else { return nil }
    guard let all = unsafe all else {
      unsafe FcFontSetDestroy(set)
      return nil
    }
    unsafe self.set = set
    unsafe self.all = all
    var ranked: [(rank: FallbackRank, order: Int, font: Candidate)] = []
    for index in 0..<Int(unsafe set.pointee.nfont) {
      if let font = unsafe set.pointee.fonts[index], let candidate = unsafe Self.candidate(font) {
        let names = request.isEmoji ? [] : unsafe Self.families(of: font)
        ranked.append((FallbackRank(of: names, for: request), index, candidate))
      }
    }
    ranked.sort { ($0.rank, $0.order) < ($1.rank, $1.order) }
    fonts = ranked.map(\.font)
  }

  deinit {
    unsafe FcFontSetDestroy(set)
    unsafe FcCharSetDestroy(all)
  }

  /// Returns the first fonts, with or without colours, that have a character or the first part of its decomposition.
  package func fonts(with scalar: Unicode.Scalar, isColored: Bool, most: Int) -> [Int] {
    let whole = scalar
    let part = CanonicalForms.firstPart(of: scalar)
    guard unsafe FcCharSetHasChar(all, whole.value) != 0 || FcCharSetHasChar(all, part.value) != 0
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
    unsafe FcCharSetHasChar(fonts[index].characters, scalar.value) != 0
  }

  /// Returns the place of a font.
  package func place(_ index: Int) -> FontPlace? {
    var file: UnsafeMutablePointer<FcChar8>?
    var number: Int32 = 0
    let pattern = unsafe fonts[index].pattern
    guard unsafe FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch,
      let file = unsafe file
    else { return nil }
    unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &number)
    // The upper half of the index is a named instance; coordinates replace it.
    return unsafe FontPlace(file: String(cString: file), index: Int(number & 0xFFFF))
  }

  /// Whether a language requires a character, by fontconfig.
  package static func language(_ name: String, uses scalar: Unicode.Scalar) -> Bool {
    unsafe name.withCString { text in
      unsafe text.withMemoryRebound(to: FcChar8.self, capacity: name.utf8.count + 1) { bytes in
        guard let characters = unsafe FcLangGetCharSet(bytes) else { return false }
        return unsafe FcCharSetHasChar(characters, scalar.value) != 0
      }
    }
  }

  /// Returns the kind of a family, by fontconfig's configuration.
  static func kind(ofFamily family: String) -> FontKind {
    guard let pattern = unsafe FcPatternCreate() else { return .sansSerif }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe add(family, FC_FAMILY, to: pattern)
    unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
    var number: Int32 = 0
    var name: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(pattern, FC_FAMILY, number, &name) == FcResultMatch,
      let text = unsafe name
    {
      switch unsafe String(cString: text) {
      case "sans-serif": return .sansSerif
      case "serif": return .serif
      case "monospace": return .monospace
      default: number += 1
      }
    }
    return .sansSerif
  }

  private static func families(of pattern: OpaquePointer) -> [String] {
    var families: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(pattern, FC_FAMILY, Int32(families.count), &name)
      == FcResultMatch, let text = unsafe name
    {
      unsafe families.append(String(cString: text))
    }
    return families
  }

  private static func pattern(_ request: FallbackRequest) -> OpaquePointer? {
    guard let pattern = unsafe FcPatternCreate() else { return nil }
    if request.isEmoji {
      unsafe add("emoji", FC_FAMILY, to: pattern)
      unsafe FcPatternAddBool(pattern, FC_COLOR, 1)
    }
    let family =
      switch request.kind {
      case .sansSerif: "sans-serif"
      case .serif: "serif"
      case .monospace: "monospace"
      }
    unsafe add(family, FC_FAMILY, to: pattern)
    // An undetermined language keeps the language of the user's environment out.
    unsafe add(request.language ?? "und", FC_LANG, to: pattern)
    unsafe FcPatternAddDouble(
      pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(request.weight)))
    unsafe FcPatternAddInteger(
      pattern, FC_SLANT, request.isSlanted ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    unsafe FcPatternAddDouble(pattern, FC_WIDTH, Double(request.width))
    unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    return unsafe pattern
  }

  private static func add(_ text: String, _ key: String, to pattern: OpaquePointer) {
    unsafe text.withCString { name in
      unsafe name.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count + 1) { bytes in
        _ = unsafe FcPatternAddString(pattern, key, bytes)
      }
    }
  }

  private static func candidate(_ pattern: OpaquePointer) -> Candidate? {
    var format: UnsafeMutablePointer<FcChar8>?
    var characters: OpaquePointer?
    var isColored: FcBool = 0
    guard unsafe FcPatternGetString(pattern, FC_FONTFORMAT, 0, &format) == FcResultMatch,
      let format = unsafe format, ["TrueType", "CFF"].contains(unsafe String(cString: format)),
      unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch,
      let characters = unsafe characters
    else { return nil }
    unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
    return unsafe Candidate(
      pattern: pattern, characters: characters, isColored: isColored == 1)
  }
}
