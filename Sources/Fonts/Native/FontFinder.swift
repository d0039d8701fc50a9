internal import SymtextSupport
internal import CSymtextFontconfig
public import SymtextOpenType
internal import Synchronization

/// Finds installed fonts by family name, through fontconfig.
///
/// The first use starts fontconfig, which takes some milliseconds.
public enum FontFinder {
  /// The default text font.
  public static let defaultFamily = "Inter"

  /// Opens the installed font of a family that is nearest to a weight; later calls return the same face.
  /// - Parameters:
  ///   - family: As in a font menu, or `sans-serif`, `serif`, `monospace`.
  ///   - weight: 1 to 1000; a variable font takes any weight through its coordinates.
  /// - Throws: ``FontLoadingError`` (not installed) with advice on installing or naming a font.
  public static func face(family: String, weight: Double, isItalic: Bool = false)
    throws(FontLoadingError) -> Face
  {
    try OpenFaces.face(.family(ExactText(family), weight: weight, isItalic: isItalic)) {
      () throws(FontLoadingError) in
      try installedFace(family: family, weight: weight, isItalic: isItalic)
    }
  }

  /// Whether only the default family of all installed ones is allowed, so that drawings do not depend on the machine.
  package static var knowsOnlyDefault: Bool {
    get { isLimited.load(ordering: .relaxed) }
    set { isLimited.store(newValue, ordering: .relaxed) }
  }
  private static let isLimited = Atomic(false)

  private static func installedFace(
    family: String, weight: Double, isItalic: Bool
  ) throws(FontLoadingError) -> Face {
    if family != defaultFamily, knowsOnlyDefault {
      throw FontLoadingError(
        kind: .notInstalled,
        "the family “\(family)” is not allowed here; use \(defaultFamily) or a font file"
      )
    }
    guard let match = match(family: family, weight: weight, isItalic: isItalic) else {
      let advice =
        family == defaultFamily
        ? DefaultFontPackage.advice
        : "list the installed fonts with fc-list, or give a font file"
      throw FontLoadingError(
        kind: .notInstalled, "there is no installed font family named “\(family)”; \(advice)")
    }
    let failure: FontLoadingError
    do { return try Face(file: match.file, index: match.index) } catch { failure = error }
    // Families may have files in several formats, such as Type 1 beside OpenType.
    let others = others(family: family, weight: weight, isItalic: isItalic)
    for other in others.prefix(mostFiles) where other != match {
      if let face = try? Face(file: other.file, index: other.index) { return face }
    }
    throw failure
  }

  /// The greatest number of a family's files that are opened to find one that can be read.
  private static let mostFiles = 24

  private static let generic: Set<String> = ["sans-serif", "serif", "monospace", "system-ui"]

  /// Finds the font of a family; a variable font wins, because it has every weight.
  private static func match(family: String, weight: Double, isItalic: Bool) -> Match? {
    // fontconfig ranks variability above the family, and a generic name matches any family.
    if !generic.contains(family.lowercased()),
      let variable = match(family: family, weight: weight, isItalic: isItalic, isVariable: true)
    {
      return variable
    }
    return match(family: family, weight: weight, isItalic: isItalic, isVariable: false)
  }

  private struct Match: Equatable {
    var file: String
    var index: Int
  }

  private static func match(
    family: String, weight: Double, isItalic: Bool, isVariable: Bool
  ) -> Match? {
    guard
      let pattern = unsafe pattern(
        family: family, weight: weight, isItalic: isItalic, isVariable: isVariable)
    else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    var result = FcResultNoMatch
    guard let found = unsafe FcFontMatch(nil, pattern, &result) else { return nil }
    defer { unsafe FcPatternDestroy(found) }
    return unsafe place(of: found, family: family)
  }

  /// Returns the place of a font; `nil` if it is not of the family.
  private static func place(of found: OpaquePointer, family: String) -> Match? {
    let families = unsafe families(of: found)
    let isGeneric = generic.contains(family.lowercased())
    guard isGeneric || families.contains(family.lowercased()) else { return nil }
    var index: Int32 = 0
    guard let file = unsafe string(found, FC_FILE, 0) else { return nil }
    unsafe FcPatternGetInteger(found, FC_INDEX, 0, &index)
    // The upper half of the index is a named instance; coordinates replace it.
    return Match(file: file, index: Int(index & 0xFFFF))
  }

  /// Finds all fonts of a family, the nearest first.
  private static func others(family: String, weight: Double, isItalic: Bool) -> [Match] {
    guard
      let pattern = unsafe pattern(
        family: family, weight: weight, isItalic: isItalic, isVariable: false)
    else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    var result = FcResultNoMatch
    guard let set = unsafe FcFontSort(nil, pattern, FcBool(0), nil, &result) else { return [] }
    defer { unsafe FcFontSetDestroy(set) }
    var found: [Match] = []
    for index in 0..<Int(unsafe set.pointee.nfont) {
      if let font = unsafe set.pointee.fonts[index],
        let place = unsafe place(of: font, family: family)
      {
        found.append(place)
      }
    }
    return found
  }

  private static func pattern(
    family: String, weight: Double, isItalic: Bool, isVariable: Bool
  ) -> OpaquePointer? {
    guard let pattern = unsafe FcPatternCreate() else { return nil }
    unsafe family.withCString { name in
      unsafe name.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) { bytes in
        _ = unsafe FcPatternAddString(pattern, FC_FAMILY, bytes)
      }
    }
    unsafe FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(weight))
    unsafe FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    if isVariable { unsafe FcPatternAddBool(pattern, FC_VARIABLE, FcBool(1)) }
    unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    return unsafe pattern
  }

  private static func families(of pattern: OpaquePointer) -> ExactSet {
    var names: ExactSet = []
    var number: Int32 = 0
    while let name = unsafe string(pattern, FC_FAMILY, number) {
      names.insert(name.lowercased())
      number += 1
    }
    return names
  }

  private static func string(_ pattern: OpaquePointer, _ key: String, _ number: Int32) -> String? {
    var value: UnsafeMutablePointer<FcChar8>? = nil
    guard unsafe FcPatternGetString(pattern, key, number, &value) == FcResultMatch,
      let value = unsafe value
    else { return nil }
    return unsafe String(cString: value)
  }
}
