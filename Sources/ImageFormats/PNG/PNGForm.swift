/// The form in which the pixels of a picture of few colours are written.
struct PNGForm {
  let colorType: PNGPicture.ColorType
  /// Bits per channel or palette index.
  let bitDepth: UInt8
  /// The palette, red in the lowest byte and opacity in the highest; empty if pixels contain colours.
  let palette: [UInt32]
  /// The packed value of each colour number, if it takes less than a byte.
  let values: [UInt8]

  /// Chooses a lossless form that takes few bytes.
  /// - Parameters:
  ///   - colors: at most 256, not premultiplied.
  ///   - changes: the approximate number of pixels that differ both from the one above and from the one before.
  ///   - pixels: the number of pixels.
  init(_ colors: [UInt32], changes: Int, pixels: Int) {
    let isGrey = colors.allSatisfy(\.isGrey)
    let isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
    let bits = Self.bits(colors.count)
    let step = Self.step(bits)
    if isGrey, isOpaque, bits == 8 {
      self.init(.grey)
    } else if isGrey, isOpaque, colors.allSatisfy({ ($0 & 0xFF) % step == 0 }) {
      self.init(.grey, bits, values: colors.map { UInt8(($0 & 0xFF) / step) })
    } else if Self.saving(changes, pixels, isGrey: isGrey) > Self.size(colors) {
      let values = bits < 8 ? colors.indices.map { UInt8($0) } : []
      self.init(.palette, bits, palette: colors, values: values)
    } else {
      self.init(isGrey ? .greyWithOpacity : .rgba)
    }
  }

  private init(
    _ colorType: PNGPicture.ColorType, _ bitDepth: UInt8 = 8, palette: [UInt32] = [],
    values: [UInt8] = []
  ) {
    (self.colorType, self.bitDepth) = (colorType, bitDepth)
    (self.palette, self.values) = (palette, values)
  }

  /// The form for any colours.
  static let colors = PNGForm(.rgba)

  /// Returns the approximate number of bytes saved in a compressed file if its pixels have one byte instead of four, or
  /// instead of two if they are grey; measured on labels, buttons, symbols and pages.
  private static func saving(_ changes: Int, _ pixels: Int, isGrey: Bool) -> Int {
    (isGrey ? 5 * changes + pixels / 16 : 28 * changes + pixels) / 64
  }

  /// Returns the number of bits for `count` numbers: 1, 2, 4 or 8.
  private static func bits(_ count: Int) -> UInt8 {
    count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
  }

  /// Returns the difference between adjacent greys of so many bits.
  private static func step(_ bits: UInt8) -> UInt32 { 255 / (1 << UInt32(bits) - 1) }

  /// Returns the size of a palette in a file, in bytes.
  private static func size(_ colors: [UInt32]) -> Int { 24 + 4 * colors.count }
}

extension UInt32 {
  /// Whether the three lower bytes of a colour are equal.
  fileprivate var isGrey: Bool {
    self & 0xFF == self >> 8 & 0xFF && self & 0xFF == self >> 16 & 0xFF
  }
}
