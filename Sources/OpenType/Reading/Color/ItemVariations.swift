/// An item variation store: deltas of a table's values over the design space.
///
/// <https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#item-variation-store>
struct ItemVariations: Sendable {
  private let store: BinaryReader
  /// The map from indices to rows of the store; `nil` when the indices address the rows directly.
  private let map: BinaryReader?

  /// The index of a value that does not vary.
  static let none = 0xFFFF_FFFF

  /// - Parameters:
  ///   - store: The data from the store's first byte on.
  ///   - map: The data from the map's first byte on.
  init?(store: BinaryReader?, map: BinaryReader?) {
    guard let store, store.uint16(0) == 1 else { return nil }
    self.store = store
    self.map = map
  }

  /// Returns the delta of a value, in the table's stored units; 0 when it cannot be read.
  /// - Parameter coordinates: The normalized coordinate on each axis, −1 to 1.
  func delta(_ index: Int, at coordinates: [Double]) -> Double {
    guard let regions = store.uint32(2), let cells = cells(of: index) else { return 0 }
    return cells.reduce(0) { sum, cell in
      cell.value == 0
        ? sum
        : sum + Double(cell.value) * weight(of: cell.region, in: regions, at: coordinates)
    }
  }

  /// Returns the deltas of a value in the regions of its row; `nil` when it cannot be read.
  func row(_ index: Int) -> [Int]? { cells(of: index)?.map(\.value) }

  /// The regions, if the store has one axis, and one set of rows with all regions in their order; otherwise `nil`.
  var commonRegions: [VariationRegion]? {
    guard let list = store.uint32(2), store.uint16(6) == 1, store.uint16(list) == 1,
      let count = store.uint16(list + 2), let start = store.uint32(8),
      store.uint16(start + 4) == count,
      (0..<count).allSatisfy({ store.uint16(start + 6 + 2 * $0) == $0 })
    else { return nil }
    let regions = (0..<count).compactMap { region -> VariationRegion? in
      let places = (0..<3).compactMap { store.int16(list + 4 + 6 * region + 2 * $0) }
        .map { Double($0) / 16384 }
      guard places.count == 3 else { return nil }
      return VariationRegion(start: places[0], peak: places[1], end: places[2])
    }
    return regions.count == count ? regions : nil
  }

  /// Returns the regions and deltas of a value's row; `nil` when it cannot be read.
  private func cells(of index: Int) -> [(region: Int, value: Int)]? {
    guard index != Self.none, let (outer, inner) = place(of: index),
      let count = store.uint16(6), outer < count,
      let start = store.uint32(8 + 4 * outer), let items = store.uint16(start),
      let words = store.uint16(start + 2), let columns = store.uint16(start + 4), inner < items
    else { return nil }
    let isLong = words & 0x8000 != 0
    let wordCount = words & 0x7FFF
    let (wide, narrow) = isLong ? (4, 2) : (2, 1)
    guard wordCount <= columns else { return nil }
    let rowSize = wordCount * wide + (columns - wordCount) * narrow
    var offset = start + 6 + 2 * columns + inner * rowSize
    var cells: [(region: Int, value: Int)] = []
    for column in 0..<columns {
      let size = column < wordCount ? wide : narrow
      guard let region = store.uint16(start + 6 + 2 * column), let value = signed(offset, size)
      else { return nil }
      offset += size
      cells.append((region, value))
    }
    return cells
  }

  private func signed(_ offset: Int, _ size: Int) -> Int? {
    switch size {
    case 1: store.uint8(offset).map { Int(Int8(truncatingIfNeeded: $0)) }
    case 2: store.int16(offset)
    default: store.uint32(offset).map { Int(Int32(truncatingIfNeeded: $0)) }
    }
  }

  private func place(of index: Int) -> (outer: Int, inner: Int)? {
    guard let map else { return (index >> 16, index & 0xFFFF) }
    guard let format = map.uint8(0), let entry = map.uint8(1),
      let count = format == 0 ? map.uint16(2) : map.uint32(2), format <= 1, count > 0
    else { return nil }
    let size = (entry >> 4 & 3) + 1
    let bits = entry & 0xF + 1
    // Indices beyond the last entry use the last entry.
    let start = (format == 0 ? 4 : 6) + min(index, count - 1) * size
    var value = 0
    for place in start..<start + size {
      guard let byte = map.uint8(place) else { return nil }
      value = value << 8 | byte
    }
    return (value >> bits, value & (1 << bits - 1))
  }

  /// Returns the scalar of a region, 0 to 1.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/otvaroverview#algorithm-for-interpolation-of-instance-values>
  private func weight(of region: Int, in list: Int, at coordinates: [Double]) -> Double {
    guard let axes = store.uint16(list), let count = store.uint16(list + 2), region < count else {
      return 0
    }
    var weight = 1.0
    for axis in 0..<axes {
      let offset = list + 4 + 6 * (region * axes + axis)
      guard let start = store.int16(offset), let peak = store.int16(offset + 2),
        let end = store.int16(offset + 4)
      else { return 0 }
      let place = axis < coordinates.count ? (coordinates[axis] * 16384).rounded() : 0
      // The specification ignores unused axes and those with invalid regions.
      if peak == 0 || start > peak || peak > end || (start < 0 && end > 0) { continue }
      if place == Double(peak) { continue }
      guard place > Double(start), place < Double(end) else { return 0 }
      weight *=
        place < Double(peak)
        ? (place - Double(start)) / Double(peak - start)
        : (Double(end) - place) / Double(end - peak)
    }
    return weight
  }
}
