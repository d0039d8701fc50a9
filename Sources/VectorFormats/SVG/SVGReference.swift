internal import SymtextSupport

/// A reference to a glyph's outline, in a short form until the file is written.
///
/// A megabyte of text has as many references of some fifty bytes. In elements that wait, each is a mark, a byte that no
/// text contains, and three numbers of seven bits a byte.
struct SVGReference {
  /// The first byte of the short form.
  static let mark: UInt8 = 2

  /// The number of the outline.
  let glyph: Int
  /// The place, in units of the precision.
  let (x, y): (Int, Int)

  private static let wholeNumber = DecimalText(decimals: 0)

  init(glyph: Int, x: Int, y: Int) { (self.glyph, self.x, self.y) = (glyph, x, y) }

  /// Reads the short form behind its mark.
  /// - Parameter place: The place behind the mark; then behind the reference.
  init(_ bytes: ArraySlice<UInt8>, at place: inout Int) {
    func number() -> UInt64 {
      var (number, shift): (UInt64, UInt64) = (0, 0)
      while true {
        let byte = bytes[place]
        place += 1
        number |= UInt64(byte & 0x7F) << shift
        guard byte & 0x80 != 0 else { return number }
        shift += 7
      }
    }
    func signed(_ number: UInt64) -> Int {
      Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
    }
    self.init(
      glyph: Int(truncatingIfNeeded: number()), x: signed(number()), y: signed(number()))
  }

  /// Appends the short form.
  func write(to bytes: inout [UInt8]) {
    func append(_ number: UInt64) {
      var rest = number
      while rest > 0x7F {
        bytes.append(UInt8(truncatingIfNeeded: rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(truncatingIfNeeded: rest))
    }
    bytes.append(Self.mark)
    append(UInt64(truncatingIfNeeded: glyph))
    for number in [x, y] { append(UInt64(truncatingIfNeeded: number << 1 ^ number >> 63)) }
  }

  /// Appends the element.
  /// - Parameter prefix: The prefix of ids.
  func writeElement(prefix: [UInt8], _ precision: SVGPrecision, to bytes: inout [UInt8]) {
    bytes += "<use href=\"#".utf8
    bytes += prefix
    // This is the name of ``SVGIdentifier/glyph(_:)``, without a string for each reference.
    bytes += "-g".utf8
    Self.wholeNumber.append(glyph, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    for (name, units) in [(" x=\"", x), (" y=\"", y)] where units != 0 {
      bytes += name.utf8
      precision.append(units, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes += "/>\n".utf8
  }
}
