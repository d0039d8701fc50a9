public import SymtextOpenType

/// Whose a font is and whose its drawings are, and how they may be used; what is `nil` is not said in the font.
public struct FontTerms: Hashable, Sendable {
  /// Such as “Copyright 2026 The authors”.
  public var copyright: String?
  /// The licence, or what it is called.
  public var license: String?
  /// Where the licence can be read.
  public var licenseURL: String?
  /// Who drew the symbols.
  public var designer: String?
  /// Where more can be read of them.
  public var designerURL: String?
  /// Which version of the drawings the font holds.
  public var version = FontVersion.first
  /// Whose font it is, in four characters, as registered with Microsoft: part of what tells it from others.
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
