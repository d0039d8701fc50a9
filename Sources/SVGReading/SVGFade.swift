/// A group opacity: the element and its descendants are drawn as one layer, which is then faded.
package struct SVGFade: Hashable, Sendable {
  /// The reader's number for the fade; shapes with the same number are faded together.
  package var number: Int
  /// 0 to 1.
  package var opacity: Double

  package init(number: Int, opacity: Double) {
    self.number = number
    self.opacity = opacity
  }
}
