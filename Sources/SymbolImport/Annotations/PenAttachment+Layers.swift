internal import SymtextSymbols

extension PenAttachment {
  /// The reason why a layer cannot travel with the pen of another.
  struct Problem: Error {
    /// The index of the layer.
    let layer: Int
    /// The expected value, for a message.
    let expected: String
  }

  /// Returns the connections of layers.
  /// - Parameter carriers: For each layer, the index of that with whose pen it travels.
  static func all(_ carriers: [Int?]) throws(Problem) -> [PenAttachment?] {
    var numbers: [Int: Int] = [:]
    for (layer, carrier) in carriers.enumerated() {
      guard let carrier else { continue }
      guard carriers.indices.contains(carrier), carrier != layer, carriers[carrier] == nil else {
        throw Problem(
          layer: layer,
          expected:
            "the number of another of its \(carriers.count) layers, from 0 at the back, that has a pen of its own,"
        )
      }
      let number = numbers[carrier] ?? numbers.count + 1
      guard numbers.count < PenAttachment.numbers.upperBound || numbers[carrier] != nil else {
        throw Problem(
          layer: layer, expected: "one of at most \(PenAttachment.numbers.upperBound) layers")
      }
      numbers[carrier] = number
    }
    return carriers.enumerated().map { layer, carrier in
      carrier.flatMap { numbers[$0] }.map { .carried(by: $0) }
        ?? numbers[layer].map { .carries($0) }
    }
  }
}

extension [DesignAnnotation.Layer] {
  /// Connects layers that travel with pens of others.
  mutating func connect() throws(PenAttachment.Problem) {
    let attachments = try PenAttachment.all(map(\.course.carrier))
    for (index, attachment) in attachments.enumerated() { self[index].attachment = attachment }
  }
}
