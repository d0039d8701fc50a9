internal import SymtextGraphics

/// A picture's items, indexed by the pixel rows that they touch, for drawing in bands from the top.
struct BandedItems {
  private let items: [DisplayItem]
  /// The rows that each item may touch; empty for items that draw nothing.
  private let rows: [Range<Int32>]
  /// The indices of the items, by their first rows.
  private let order: [Int32]
  /// The number of items in that order that earlier bands have reached.
  private var next = 0
  /// The indices of the items in the band, ascending, which may reach into the next one.
  private var current: [Int32] = []

  /// - Parameter height: the picture's rows.
  init(_ items: [DisplayItem], pixelRatio: Double, height: Int) {
    self.items = items
    let rows = items.map { Self.rows(of: $0, pixelRatio: pixelRatio, height: height) }
    self.rows = rows
    order = rows.indices.filter { !rows[$0].isEmpty }.map { Int32($0) }
      .sorted { (rows[Int($0)].lowerBound, $0) < (rows[Int($1)].lowerBound, $1) }
  }

  private static func rows(
    of item: DisplayItem, pixelRatio: Double, height: Int
  ) -> Range<Int32> {
    // Erasing items have no bounds.
    if item.clears { return 0..<Int32(height) }
    guard let box = item.bounds else { return 0..<0 }
    // NaN becomes row 0.
    func row(_ value: Double) -> Int32 { value > 0 ? Int32(min(value, Double(height))) : 0 }
    let margin = item.pixelMargin
    let top = row((box.minY * pixelRatio).rounded(.down) - margin)
    let bottom = row((box.maxY * pixelRatio).rounded(.up) + margin)
    return top..<max(bottom, top)
  }

  /// Returns the items that touch a band, in drawing order.
  /// - Parameter band: a band below the previous one.
  mutating func items(in band: Range<Int>) -> [DisplayItem] {
    current.removeAll { rows[Int($0)].upperBound <= band.lowerBound }
    let old = current.count
    while next < order.count, rows[Int(order[next])].lowerBound < band.upperBound {
      if rows[Int(order[next])].upperBound > band.lowerBound { current.append(order[next]) }
      next += 1
    }
    if current.count > old { current.sort() }
    return current.map { items[Int($0)] }
  }
}
