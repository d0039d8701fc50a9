internal import SymtextSupport
internal import CSymtextFontconfig
public import SymtextOpenType
internal import Synchronization

/// Finds installed fonts by family name, through fontconfig.
///
/// The first family that no earlier run has found opens fontconfig, which takes some milliseconds.
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
      throw notInstalled(family)
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

  private static func notInstalled(_ family: String) -> FontLoadingError {
    guard fontconfig_is_installed() else {
      return FontLoadingError(
        kind: .notInstalled,
        "the family “\(family)” cannot be looked up, because fontconfig is not installed; install libfontconfig.so.1 (Debian's libfontconfig1), or give a font file"
      )
    }
    return FontLoadingError(
      kind: .notInstalled,
      "there is no installed font family named “\(family)”; list the installed fonts with fc-list, or give a font file"
    )
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
    defer { unsafe font_pattern_free(pattern) }
    guard let found = unsafe font_match(pattern) else { return nil }
    defer { unsafe font_pattern_free(found) }
    return unsafe place(of: found, family: request.family)
  }

  /// Returns the place of a font; `nil` if it is not of the family.
  private static func place(of found: OpaquePointer, family: String) -> FontPlace? {
    let isGeneric = generic.contains(family.lowercased())
    guard
      unsafe isGeneric
        || FontCandidates.families(of: found).contains(where: {
          $0.lowercased().hasBytes(of: family.lowercased())
        })
    else { return nil }
    return unsafe FontCandidates.place(of: found)
  }

  /// Finds all fonts of a family, the nearest first.
  private static func others(_ request: FontRequest) -> [FontPlace] {
    guard let pattern = unsafe pattern(request, isVariable: false) else { return [] }
    defer { unsafe font_pattern_free(pattern) }
    guard let set = unsafe font_sort(pattern, nil) else { return [] }
    defer { unsafe font_set_free(set) }
    var found: [FontPlace] = []
    for index in 0..<(unsafe font_set_count(set)) {
      if let font = unsafe font_set_font(set, index),
        let place = unsafe place(of: font, family: request.family)
      {
        found.append(place)
      }
    }
    return found
  }

  private static func pattern(_ request: FontRequest, isVariable: Bool) -> OpaquePointer? {
    guard let pattern = unsafe font_pattern_create() else { return nil }
    unsafe font_pattern_add_text(pattern, FONT_FAMILY, request.family)
    unsafe font_pattern_add_double(pattern, FONT_WEIGHT, font_weight(request.weight))
    unsafe font_pattern_add_integer(
      pattern, FONT_SLANT, Int32(request.isItalic ? FONT_ITALIC : FONT_ROMAN))
    if isVariable { unsafe font_pattern_add_flag(pattern, FONT_IS_VARIABLE, true) }
    unsafe font_pattern_configure(pattern)
    unsafe font_pattern_add_defaults(pattern)
    return unsafe pattern
  }
}
