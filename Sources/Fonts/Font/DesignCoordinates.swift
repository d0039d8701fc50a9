public import SymtextOpenType

/// A place in a font's design space: user values by axis; axes left out are at their standard.
public struct DesignCoordinates: Hashable, Sendable {
  /// Sorted by tag, without repeats.
  public private(set) var values: [(tag: Tag, value: Double)] = []

  /// The font's standard design.
  public init() {}

  /// A place on the weight axis.
  public init(weight: Double) { self[.wght] = weight }

  /// The value on an axis; `nil` where none is set.
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

  /// Whether both name the same values.
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
