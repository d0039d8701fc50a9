/// A key in braces, with the reader and the writer of its value.
struct MarkupKey<Target>: Sendable {
  let name: String
  /// An alias, which is also read.
  let otherName: String?
  /// Parses a text into a property of the target.
  let read: @Sendable (String, inout Target) throws(MarkupRefusal) -> Void
  /// Formats the property; `nil` if it is unspecified.
  let write: @Sendable (Target) -> String?

  init(
    _ name: String, otherName: String? = nil,
    read: @escaping @Sendable (String, inout Target) throws(MarkupRefusal) -> Void,
    write: @escaping @Sendable (Target) -> String?
  ) {
    self.name = name
    self.otherName = otherName
    self.read = read
    self.write = write
  }

  init<Value>(
    _ name: String, otherName: String? = nil, _ form: MarkupForm<Value>,
    _ get: @escaping @Sendable (Target) -> Value?,
    _ set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.init(
      name, otherName: otherName,
      read: { (text, target) throws(MarkupRefusal) in set(&target, try form.read(text)) },
      write: { get($0).map(form.write) })
  }

  /// Whether a word is the key's name or alias.
  func isCalled(_ word: String) -> Bool { name == word || otherName == word }
}
