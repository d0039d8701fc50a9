package import SymtextGraphics

/// The ends of the part of a line that a pen has drawn so far, where they are not ends of the line itself.
package struct PenEnds: Hashable, Sendable {
  /// The end towards the start of the line; `nil` for one like the line's own ends.
  package var start: StrokeGuide.Cap?
  /// The end towards the end of the line; `nil` for one like the line's own ends.
  package var end: StrokeGuide.Cap?

  /// Makes a pair of ends.
  package init(start: StrokeGuide.Cap? = nil, end: StrokeGuide.Cap? = nil) {
    (self.start, self.end) = (start, end)
  }
}
