/// Arguments without a name.
package struct CommandOperand: Sendable {
  package var name: String
  package var help: String
  package var isRequired: Bool
  package var isRepeated: Bool
  /// The text that the usage shows after the first argument, instead of an ellipsis.
  package var continuation: String?

  package init(
    name: String, help: String, isRequired: Bool = true, isRepeated: Bool = false,
    continuation: String? = nil
  ) {
    self.continuation = continuation
    self.name = name
    self.help = help
    self.isRequired = isRequired
    self.isRepeated = isRepeated
  }

  var usage: String {
    let once = "<\(name)>" + (isRepeated ? " \(continuation ?? "…")" : "")
    return isRequired ? once : "[\(once)]"
  }
}
