/// A picture in the form in which a PNG file has it.
struct PNGPicture {
  /// What the numbers of a pixel are.
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyWithOpacity = 4
    case rgba = 6
  }

  let colorType: ColorType
  /// Bits of each number.
  let bitDepth: UInt8
  /// The colours that pixels have the numbers of, red in the lowest byte and opacity in the highest;
  /// empty when pixels are colours themselves.
  let palette: [UInt32]
  /// Every row behind the number of its filter, 0.
  let rows: [UInt8]

  /// Chooses a form in which nothing is lost.
  /// - Parameter isSmall: whether less is worth more time: the fastest level of libdeflate finds more
  ///   repetitions in pixels of four bytes than of three.
  init(_ pixmap: Pixmap, isSmall: Bool) {
    guard let indexed = IndexedPixels(pixmap) else {
      let hasOpacity = !isSmall || !pixmap.isOpaque
      self.init(hasOpacity ? .rgba : .rgb, rows: pixmap.unpremultipliedRows(opacity: hasOpacity))
      return
    }
    let colors = indexed.colors.map { Pixmap.unpremultiplied($0) }
    let isGrey = colors.allSatisfy { $0.isGrey }
    let isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
    let bits = Self.bits(colors.count)
    if isGrey, isOpaque, bits == 8 || colors.allSatisfy({ ($0 & 0xFF) % Self.step(bits) == 0 }) {
      let values = colors.map { UInt8(($0 & 0xFF) / Self.step(bits)) }
      self.init(.grey, bitDepth: bits, rows: indexed.rows(values, bits: bits))
    } else if indexed.saving / (isGrey ? 4 : 1) > Self.size(colors) {
      self.init(.palette, bitDepth: bits, palette: colors, rows: indexed.rows(bits: bits))
    } else if isGrey {
      self.init(
        .greyWithOpacity,
        rows: indexed.rows(colors.map { UInt16($0 & 0xFF) | UInt16($0 >> 24) << 8 }))
    } else {
      self.init(.rgba, rows: pixmap.unpremultipliedRows(opacity: true))
    }
  }

  private init(
    _ colorType: ColorType, bitDepth: UInt8 = 8, palette: [UInt32] = [], rows: [UInt8]
  ) {
    self.colorType = colorType
    self.bitDepth = bitDepth
    self.palette = palette
    self.rows = rows
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

extension IndexedPixels {
  /// About how many bytes fewer a compressed file has when its pixels have one byte instead of four; a
  /// quarter of it instead of two. As measured on labels, buttons and pages.
  fileprivate var saving: Int { changes + pixelCount / 64 }
}
