/// Whose a font's drawings are, and how they may be used; what is `nil` is not said in the font.
public struct FontTerms: Hashable, Sendable {
  /// Such as “Copyright 2026 The authors”.
  public var copyright: String?
  /// The licence, or what it is called.
  public var license: String?
  /// Where the licence can be read.
  public var licenseURL: String?

  /// Makes terms.
  public init(copyright: String? = nil, license: String? = nil, licenseURL: String? = nil) {
    self.copyright = copyright
    self.license = license
    self.licenseURL = licenseURL
  }
}
