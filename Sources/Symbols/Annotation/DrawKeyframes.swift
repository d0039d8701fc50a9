package import SymtextGraphics

/// The guide points of a path of a template, `data-clipstroke-keyframes`: how a pen goes along its strokes.
///
/// Apple documents that templates have them and not how they are written. What follows was found on published
/// templates; numbers are separated by single spaces:
///
/// - `0 (flags t d0 d1)*` is one stroke: keyframes of an unsigned integer (0 in all that were seen), a time
///   of drawing, 0 to 1, and two places on the outline, each the number of a contour of the path plus a share
///   of that contour's length: 0.25 is a quarter of the way round the first contour, 1.5 halfway round the
///   second.
/// - `1 n c1 … cn (flags t d0 d1)*` is n strokes; each c says where a stroke's keyframes begin in 32-bit
///   words: 1 for n, n for the numbers themselves, then 4 for each keyframe.
///
/// The two places of a keyframe lie on both edges of the stroke; which edge leads where follows from the
/// outline, on which the arcs between keyframes that follow one another are edges, and those between the places
/// of one keyframe the stroke's ends. Times that fall and rise again mean that a stroke is drawn from a place in
/// its middle both ways: that is inferred.
package struct DrawKeyframes: Hashable, Sendable {
  /// A moment of drawing.
  package struct Keyframe: Hashable, Sendable {
    /// What is not known; kept as it is.
    package var flags: UInt32
    /// When the pen is there: 0 when drawing begins, 1 when all is drawn.
    package var time: Double
    /// The place on one edge of the stroke.
    package var first: ContourPlace
    /// The place on the other edge.
    package var second: ContourPlace

    /// Makes a keyframe.
    package init(
      flags: UInt32 = 0, time: Double, first: ContourPlace, second: ContourPlace
    ) {
      self.flags = flags
      self.time = time
      self.first = first
      self.second = second
    }
  }

  /// Why a text does not say what it should, as words behind its name.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    /// What is wrong, such as “have 6 numbers behind the first; keyframes are of 4 each”.
    package let description: String
  }

  /// Of each stroke its keyframes, in order along it.
  package var strokes: [[Keyframe]]

  /// Makes guide points.
  package init(strokes: [[Keyframe]]) { self.strokes = strokes }

  /// The first version of templates that was seen to have them.
  package static let firstVersion = 6
  /// How many keyframes a path may have: far more than anybody sets by hand.
  package static let mostKeyframes = 256
  /// How many contours places may be on.
  private static let mostContours = 10_000.0

  /// Reads the attribute.
  /// - Throws: ``Problem`` that says which number is wrong.
  package init(_ text: String) throws(Problem) {
    // A number has at most as many digits as are of use.
    guard text.utf8.count <= 64 * 5 * Self.mostKeyframes else {
      throw Problem(description: "are too long; a path may have \(Self.mostKeyframes) keyframes")
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let kind = words.first else { throw Problem(description: "are empty") }
    switch kind {
    case "0": strokes = [try Self.keyframes(words.dropFirst())]
    case "1": strokes = try Self.strokes(words.dropFirst())
    default:
      throw Problem(
        description:
          "begin with “\(kind)”; 0 stands before one stroke's keyframes, 1 before those of several")
    }
  }

  private static func strokes(_ words: ArraySlice<Substring>) throws(Problem) -> [[Keyframe]] {
    guard let count = words.first.flatMap({ Int($0) }), (1...mostKeyframes).contains(count),
      words.count > count
    else {
      throw Problem(
        description:
          "do not say of how many strokes they are: 1 to \(mostKeyframes), and where each begins")
    }
    let keyframes = try keyframes(words.dropFirst(1 + count))
    let starts = words.dropFirst().prefix(count).map { Int($0) ?? -1 }
    var strokes: [[Keyframe]] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < count ? starts[index + 1] : 1 + count + 4 * keyframes.count
      let (from, to) = (start - 1 - count, end - 1 - count)
      guard index > 0 || from == 0, from >= 0, from % 4 == 0, to >= from, to % 4 == 0,
        to / 4 <= keyframes.count
      else {
        throw Problem(
          description:
            "say that stroke \(index + 1) begins at word \(start); the first begins at \(1 + count), each behind the keyframes of the one before, of 4 words each"
        )
      }
      strokes.append(Array(keyframes[(from / 4)..<(to / 4)]))
    }
    return strokes
  }

  private static func keyframes(_ words: ArraySlice<Substring>) throws(Problem) -> [Keyframe] {
    guard words.count % 4 == 0 else {
      throw Problem(description: "have \(words.count) numbers of keyframes, which are of 4 each")
    }
    guard words.count / 4 <= mostKeyframes else {
      throw Problem(
        description: "have \(words.count / 4) keyframes; a path may have \(mostKeyframes)")
    }
    var keyframes: [Keyframe] = []
    for start in stride(from: words.startIndex, to: words.endIndex, by: 4) {
      let number = keyframes.count + 1
      guard let flags = UInt32(words[start]) else {
        throw Problem(
          description: "have “\(words[start])” as the flags of keyframe \(number), a whole number")
      }
      guard let time = Double(words[start + 1]), (0...1).contains(time) else {
        throw Problem(
          description: "have “\(words[start + 1])” as the time of keyframe \(number), 0 to 1")
      }
      let places = try [place(words[start + 2], number), place(words[start + 3], number)]
      keyframes.append(Keyframe(flags: flags, time: time, first: places[0], second: places[1]))
    }
    return keyframes
  }

  private static func place(
    _ word: Substring, _ number: Int
  ) throws(Problem) -> ContourPlace {
    guard let value = Double(word), value >= 0, value < mostContours else {
      throw Problem(
        description:
          "have “\(word)” as a place of keyframe \(number): a contour's number and a share of its length"
      )
    }
    let contour = value.rounded(.down)
    return ContourPlace(contour: Int(contour), share: value - contour)
  }

  /// The attribute.
  package var text: String {
    let keyframes = strokes.joined().map { keyframe in
      let places = [keyframe.first, keyframe.second].map {
        Self.text(Double($0.contour) + min(max($0.share, 0), Self.wholeShare))
      }
      return "\(keyframe.flags) \(Self.text(keyframe.time)) \(places[0]) \(places[1])"
    }
    guard strokes.count != 1 else { return (["0"] + keyframes).joined(separator: " ") }
    var starts: [String] = []
    var word = 1 + strokes.count
    for stroke in strokes {
      starts.append("\(word)")
      word += 4 * stroke.count
    }
    return (["1", "\(strokes.count)"] + starts + keyframes).joined(separator: " ")
  }

  /// A share of 1 would be the next contour's beginning.
  private static let wholeShare = 0.999_999_9

  /// A number with seven digits behind its point, without exponent: less than that is 0.
  private static func text(_ value: Double) -> String {
    let rounded = value < 1e-4 ? 0 : (value * 1e7).rounded(.down) / 1e7
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
