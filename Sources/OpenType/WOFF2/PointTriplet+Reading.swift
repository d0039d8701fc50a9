extension PointTriplet {
  /// Reads the step from the previous point.
  /// - Parameters:
  ///   - flag: The point's flag; its highest bit marks a point off the curve.
  ///   - coordinates: The stream of the steps.
  static func read(
    flag: Int, _ coordinates: inout BinaryCursor
  ) throws(FontError) -> (deltaX: Int, deltaY: Int) {
    let form = flag & 0x7F
    func signed(_ value: Int, _ bit: Int) -> Int { bit & 1 == 0 ? -value : value }
    switch form {
    case ..<10:
      let y = try coordinates.uint8() + form / 2 * 256
      return (0, signed(y, form))
    case ..<20:
      let x = try coordinates.uint8() + (form - 10) / 2 * 256
      return (signed(x, form), 0)
    case ..<84:
      let (place, byte) = (form - 20, try coordinates.uint8())
      let x = 1 + place / 16 * 16 + byte >> 4
      let y = 1 + place / 4 % 4 * 16 + byte & 15
      return (signed(x, form), signed(y, form >> 1))
    case ..<120:
      let place = form - 84
      let x = try coordinates.uint8() + 1 + place / 12 * 256
      let y = try coordinates.uint8() + 1 + place / 4 % 3 * 256
      return (signed(x, form), signed(y, form >> 1))
    case ..<124:
      let (first, second, third) = (
        try coordinates.uint8(), try coordinates.uint8(), try coordinates.uint8()
      )
      return (
        signed(first << 4 | second >> 4, form), signed((second & 15) << 8 | third, form >> 1)
      )
    default:
      let (x, y) = (try coordinates.uint16(), try coordinates.uint16())
      return (signed(x, form), signed(y, form >> 1))
    }
  }
}
