/// The places where the lines of a text may end, rising, in 20 bytes each; the last one is its end.
struct LineBreaks: RandomAccessCollection, Sendable {
  private struct Place {
    var offset: UInt32
    var inkedEnd: UInt32
    /// The number of its addition, and whether the line must end there as the lowest bit.
    var additionAndIsMandatory: UInt32
  }

  /// What few breaks have, and those that have it have alike.
  private struct Addition: Equatable {
    var hyphenAdvance = 0.0
    var lastSpacing = 0.0
    var lastRoom = 0.0
  }

  private var places: [Place] = []
  /// Where the pen is at the places' ends of ink.
  private var pens: [Double] = []
  private var additions = [Addition()]

  /// No places yet, and room for some.
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
