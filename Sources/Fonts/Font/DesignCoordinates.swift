public import SymtextOpenType

/// A position in a font's design space: user values by axis.
///
/// Missing axes are at their default.
public struct DesignCoordinates: Hashable, Sendable {
  /// Sorted by tag, without duplicates.
  public private(set) var values: [(tag: Tag, value: Double)] = []

  /// The font's default design.
  public init() {}

  /// A position on the weight axis.
  public init(weight: Double) { self[.wght] = weight }

  /// The value on an axis; `nil` when it is not set.
  public subscript(tag: Tag) -> Double? {
    get { values.first { $0.tag == tag }?.value }
    set {
      values.removeAll { $0.tag == tag }
      if let newValue {
        let index = values.firstIndex { $0.tag > tag } ?? values.count
        values.insert((tag, newValue), at: index)
      }
    }
  }

  /// Whether both have the same values.
  public static func == (a: DesignCoordinates, b: DesignCoordinates) -> Bool {
    a.values.elementsEqual(b.values) { $0.tag == $1.tag && $0.value == $1.value }
  }

  /// Feeds the values to a hasher.
  public func hash(into hasher: inout Hasher) {
    for (tag, value) in values {
      hasher.combine(tag)
      hasher.combine(value)
    }
  }
}
