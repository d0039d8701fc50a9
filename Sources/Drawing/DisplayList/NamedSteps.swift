/// A named range of a picture's items.
package struct NamedSteps: Sendable {
  package var name: String
  /// The range in the picture's items.
  package var steps: Range<Int>

  package init(name: String, steps: Range<Int>) {
    self.name = name
    self.steps = steps
  }
}
