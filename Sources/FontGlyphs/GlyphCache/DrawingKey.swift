internal import SymtextGraphics
internal import SymtextOpenType

/// Values as bytes, each with its length, so that different values never have the same bytes.
struct DrawingKey {
  private var writer = BinaryWriter()

  var bytes: [UInt8] { writer.bytes }

  mutating func add(_ number: Int) { writer.write(Int64(number)) }

  mutating func add(_ flag: Bool) { writer.write(UInt8(flag ? 1 : 0)) }

  mutating func add(_ number: Double) { writer.write(number.bitPattern) }

  mutating func add(_ text: String) {
    let bytes = Array(text.utf8)
    add(bytes.count)
    writer.write(bytes: bytes)
  }

  mutating func add(_ path: Path) {
    add(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let p): add(0, [p])
      case .line(let p): add(1, [p])
      case .quad(let c, let p): add(2, [c, p])
      case .cubic(let c1, let c2, let p): add(3, [c1, c2, p])
      case .close: add(4, [])
      }
    }
  }

  private mutating func add(_ kind: UInt8, _ points: [Point]) {
    writer.write(kind)
    for point in points {
      add(point.x)
      add(point.y)
    }
  }

  /// Adds the values of a dictionary in the order of its possible keys.
  mutating func add<Key: Hashable, Value>(
    _ values: [Key: Value], _ keys: [Key], _ add: (inout DrawingKey, Value) -> Void
  ) {
    for key in keys {
      self.add(values[key] == nil ? false : true)
      if let value = values[key] { add(&self, value) }
    }
  }
}
