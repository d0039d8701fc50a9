/// What a template says of the whole symbol and our own values have no place for.
public struct TemplateNotes: Hashable, Sendable {
  /// The version of the file.
  public var version: TemplateVersion?
  /// The rule `.defaults`: how values are shown and effects move.
  public var defaults: [TemplateDeclaration]
  /// The variants that the file itself has.
  public var variants: Set<TemplateVariant>

  /// Makes notes.
  public init(
    version: TemplateVersion?, defaults: [TemplateDeclaration] = [],
    variants: Set<TemplateVariant> = []
  ) {
    self.version = version
    self.defaults = defaults
    self.variants = variants
  }
}
