/// The properties of a stroke's guide points, besides its cuts.
package struct StrokeGuide: Hashable, Sendable {
  /// The end of the part that is drawn so far.
  package enum Cap: String, CaseIterable, Hashable, Sendable {
    /// A half circle.
    case round
    /// A straight line.
    case butt
  }

  /// The end of the part that is drawn so far; `nil` for an end like the stroke's own.
  package var cap: Cap?
  /// The indices of cuts to which parts without a pen are attached: a part moves with the pen, and rests when the pen
  /// has reached the cut.
  package var attachments: [Int]

  package init(cap: Cap? = nil, attachments: [Int] = []) {
    self.cap = cap
    self.attachments = attachments
  }
}
