internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextOpenType

extension LayerMotion {
  private static let noGroup = 0xFFFF

  /// Reads a record of the table of symbols.
  init(in table: BinaryReader, _ record: Int) {
    let group = table.uint16(record) ?? Self.noGroup
    let flags = table.uint8(record + 2) ?? 0
    self.init(
      group: group == Self.noGroup ? nil : group, pulses: flags & 1 != 0, rotates: flags & 2 != 0)
    isDrawn = flags & 4 == 0
    drawsBothWays = flags & 8 != 0
    ends = PenEnds(start: Self.cap(flags >> 4), end: Self.cap(flags >> 6))
  }

  /// Writes a record of the table of symbols.
  func write(into writer: inout BinaryWriter) throws(FontError) {
    let number = group ?? Self.noGroup
    guard group == nil || Self.groups.contains(number) else {
      throw FontError("a layer has the motion group \(number); the group must be 0 to 65,534")
    }
    writer.write(UInt16(number))
    writer.write(
      UInt8(
        (pulses ? 1 : 0) | (rotates ? 2 : 0) | (isDrawn ? 0 : 4) | (drawsBothWays ? 8 : 0)
          | Self.code(ends.start) << 4 | Self.code(ends.end) << 6))
  }

  private static func cap(_ code: Int) -> StrokeGuide.Cap? {
    let number = (code & 3) - 1
    return StrokeGuide.Cap.allCases.indices.contains(number)
      ? StrokeGuide.Cap.allCases[number] : nil
  }

  private static func code(_ cap: StrokeGuide.Cap?) -> Int {
    cap.flatMap { StrokeGuide.Cap.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
  }

  /// Reads the connection with the pens of other layers from a byte of the table of symbols.
  static func attachment(_ code: Int) -> PenAttachment? {
    let number = code & 127
    guard PenAttachment.numbers.contains(number) else { return nil }
    return code > 127 ? .carries(number) : .carried(by: number)
  }

  /// The connection with the pens of other layers as a byte of the table of symbols.
  var attachmentCode: UInt8 {
    switch attachment {
    case nil: 0
    case .carried(by: let number): UInt8(clamping: number)
    case .carries(let number): UInt8(clamping: 128 + number)
    }
  }

  /// Writes the anchor as a record of the table of symbols.
  func writeAnchor(into writer: inout BinaryWriter) throws(FontError) {
    writer.write(
      anchor == nil ? Int16(SymbolMotion.noAnchor) : try SymbolMotion.hundredths(anchor?.x ?? 0))
    writer.write(try SymbolMotion.hundredths(anchor?.y ?? 0))
  }
}

extension LayerOpacities {
  private static let whole = 10_000.0

  /// Reads a record of the table of symbols.
  init(in table: BinaryReader, _ record: Int) {
    func opacity(_ offset: Int) -> Double {
      min(Double(table.uint16(record + offset) ?? 10_000) / Self.whole, 1)
    }
    self.init(
      isInMonochrome: (table.uint16(record) ?? 0) & 1 == 0, levels: opacity(2),
      multicolor: opacity(4))
  }

  /// Writes a record of the table of symbols.
  func write(into writer: inout BinaryWriter) {
    writer.write(UInt16(isInMonochrome ? 0 : 1))
    for opacity in [levels, multicolor] {
      writer.write(UInt16((min(max(opacity, 0), 1) * Self.whole).rounded()))
    }
  }
}

extension SymbolMotion {
  fileprivate static let noAnchor = -32_768

  /// Reads a record of the table of symbols.
  init(in table: BinaryReader, _ record: Int) {
    let angle = Double(table.int16(record + 6) ?? 0) / 100
    let flags = table.uint8(record + 5) ?? 0
    let wiggles: [Wiggle?] = [
      nil, .turning(isClockwise: true), .turning(isClockwise: false), .linear(angle: angle),
    ]
    let wiggle = table.uint8(record + 4) ?? 0
    self.init(
      anchor: Self.anchor(in: table, record),
      wiggle: wiggles.indices.contains(wiggle) ? wiggles[wiggle] : nil,
      rotatesClockwise: flags & 1 == 0, drawsFrontToBack: flags & 2 != 0,
      isLoopClosed: flags & 12 == 0 ? nil : flags & 4 != 0)
    drawsValue = flags & 48 == 0 ? nil : flags & 16 != 0
  }

  /// Reads the anchor of a symbol or a layer; `nil` if it has none.
  static func anchor(in table: BinaryReader, _ record: Int) -> Point? {
    guard let x = table.int16(record), x != noAnchor, let y = table.int16(record + 2) else {
      return nil
    }
    return Point(Double(x) / 100, Double(y) / 100)
  }

  /// Writes a record of the table of symbols.
  func write(into writer: inout BinaryWriter) throws(FontError) {
    let (kind, angle): (UInt8, Double) =
      switch wiggle {
      case nil: (0, 0)
      case .turning(let isClockwise): (isClockwise ? 1 : 2, 0)
      case .linear(let angle): (3, angle)
      }
    let loop: UInt8 = isLoopClosed.map { $0 ? 4 : 8 } ?? 0
    writer.write(anchor == nil ? Int16(Self.noAnchor) : try Self.hundredths(anchor?.x ?? 0))
    writer.write(try Self.hundredths(anchor?.y ?? 0))
    writer.write(kind)
    let value: UInt8 = drawsValue.map { $0 ? 16 : 32 } ?? 0
    writer.write((rotatesClockwise ? 0 : 1) | (drawsFrontToBack ? 2 : 0) | loop | value)
    writer.write(try Self.hundredths(angle))
  }

  fileprivate static func hundredths(_ value: Double) throws(FontError) -> Int16 {
    guard let number = Int16(exactly: (value * 100).rounded()), number > noAnchor else {
      throw FontError("a symbol's motion has the anchor or angle \(value); it must be −327 to 327")
    }
    return number
  }
}
