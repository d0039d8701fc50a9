package import SymtextGraphics

/// The attributes of a template path that add to its guide points: `data-symtext-draw-caps` and
/// `data-symtext-draw-attach`.
///
/// They are symtext's own, because the form of end caps and attachments in Apple's templates is not published. Xcode
/// ignores them.
package struct GuideWords: Hashable, Sendable {
  /// The end of the part that is drawn so far; `nil` for an end like the stroke's own.
  package var cap: StrokeGuide.Cap?
  /// The numbers of the guide points, from 1 through all strokes of the path, to which parts without a pen are
  /// attached, in ascending order.
  package var attachments: [Int] = []

  package static let capsAttribute = "data-symtext-draw-caps"
  package static let attachAttribute = "data-symtext-draw-attach"

  /// The reason why an attribute cannot be read.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    /// The attribute's name.
    package let attribute: String
    /// A predicate to follow the attribute's name.
    package let description: String
  }

  package init(cap: StrokeGuide.Cap? = nil, attachments: [Int] = []) {
    self.cap = cap
    self.attachments = Array(Set(attachments)).sorted()
  }

  /// Reads the attributes.
  /// - Throws: ``Problem`` that names the wrong word.
  package init(caps: String?, attach: String?) throws(Problem) {
    if let caps {
      guard let cap = StrokeGuide.Cap(rawValue: caps) else {
        throw Problem(
          attribute: Self.capsAttribute, description: "is “\(caps)”; round or butt is expected")
      }
      self.cap = cap
    }
    guard let attach else { return }
    let words = attach.split(whereSeparator: \.isWhitespace).prefix(DrawKeyframes.mostKeyframes + 1)
    var numbers: Set<Int> = []
    for word in words {
      guard let number = Int(word), (1...DrawKeyframes.mostKeyframes).contains(number) else {
        throw Problem(
          attribute: Self.attachAttribute,
          description: "has “\(word)”; numbers of guide points are expected, from 1")
      }
      numbers.insert(number)
    }
    attachments = numbers.sorted()
  }

  /// Returns the properties of each stroke.
  /// - Parameter counts: the number of guide points of each stroke.
  /// - Throws: ``Problem`` if a number is larger than that of the last guide point.
  package func guides(counts: [Int]) throws(Problem) -> [StrokeGuide] {
    let all = counts.reduce(0, +)
    if let last = attachments.last, last > all {
      throw Problem(
        attribute: Self.attachAttribute,
        description: "has \(last), but the path has \(all) guide points")
    }
    var start = 0
    return counts.map { count in
      defer { start += count }
      let own = attachments.map { $0 - 1 - start }.filter { (0..<count).contains($0) }
      return StrokeGuide(cap: cap, attachments: own)
    }
  }

  /// Makes the attributes of some strokes of one path.
  /// - Parameter counts: the number of guide points of each.
  package init(_ guides: [StrokeGuide], counts: [Int]) {
    cap = guides.first?.cap
    var start = 0
    for (guide, count) in zip(guides, counts) {
      attachments += guide.attachments.map { $0 + 1 + start }
      start += count
    }
  }

  /// The value of `data-symtext-draw-caps`; `nil` to leave it out.
  package var capsText: String? { cap?.rawValue }
  /// The value of `data-symtext-draw-attach`; `nil` to leave it out.
  package var attachText: String? {
    attachments.isEmpty ? nil : attachments.map { "\($0)" }.joined(separator: " ")
  }
}
