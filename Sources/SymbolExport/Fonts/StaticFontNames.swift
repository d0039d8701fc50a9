internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextSymbolText
internal import SymtextSymbols

/// The names of a static font, by which programs put fonts of several weights into one family.
///
/// <https://learn.microsoft.com/typography/opentype/spec/name#name-ids>
struct StaticFontNames {
  /// The family: that of the library, with the scale if it is not medium.
  let family: String
  let weight: SymbolWeight
  private let library: ExportedLibrary
  /// The scale; empty if it is medium.
  private let scaleWord: String

  /// The vendor of fonts that symtext makes.
  static let vendor = FontTerms().vendor

  init(_ library: ExportedLibrary, weight: SymbolWeight, scale: SymbolScale) {
    scaleWord =
      scale == .medium ? "" : scale.rawValue.prefix(1).uppercased() + scale.rawValue.dropFirst()
    family = library.family + (scaleWord.isEmpty ? "" : " \(scaleWord)")
    (self.library, self.weight) = (library, weight)
  }

  /// The PostScript name, which is also that of the file: `SymtextSymbols-Bold`.
  var postScript: String {
    // The family's part may be cut.
    "\(FamilyName.postScript(library.family))\(scaleWord)-\(weight.displayName)"
  }

  /// The version of the library's font.
  var revision: Double {
    let fixed = library.library.face.table("head").flatMap {
      BinaryReader(FontData($0)).uint32(4)  // fontRevision, 16.16
    }
    return Double(fixed ?? 0x1_0000) / 65_536
  }

  /// Whether it is one of the two weights of families in old programs.
  private var isRegularOrBold: Bool { weight == .regular || weight == .bold }

  /// The table `name`.
  var table: NameTable {
    var names = NameTable()
    names.set(1, isRegularOrBold ? family : "\(family) \(weight.displayName)")
    names.set(2, weight == .bold ? "Bold" : "Regular")
    names.set(3, "\(library.version ?? "Version 1.000");\(Self.vendor.description);\(postScript)")
    names.set(4, "\(family) \(weight.displayName)")
    names.set(5, library.version ?? "Version 1.000")
    names.set(6, postScript)
    if !isRegularOrBold {
      names.set(16, family)
      names.set(17, weight.displayName)
    }
    let terms = [0: library.copyright, 13: library.license, 14: library.licenseAddress]
    for (id, text) in terms { if let text { names.set(id, text) } }
    return names
  }

  /// Writes the weight, and whether it is bold, into the tables that say so.
  func setStyle(of file: inout FontFile) {
    let class16 = UInt16(weight.axisValue)
    let isBold = weight == .bold
    // https://learn.microsoft.com/typography/opentype/spec/os2: usWeightClass, and fsSelection: BOLD or REGULAR, and
    // USE_TYPO_METRICS
    Self.set([4: class16, 62: 1 << 7 | (isBold ? 1 << 5 : 1 << 6)], in: "OS/2", of: &file)
    // https://learn.microsoft.com/typography/opentype/spec/head: macStyle
    Self.set([44: isBold ? 1 : 0], in: "head", of: &file)
  }

  private static func set(_ values: [Int: UInt16], in tag: Tag, of file: inout FontFile) {
    guard var bytes = file[tag] else { return }
    for (place, value) in values where place + 1 < bytes.count {
      bytes[place] = UInt8(value >> 8)
      bytes[place + 1] = UInt8(value & 0xFF)
    }
    file.add(tag: tag, bytes: bytes)
  }
}
