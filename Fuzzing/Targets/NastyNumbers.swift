/// Numbers for generated drawings: mostly within the grid, often repeated, and often hard cases for geometry.
struct NastyNumbers {
  /// Whether to omit huge numbers, which would be rejected at once.
  private let isTame: Bool
  private var last = ["12", "0"]

  init(isTame: Bool) { self.isTame = isTame }

  /// Returns the next number as text.
  mutating func next(_ source: inout ByteSource) -> String {
    let byte = source.byte()
    let text: String
    switch byte {
    case 0..<128: text = "\(Double(byte) * 24 / 127)"
    case 128..<160: text = "\(Int(byte) - 128)"
    case 160..<192: text = last[Int(byte) % last.count]
    // Almost the previous number.
    case 192..<208: text = "\((Double(last[1]) ?? 0) + Double(Int(byte) - 200) * 1e-9)"
    case 208..<216: text = "\(-Double(source.byte()) / 16)"
    case 216..<224: text = "\(Double(source.byte()) / 1e6)"
    default:
      let pool = isTame ? Self.small : Self.small + Self.huge
      text = pool[Int(byte) % pool.count]
    }
    last = [last[1], text]
    return text
  }

  private static let small = [
    "0", "-0", "1e-160", "1e-9", "4.9e-324", "0.333333333333", "24", "11.999999999999",
    "12.0000001",
    "-1e-7", "1e-3",
  ]
  private static let huge = ["1e9", "999999999", "-1e8", "1e5", "65535", "32768", "-32769", "4096"]
}
