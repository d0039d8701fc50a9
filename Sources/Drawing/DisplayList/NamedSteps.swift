/// A named range of a picture's items.
package struct NamedSteps: Sendable {
  package var name: String
  /// The range in the picture's items.
  package var steps: Range<Int>
  /// The name of the symbol that they draw; `nil` if there is none.
  package var symbol: String?
  /// Whether they draw a disabled control.
  package var isInactive: Bool

  package init(
    name: String, steps: Range<Int>, symbol: String? = nil, isInactive: Bool = false
  ) {
    self.name = name
    self.symbol = symbol
    self.steps = steps
    self.isInactive = isInactive
  }
}
