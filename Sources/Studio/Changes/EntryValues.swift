internal import SymtextSupport

/// The values of the entries of a `symbols.json`.
struct EntryValues {
  /// The place of a value.
  struct Place: Hashable {
    let entry: ExactText
    let key: ExactText
  }

  private var values: [Place: JSONValue] = [:]
  /// The places in the order of the file.
  private var places: [Place] = []

  /// - Parameter bytes: The content of a file; no entries if they are no object.
  init?(_ bytes: [UInt8]) {
    guard let entries = (try? JSONReader.value(bytes))?.members else { return nil }
    for (entry, value) in entries {
      for (key, value) in value.members ?? [] {
        let place = Place(entry: ExactText(entry), key: ExactText(key))
        if values.updateValue(value, forKey: place) == nil { places.append(place) }
      }
    }
  }

  subscript(place: Place) -> JSONValue? { values[place] }

  /// Returns the places whose values differ: those of this file in its order, then those that only the other one has.
  func differing(from other: EntryValues) -> [Place] {
    places.filter { values[$0] != other.values[$0] }
      + other.places.filter { values[$0] == nil }
  }

  /// Returns a file with the values of some places as in another one; `nil` if it cannot have them.
  static func setting(
    _ places: [Place], in bytes: [UInt8], from source: [UInt8]
  ) -> [UInt8]? {
    guard var text = try? JSONText(bytes), let source = try? JSONText(source) else { return nil }
    for place in places {
      let steps = [JSONText.Step.member(place.entry), .member(place.key)]
      if let value = source.text(at: steps) {
        guard (try? text.set(steps, to: value)) != nil else { return nil }
      } else {
        _ = text.unset(steps)
      }
    }
    return text.bytes
  }

  /// Returns a file with the values of one state instead of those of another one, where it has these; other values, which
  /// another program has changed, stay.
  /// - Returns: `nil` if the file has others in these places.
  static func replacing(_ old: [UInt8], by new: [UInt8], in bytes: [UInt8]) -> [UInt8]? {
    guard let was = EntryValues(old), let goal = EntryValues(new), let now = EntryValues(bytes)
    else { return nil }
    let places = goal.differing(from: was)
    guard places.allSatisfy({ now[$0] == was[$0] }) else { return nil }
    return setting(places, in: bytes, from: new)
  }
}
