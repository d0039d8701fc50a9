/// Reduces colours by median cut: boxes of colours are cut so that each side has half of their pixels, the box with the
/// largest differences first.
///
/// P. Heckbert, Color image quantization for frame buffer display, SIGGRAPH 1982.
struct MedianCut {
  /// The reduced colours, opaque, red in the lowest byte.
  private(set) var palette: [UInt32] = []
  /// The palette index of each original colour.
  private(set) var numbers: [UInt32: UInt8] = [:]
  /// The greatest change of a channel, 0 to 255.
  private(set) var mostChange = 0

  private struct Entry {
    var color: UInt32
    var count: Int
  }

  private struct Box {
    var range: Range<Int>
    /// The channel with the greatest spread, and its sum of squared differences.
    var channel: UInt32
    var spread: Double
  }

  /// - Parameters:
  ///   - pixels: opaque colours, red in the lowest byte.
  ///   - count: the greatest number of reduced colours, 1 to 256.
  init(_ pixels: [UInt32], count: Int) {
    var entries: [Entry] = []
    for color in pixels.sorted() {
      if entries.last?.color == color {
        entries[entries.count - 1].count += 1
      } else {
        entries.append(Entry(color: color, count: 1))
      }
    }
    var boxes = [Self.box(entries, entries.indices)]
    while boxes.count < count,
      let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
      boxes[widest].spread > 0
    {
      let box = boxes[widest]
      let middle = Self.cut(&entries, box)
      boxes[widest] = Self.box(entries, box.range.lowerBound..<middle)
      boxes.append(Self.box(entries, middle..<box.range.upperBound))
    }
    for (number, box) in boxes.enumerated() where !box.range.isEmpty {
      let mean = Self.mean(entries[box.range])
      palette.append(mean)
      for entry in entries[box.range] {
        numbers[entry.color] = UInt8(number)
        for shift: UInt32 in [0, 8, 16] {
          let (one, two) = (entry.color >> shift & 0xFF, mean >> shift & 0xFF)
          mostChange = max(mostChange, Int(max(one, two) - min(one, two)))
        }
      }
    }
  }

  private static func box(_ entries: [Entry], _ range: Range<Int>) -> Box {
    var box = Box(range: range, channel: 0, spread: 0)
    for shift: UInt32 in [0, 8, 16] {
      var (count, sum, squares) = (0.0, 0.0, 0.0)
      for entry in entries[range] {
        let (value, weight) = (Double(entry.color >> shift & 0xFF), Double(entry.count))
        count += weight
        sum += weight * value
        squares += weight * value * value
      }
      let spread = count > 0 ? squares - sum * sum / count : 0
      if spread > box.spread { (box.channel, box.spread) = (shift, spread) }
    }
    // Removes the rounding error of a single colour.
    if range.count < 2 { box.spread = 0 }
    return box
  }

  /// Sorts a box by its channel and returns the index at which to cut it; neither half is empty.
  private static func cut(_ entries: inout [Entry], _ box: Box) -> Int {
    entries[box.range].sort {
      ($0.color >> box.channel & 0xFF, $0.color) < ($1.color >> box.channel & 0xFF, $1.color)
    }
    let half = entries[box.range].reduce(0) { $0 + $1.count } / 2
    var count = 0
    for place in box.range.dropLast() {
      count += entries[place].count
      if count >= half { return place + 1 }
    }
    return box.range.upperBound - 1
  }

  /// Returns the mean colour, opaque.
  private static func mean(_ entries: ArraySlice<Entry>) -> UInt32 {
    let count = max(entries.reduce(0) { $0 + $1.count }, 1)
    return [0, 8, 16].reduce(0xFF00_0000) { color, shift in
      let sum = entries.reduce(0) { $0 + $1.count * Int($1.color >> UInt32(shift) & 0xFF) }
      return color | UInt32((sum + count / 2) / count) << UInt32(shift)
    }
  }
}
