/// The possible line ends of a text, ascending, in 20 bytes each; the last one is the end of the text.
struct LineBreaks: RandomAccessCollection, Sendable {
  private struct Place {
    var offset: UInt32
    var inkedEnd: UInt32
    /// The index of its addition, and in the lowest bit whether the break is mandatory.
    var additionAndIsMandatory: UInt32
  }

  /// The values that few breaks have; adjacent equal ones are shared.
  private struct Addition: Equatable {
    var hyphenAdvance = 0.0
    var lastSpacing = 0.0
    var lastRoom = 0.0
  }

  private var places: [Place] = []
  /// The pen positions at the ends of the ink.
  private var pens: [Double] = []
  private var additions = [Addition()]

  /// Creates an empty collection with capacity.
  init(capacity: Int) {
    places.reserveCapacity(capacity)
    pens.reserveCapacity(capacity)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { places.count }

  subscript(index: Int) -> LineBreak {
    let place = places[index]
    let addition = additions[Int(place.additionAndIsMandatory >> 1)]
    return LineBreak(
      offset: Int(place.offset), inkedEnd: Int(place.inkedEnd),
      isMandatory: place.additionAndIsMandatory & 1 == 1, pen: pens[index],
      hyphenAdvance: addition.hyphenAdvance,
      lastSpacing: addition.lastSpacing, lastRoom: addition.lastRoom)
  }

  mutating func append(_ place: LineBreak) {
    let addition = Addition(
      hyphenAdvance: place.hyphenAdvance, lastSpacing: place.lastSpacing,
      lastRoom: place.lastRoom)
    var number = 0
    if addition != additions[0] {
      if addition != additions[additions.count - 1] { additions.append(addition) }
      number = additions.count - 1
    }
    pens.append(place.pen)
    places.append(
      Place(
        offset: UInt32(clamping: place.offset), inkedEnd: UInt32(clamping: place.inkedEnd),
        additionAndIsMandatory: UInt32(clamping: number << 1 | (place.isMandatory ? 1 : 0))))
  }
}
