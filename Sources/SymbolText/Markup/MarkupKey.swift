/// What braces may specify of a target under one key, how it is read and how it is written.
struct MarkupKey<Target>: Sendable {
  let name: String
  /// Another name that is read as well.
  let otherName: String?
  /// Lays a text over what a target specifies.
  let read: @Sendable (String, inout Target) throws(MarkupRefusal) -> Void
  /// The text of what a target specifies; `nil` where it specifies nothing.
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

  /// Whether it is called so.
  func isCalled(_ word: String) -> Bool { name == word || otherName == word }
}
