/// What a style rule says: a property and its value, as the file has them.
public struct TemplateDeclaration: Hashable, Sendable {
  /// Such as `-sfsymbols-motion-group`.
  public var name: String
  /// Such as `0`.
  public var value: String

  /// Makes a declaration.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
