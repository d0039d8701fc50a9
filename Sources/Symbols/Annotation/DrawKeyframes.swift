package import SymtextGraphics

/// The guide points of a template path, `data-clipstroke-keyframes`: how a pen follows its strokes.
///
/// Apple documents guide points but not their syntax. This syntax was found in published templates; numbers are
/// separated by single spaces:
///
/// - `0 (flags t d0 d1)*` is one stroke. Each keyframe has an unsigned integer (0 in all files seen), a time of
///   drawing, 0 to 1, and two places on the outline. A place is the number of a contour of the path plus a share of its
///   length: 0.25 is a quarter of the way round the first contour, 1.5 halfway round the second.
/// - `1 n c1 … cn (flags t d0 d1)*` is n strokes. Each c is the offset of a stroke's keyframes in 32-bit words: 1 for
///   n, n for the offsets themselves, then 4 for each keyframe.
///
/// The two places of a keyframe lie on the two edges of the stroke. The outline tells which edge leads: arcs between
/// successive keyframes are edges, arcs between the places of one keyframe are the stroke's ends. Times that fall and
/// rise again mean that a stroke is drawn from its middle both ways; this is inferred.
package struct DrawKeyframes: Hashable, Sendable {
  /// A moment of drawing.
  package struct Keyframe: Hashable, Sendable {
    /// Of unknown meaning; kept unchanged.
    package var flags: UInt32
    /// The time at which the pen arrives: 0 at the start of drawing, 1 at its end.
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

  /// The reason why an attribute cannot be read.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    /// A predicate to follow the attribute's name, such as “have 6 numbers; each keyframe has 4”.
    package let description: String
  }

  /// The keyframes of each stroke, in order along it.
  package var strokes: [[Keyframe]]

  /// Makes guide points.
  package init(strokes: [[Keyframe]]) { self.strokes = strokes }

  /// The earliest template version in which they were seen.
  package static let firstVersion = 6
  /// The most keyframes of a path; far more than anybody sets by hand.
  package static let mostKeyframes = 256
  /// The limit of contour numbers, exclusive.
  private static let mostContours = 10_000.0

  /// Reads the attribute.
  /// - Throws: ``Problem`` that names the wrong number.
  package init(_ text: String) throws(Problem) {
    // 64 bytes for each number are more than any useful number has.
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
          "begin with “\(kind)”; use 0 for one stroke, 1 for several")
    }
  }

  private static func strokes(_ words: ArraySlice<Substring>) throws(Problem) -> [[Keyframe]] {
    guard let count = words.first.flatMap({ Int($0) }), (1...mostKeyframes).contains(count),
      words.count > count
    else {
      throw Problem(
        description:
          "lack the number of strokes, 1 to \(mostKeyframes), or the start of each")
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
            "say that stroke \(index + 1) begins at word \(start); the first begins at \(1 + count), each other one after the keyframes of the one before, 4 words for each"
        )
      }
      strokes.append(Array(keyframes[(from / 4)..<(to / 4)]))
    }
    return strokes
  }

  private static func keyframes(_ words: ArraySlice<Substring>) throws(Problem) -> [Keyframe] {
    guard words.count % 4 == 0 else {
      throw Problem(description: "have \(words.count) numbers; each keyframe has 4")
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
          description:
            "have “\(words[start])” as the flags of keyframe \(number); flags are a whole number from 0"
        )
      }
      guard let time = Double(words[start + 1]), (0...1).contains(time) else {
        throw Problem(
          description:
            "have “\(words[start + 1])” as the time of keyframe \(number); times are 0 to 1")
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
          "have “\(word)” as a place of keyframe \(number); a place is a contour's number plus a share of its length"
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

  /// A share of 1 would be the start of the next contour.
  private static let wholeShare = 0.999_999_9

  /// Formats a number with up to seven decimals and no exponent; values below 1e-4 become 0.
  private static func text(_ value: Double) -> String {
    let rounded = value < 1e-4 ? 0 : (value * 1e7).rounded(.down) / 1e7
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
