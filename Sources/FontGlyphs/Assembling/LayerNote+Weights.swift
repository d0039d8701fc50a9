internal import SymtextSymbols
internal import SymtextGraphics

extension SymbolLayer {
  /// The changes at some weights as a record; `nil` without any.
  var weightNote: LayerNote? {
    guard weights != .none else { return nil }
    let changes = weights.changes.sorted { $0.key.axisValue < $1.key.axisValue }
    return LayerNote(
      kind: .weights,
      text: changes.map { weight, change in
        let parts = [change.stroke, change.shift.x, change.shift.y].map {
          Int(
            min(
              max(($0 * LayerNote.wholeChange).rounded(), -LayerNote.mostParts), LayerNote.mostParts
            ))
        }
        return ([Int(weight.axisValue)] + parts).map { "\($0)" }.joined(separator: " ")
      }.joined(separator: ";"))
  }
}

extension LayerNote {
  /// The parts of a unit.
  fileprivate static let wholeChange = 10_000.0
  /// The largest number of parts.
  fileprivate static let mostParts = 1e6

  /// The changes in a record; none when the record is invalid.
  var weights: WeightChanges {
    var weights = WeightChanges.none
    for entry in text.split(separator: ";").prefix(SymbolWeight.allCases.count) {
      let numbers = entry.split(separator: " ").map { Int($0).map(Double.init) ?? .nan }
      guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= Self.mostParts }),
        let weight = SymbolWeight.allCases.first(where: { $0.axisValue == numbers[0] })
      else { return .none }
      let parts = numbers.map { $0 / Self.wholeChange }
      weights.changes[weight] = .init(stroke: parts[1], shift: Vector(parts[2], parts[3]))
    }
    return weights
  }
}

extension SymbolFont {
  /// Returns the changes of the lines of a symbol's layers at some weights, by the layers' indices.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  func weights(of index: Int) -> [Int: WeightChanges] {
    guard noteCount > 0 else { return [:] }
    var weights: [Int: WeightChanges] = [:]
    for (number, notes) in notes(of: index).enumerated() {
      guard let note = notes.first(where: { $0.kind == .weights }) else { continue }
      weights[number] = note.weights
    }
    return weights
  }
}
