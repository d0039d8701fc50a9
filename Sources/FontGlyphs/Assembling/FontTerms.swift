public import SymtextOpenType

/// The owners, licence and version of a font and its drawings; the font omits `nil` values.
public struct FontTerms: Hashable, Sendable {
  /// Such as “Copyright 2026 The authors”.
  public var copyright: String?
  /// The licence, or its name.
  public var license: String?
  /// The address of the licence.
  public var licenseURL: String?
  /// The designer of the symbols.
  public var designer: String?
  /// The address of the designer.
  public var designerURL: String?
  /// The version of the drawings.
  public var version = FontVersion.first
  /// The vendor's four characters, as registered with Microsoft; part of the font's identifier.
  ///
  /// <https://learn.microsoft.com/typography/vendors/>
  public var vendor: Tag = "SYMT"

  /// Makes terms.
  public init(copyright: String? = nil, license: String? = nil, licenseURL: String? = nil) {
    self.copyright = copyright
    self.license = license
    self.licenseURL = licenseURL
  }
}
