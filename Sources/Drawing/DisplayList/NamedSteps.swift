/// Steps of a picture that draw something, and what it is called.
package struct NamedSteps: Sendable {
  package var name: String
  /// Their places in the picture.
  package var steps: Range<Int>

  /// Names some steps.
  package init(name: String, steps: Range<Int>) {
    self.name = name
    self.steps = steps
  }
}
