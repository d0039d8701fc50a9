/// An element that is drawn apart, with all that is in it, and then thinned as a whole.
package struct SVGFade: Hashable, Sendable {
  /// Which of the reader's it is: shapes that share it are thinned together.
  package var number: Int
  /// 0 to 1.
  package var opacity: Double

  package init(number: Int, opacity: Double) {
    self.number = number
    self.opacity = opacity
  }
}
