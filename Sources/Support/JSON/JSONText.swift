/// A JSON file as text, whose values can be replaced without changing any other byte.
///
/// Setting a value that was absent and removing it again gives the same bytes.
package struct JSONText: Sendable {
  /// A step from a value into one of its parts.
  package enum Step: Hashable, Sendable {
    /// A member of an object.
    case member(ExactText)
    /// A value of an array, from 0.
    case index(Int)
  }

  /// The reason why a value cannot be set.
  package struct Failure: Error, CustomStringConvertible {
    /// A sentence without its subject.
    package let description: String
  }

  /// The text.
  package private(set) var bytes: [UInt8]

  /// Makes an editable text.
  /// - Throws: `JSONReader.Failure` if it is not JSON.
  package init(_ bytes: [UInt8]) throws(JSONReader.Failure) {
    _ = try JSONReader.value(bytes)
    self.bytes = bytes
  }

  /// Reads a path such as `layers[0].draw.start`.
  /// - Returns: `nil` for any other text, and for more steps than a file can nest values.
  package static func steps(_ path: String) -> [Step]? {
    var steps: [Step] = []
    for word in path.split(separator: ".", omittingEmptySubsequences: false) {
      let parts = word.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = parts.first, !name.isEmpty else { return nil }
      steps.append(.member(ExactText(name)))
      for part in parts.dropFirst() {
        guard part.last == "]", let index = Int(part.dropLast()), (0..<10_000).contains(index)
        else {
          return nil
        }
        steps.append(.index(index))
      }
      guard steps.count <= JSONReader.mostDepth else { return nil }
    }
    return steps
  }

  /// Returns a value as written; `nil` if it is absent.
  package func text(at steps: [Step]) -> String? {
    var place = JSONPlace(bytes)
    for step in steps {
      guard let parts = try? Self.parts(place, step),
        let part = parts.last(where: { $0.step == step })
      else { return nil }
      place.range = part.value
    }
    return String(decoding: bytes[place.range], as: UTF8.self)
  }

  /// Sets a value; objects and arrays on the way are made if they are absent.
  /// - Parameter value: Valid JSON, which is kept as written.
  /// - Throws: ``Failure`` if a step leads into another kind of value, or beyond the end of an array.
  package mutating func set(_ steps: [Step], to value: String) throws(Failure) {
    var place = JSONPlace(bytes)
    for (number, step) in steps.enumerated() {
      let parts = try Self.parts(place, step)
      if let part = parts.last(where: { $0.step == step }) {
        place.range = part.value
        continue
      }
      // An array that is made has no values yet.
      for (step, count) in zip(steps[number...], [parts.count] + steps.map { _ in 0 }) {
        guard case .index(let index) = step, index > count else { continue }
        throw Failure(description: "has \(count) values where number \(index + 1) is to be set")
      }
      let rest = Self.text(steps.dropFirst(number + 1), value)
      let inserted = Self.label(step) + rest
      let open = place.range.lowerBound + 1
      guard let last = parts.last else {
        // The space of an empty object that spans lines shows the indentation of its end.
        let space = bytes[open..<(place.range.upperBound - 1)]
        let indentation = space.lastIndex(of: 0x0A).map { space[$0...] + [0x20, 0x20] } ?? []
        return bytes.insert(contentsOf: indentation + inserted.utf8, at: open)
      }
      // The space before the last part is the file's own indentation.
      let before = parts.dropLast().last.map { $0.value.upperBound } ?? open
      let comma = bytes[before..<last.start].firstIndex(of: UInt8(ascii: ","))
      let space = bytes[(comma.map { $0 + 1 } ?? before)..<last.start]
      bytes.insert(
        contentsOf: [UInt8(ascii: ",")] + space + inserted.utf8, at: last.value.upperBound)
      return
    }
    bytes.replaceSubrange(place.range, with: value.utf8)
  }

  /// Removes a value with its name, and objects that ``set(_:to:)`` has made for it.
  /// - Returns: Whether it was there.
  package mutating func unset(_ steps: [Step]) -> Bool {
    var place = JSONPlace(bytes)
    var removed: Range<Int>?
    for step in steps {
      guard let parts = try? Self.parts(place, step),
        let number = parts.lastIndex(where: { $0.step == step })
      else { return false }
      let part = parts[number]
      let isMade = removed != nil && parts.count == 1 && isMadeHere(place.range, parts[0])
      if !isMade { removed = range(of: number, parts, open: place.range.lowerBound + 1) }
      place.range = part.value
    }
    if let removed { bytes.removeSubrange(removed) }
    return removed != nil
  }

  /// Returns the bytes of a part, with the comma that goes with it.
  private func range(of number: Int, _ parts: [JSONPlace.Part], open: Int) -> Range<Int> {
    let end = parts[number].value.upperBound
    if number > 0 { return parts[number - 1].value.upperBound..<end }
    // The second part takes the place of the first.
    return parts.count > 1 ? parts[0].start..<parts[1].start : open..<end
  }

  /// Whether a value holds one part in the form in which ``set(_:to:)`` makes objects and arrays.
  private func isMadeHere(_ range: Range<Int>, _ part: JSONPlace.Part) -> Bool {
    let (before, after) = (
      bytes[(range.lowerBound + 1)..<part.start],
      bytes[part.value.upperBound..<(range.upperBound - 1)]
    )
    return before.elementsEqual([0x20]) && after.elementsEqual([0x20])
  }

  private static func parts(
    _ place: JSONPlace, _ step: Step
  ) throws(Failure) -> [JSONPlace.Part] {
    switch (step, place.bytes[place.range.lowerBound]) {
    case (.member, UInt8(ascii: "{")), (.index, UInt8(ascii: "[")): return place.parts
    case (.member(let name), _):
      throw Failure(description: "is no object where “\(name)” is to be set")
    case (.index(let index), _):
      throw Failure(description: "is no array where value \(index + 1) is to be set")
    }
  }

  /// Returns a value inside the objects and arrays that some steps lead through.
  private static func text(_ steps: ArraySlice<Step>, _ value: String) -> String {
    guard let first = steps.first else { return value }
    let inside = label(first) + text(steps.dropFirst(), value)
    return if case .member = first { "{ \(inside) }" } else { "[ \(inside) ]" }
  }

  private static func label(_ step: Step) -> String {
    guard case .member(let name) = step else { return "" }
    return JSONValue.string(name.string).packedText + ": "
  }
}
