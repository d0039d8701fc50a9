/// How the pixels of a picture of few colours are written.
struct PNGForm {
  let colorType: PNGPicture.ColorType
  /// Bits of each number.
  let bitDepth: UInt8
  /// The colours that pixels have the numbers of, red in the lowest byte and opacity in the highest;
  /// empty when pixels are colours themselves.
  let palette: [UInt32]
  /// What stands for each colour's number, where that is less than a byte.
  let values: [UInt8]

  /// The form in which nothing is lost and few bytes are taken.
  /// - Parameters:
  ///   - colors: 256 at most, not multiplied by their opacity.
  ///   - changes: how many pixels have neither the colour of the one above nor that of the one before them,
  ///     about.
  ///   - pixels: how many there are.
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

  /// That of any colours.
  static let colors = PNGForm(.rgba)

  /// About how many bytes fewer a compressed file has when its pixels have one byte instead of four, or
  /// instead of two if they are grey; as measured on labels, buttons, symbols and pages.
  private static func saving(_ changes: Int, _ pixels: Int, isGrey: Bool) -> Int {
    (isGrey ? 5 * changes + pixels / 16 : 28 * changes + pixels) / 64
  }

  /// The bits that so many numbers need: 1, 2, 4 or 8.
  private static func bits(_ count: Int) -> UInt8 {
    count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
  }

  /// From one grey to the next where greys have so many bits.
  private static func step(_ bits: UInt8) -> UInt32 { 255 / (1 << UInt32(bits) - 1) }

  /// The bytes of a palette in a file.
  private static func size(_ colors: [UInt32]) -> Int { 24 + 4 * colors.count }
}

extension UInt32 {
  /// Whether a colour's three lower bytes are the same.
  fileprivate var isGrey: Bool {
    self & 0xFF == self >> 8 & 0xFF && self & 0xFF == self >> 16 & 0xFF
  }
}
