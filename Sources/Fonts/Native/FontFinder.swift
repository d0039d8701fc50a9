internal import SymtextSupport
internal import CSymtextFontconfig
public import SymtextOpenType
internal import Synchronization

/// Finds installed fonts by family name, through fontconfig.
///
/// The first use starts fontconfig, which takes some milliseconds.
public enum FontFinder {
  /// The default text font.
  ///
  /// Where it is not installed, the program's own copy stands in, which has the letters of Latin, Greek and Cyrillic.
  public static let defaultFamily = "Inter"
  /// The word in the place of a path, ``Face/file``, for the program's own copy of the default text font.
  public static let ownFile = "built-in"

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
    let request = FontRequest(family: family, weight: weight, isItalic: isItalic)
    let cache = FontPlaceCache()
    if let place = cache.place(request), let face = try? Face(file: place.file, index: place.index)
    {
      return face
    }
    let isDefault = family.hasBytes(of: defaultFamily)
    // Fontconfig complains on standard error where nothing is configured, as in a bare container.
    guard !isDefault || FontconfigEnvironment.isConfigured, let nearest = place(request) else {
      if isDefault { return try Face(data: .text, name: ownFile) }
      throw FontLoadingError(
        kind: .notInstalled,
        "there is no installed font family named “\(family)”; list the installed fonts with fc-list, or give a font file"
      )
    }
    func opened(_ place: FontPlace) throws(FontLoadingError) -> Face {
      let face = try Face(file: place.file, index: place.index)
      cache.keep(place, request)
      return face
    }
    var failures: [FontLoadingError] = []
    do { return try opened(nearest) } catch { failures.append(error) }
    // Families may have files in several formats, such as Type 1 beside OpenType.
    for other in others(request).prefix(mostFiles) where other != nearest {
      do { return try opened(other) } catch { failures.append(error) }
    }
    throw unreadable(family, failures)
  }

  /// Returns the error for a family of which no file can be read, with the first files and the reason of each.
  /// - Parameter failures: At least one.
  private static func unreadable(
    _ family: String, _ failures: [FontLoadingError]
  ) -> FontLoadingError {
    guard failures.count > 1 else { return failures[0] }
    var reasons = failures.prefix(mostNamed).map(\.description).joined(separator: ", ")
    if failures.count > mostNamed { reasons += ", and \(failures.count - mostNamed) more" }
    return FontLoadingError(
      kind: failures[0].kind,
      "none of the \(failures.count) files of the family “\(family)” can be read: \(reasons); install it as an OpenType or TrueType font, or give a font file"
    )
  }

  /// The greatest number of unreadable files that an error names.
  private static let mostNamed = 3

  /// The greatest number of a family's files that are opened to find one that can be read.
  private static let mostFiles = 24

  private static let generic: Set<String> = ["sans-serif", "serif", "monospace", "system-ui"]

  /// Finds the font of a family; a variable font wins, because it has every weight.
  private static func place(_ request: FontRequest) -> FontPlace? {
    // fontconfig ranks variability above the family, and a generic name matches any family.
    if !generic.contains(request.family.lowercased()),
      let variable = place(request, isVariable: true)
    {
      return variable
    }
    return place(request, isVariable: false)
  }

  private static func place(_ request: FontRequest, isVariable: Bool) -> FontPlace? {
    guard let pattern = unsafe pattern(request, isVariable: isVariable) else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    var result = FcResultNoMatch
    guard let found = unsafe FcFontMatch(nil, pattern, &result) else { return nil }
    defer { unsafe FcPatternDestroy(found) }
    return unsafe place(of: found, family: request.family)
  }

  /// Returns the place of a font; `nil` if it is not of the family.
  private static func place(of found: OpaquePointer, family: String) -> FontPlace? {
    let families = unsafe families(of: found)
    let isGeneric = generic.contains(family.lowercased())
    guard isGeneric || families.contains(family.lowercased()) else { return nil }
    var index: Int32 = 0
    guard let file = unsafe string(found, FC_FILE, 0) else { return nil }
    unsafe FcPatternGetInteger(found, FC_INDEX, 0, &index)
    // The upper half of the index is a named instance; coordinates replace it.
    return FontPlace(file: file, index: Int(index & 0xFFFF))
  }

  /// Finds all fonts of a family, the nearest first.
  private static func others(_ request: FontRequest) -> [FontPlace] {
    guard let pattern = unsafe pattern(request, isVariable: false) else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    var result = FcResultNoMatch
    guard let set = unsafe FcFontSort(nil, pattern, FcBool(0), nil, &result) else { return [] }
    defer { unsafe FcFontSetDestroy(set) }
    var found: [FontPlace] = []
    for index in 0..<Int(unsafe set.pointee.nfont) {
      if let font = unsafe set.pointee.fonts[index],
        let place = unsafe place(of: font, family: request.family)
      {
        found.append(place)
      }
    }
    return found
  }

  private static func pattern(_ request: FontRequest, isVariable: Bool) -> OpaquePointer? {
    let family = request.family
    guard let pattern = unsafe FcPatternCreate() else { return nil }
    unsafe family.withCString { name in
      unsafe name.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) { bytes in
        _ = unsafe FcPatternAddString(pattern, FC_FAMILY, bytes)
      }
    }
    unsafe FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(request.weight))
    unsafe FcPatternAddInteger(
      pattern, FC_SLANT, request.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
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
