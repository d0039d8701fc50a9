/// A token: a name in a group, and the value that it stands for.
struct ThemeToken<Root>: Sendable {
  /// The last part of its path.
  let name: String
  let field: ThemeField<Root>
  /// A sentence for the table of all tokens.
  let meaning: String

  init(_ name: String, _ field: ThemeField<Root>, _ meaning: String) {
    (self.name, self.field, self.meaning) = (name, field, meaning)
  }
}
