@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextGraphics
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import Testing

/// Motion of symbols survives in the font.
struct SymbolFontMotionTests {
  /// Returns the range of the symbol table.
  private func table(in bytes: [UInt8]) throws -> Range<Int> {
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let record = try #require(
      stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
        .first { Array(bytes[$0..<$0 + 4]) == Array("SymT".utf8) })
    return number(record + 8)..<number(record + 8) + number(record + 12)
  }

  private func bytes(_ symbols: [Symbol]) throws -> [UInt8] {
    var compiler = FontCompiler()
    compiler.hasNames = false
    return try compiler.font(SymbolSet(symbols: symbols)).file.encoded()
  }

  private func font(_ symbols: [Symbol]) throws -> SymbolFont {
    try SymbolFont(FontData(bytes(symbols)))
  }

  private func symbol(_ motion: SymbolMotion, layers: [LayerMotion]) throws -> Symbol {
    var symbol = try drawing(name: "m")
    symbol.motion = motion
    symbol.layers = layers.map { motion in
      var layer = symbol.layers[0]
      layer.motion = motion
      return layer
    }
    return symbol
  }

  private static let motions: [SymbolMotion] = [
    .init(), .init(anchor: Point(12, 3)), .init(anchor: Point(-99.25, 100)),
    .init(anchor: Point(0, 0), wiggle: .turning(isClockwise: true)),
    .init(wiggle: .turning(isClockwise: false), rotatesClockwise: false),
    .init(wiggle: .linear(angle: -90), drawsFrontToBack: true),
    .init(wiggle: .linear(angle: 22.5), isLoopClosed: true), .init(isLoopClosed: false),
  ]

  @Test(arguments: motions)
  func `The motion of a symbol and its layers is preserved`(motion: SymbolMotion) throws {
    let layers: [LayerMotion] = [
      .init(group: 65_534), .init(group: 0, pulses: true), .init(rotates: true), .init(),
    ]
    let first = try drawing(name: "a")
    let font = try font([first, symbol(motion, layers: layers), drawing(name: "z")])
    #expect(font.motion(of: 1) == motion)
    #expect(font.layers(of: 1).map(\.motion) == layers)
    #expect(font.symbol(of: 1)?.motion == motion)
    #expect(font.symbol(of: 1)?.layers.map(\.motion) == layers)
    for other in [0, 2, -1, 3, .max] { #expect(font.motion(of: other) == SymbolMotion()) }
    #expect(font.layers(of: 0).map(\.motion) == [LayerMotion()])
  }

  @Test func `Anchors and pens of layers are preserved, and mirrored`() throws {
    var turning = LayerMotion(rotates: true)
    turning.anchor = Point(4, 20.25)
    var (still, split) = (LayerMotion(), LayerMotion())
    (still.isDrawn, split.drawsBothWays) = (false, true)
    var motion = SymbolMotion()
    for drawsValue in [true, false] {
      motion.drawsValue = drawsValue
      var symbol = try symbol(motion, layers: [turning, still, split])
      symbol.metadata.rightToLeft = .mirrored
      let font = try font([try drawing(name: "a"), symbol])
      #expect(font.motion(of: 1) == motion)
      #expect(font.layers(of: 1).map(\.motion) == [turning, still, split])
      #expect(font.symbol(of: 1)?.layers.map(\.motion) == [turning, still, split])
      let form = try #require(font.rightToLeftIndex(of: 1))
      #expect(font.layers(of: form).map(\.motion.anchor) == [Point(20, 20.25), nil, nil])
      #expect(font.layers(of: 0).map(\.motion) == [LayerMotion()])
    }
  }

  @Test func `Ends and pens of layers, changes at weights and space are preserved`() throws {
    var (pen, carried) = (LayerMotion(), LayerMotion(pulses: true))
    pen.ends = PenEnds(start: .round, end: .butt)
    (pen.attachment, carried.attachment) = (.carries(120), .carried(by: 120))
    var symbol = try symbol(.init(), layers: [pen, carried])
    symbol.layers[1].weights = WeightChanges([
      .bold: .init(stroke: 0.85, shift: Vector(0.25, -1)), .black: .init(stroke: 0.7),
    ])
    symbol.spacing = SymbolSpacing(left: 1.5, right: -2, shift: Vector(-0.25, 3))
    symbol.metadata.rightToLeft = .mirrored
    let font = try font([try drawing(name: "a"), symbol])
    #expect(font.layers(of: 1).map(\.motion) == [pen, carried])
    let restored = try #require(font.symbol(of: 1))
    #expect(restored.spacing == symbol.spacing)
    #expect(restored.layers.map(\.weights) == symbol.layers.map(\.weights))
    let form = try #require(font.rightToLeftIndex(of: 1))
    #expect(font.spacing(of: form) == symbol.spacing.mirrored)
    #expect(font.weights(of: form)[1]?.changes[.bold]?.shift == Vector(-0.25, -1))
    #expect(font.spacing(of: 0) == .none && font.annotations(of: 1).isEmpty)
    #expect(font.symbol(of: 0)?.layers.map(\.weights) == [.none])
  }

  @Test func `Lines of a font are as wide and where their layer has them at a weight`() throws {
    var symbol = try symbol(.init(), layers: [.init()])
    let plain = try font([symbol])
    symbol.layers[0].weights = WeightChanges([
      .black: .init(stroke: 0.5, shift: Vector(0, -2))
    ])
    let changed = try font([symbol])
    func stroke(_ font: SymbolFont, _ weight: Double) throws -> (Stroker.Stroke, Double) {
      let drawing = try #require(font.drawing(of: 0, scale: .medium, weight: weight))
      return (try #require(drawing.layers[0]?.first), drawing.halfWidth)
    }
    let black = WeightLaw.coordinate(1)
    let ((old, half), (new, _)) = (try stroke(plain, black), try stroke(changed, black))
    #expect(new.path == old.path.transformed(by: .translation(0, -2)))
    #expect(abs(new.pen.halfWidth(half) - 0.5 * old.pen.halfWidth(half)) < 1e-9)
    #expect(try stroke(plain, 0).0 == stroke(changed, 0).0)
  }

  @Test func `Only fonts with motion have version 2.2`() throws {
    var noted = try drawing(name: "a")
    noted.layers[0].annotation = LayerAnnotation(
      rules: [LayerRule(LayerClass(.monochrome, 0), [StyleDeclaration("x", "1")])], paths: [0])
    func minor(_ symbols: Symbol...) throws -> UInt8 {
      let bytes = try bytes(symbols)
      return bytes[try table(in: bytes).lowerBound + 3]
    }
    #expect(try minor(drawing(name: "a")) == 0)
    #expect(try minor(noted) == 1)
    #expect(try minor(symbol(.init(), layers: [.init(pulses: true)])) == 2)
    var turning = LayerMotion()
    turning.anchor = Point(1, 2)
    #expect(try minor(symbol(.init(), layers: [turning])) == 4)
    var spaced = try drawing(name: "b")
    spaced.spacing.left = 1
    #expect(try minor(spaced) == 5)
    #expect(try minor(symbol(.init(isLoopClosed: false), layers: [.init()])) == 2)
    let both = try font([noted, symbol(.init(), layers: [.init(group: 7)])])
    #expect(both.annotations(of: 0) == [noted.layers[0].annotation])
    #expect(both.layers(of: 1).map(\.motion.group) == [7])
    let old = try font([noted])
    #expect(old.annotations(of: 0) == [noted.layers[0].annotation])
    #expect(old.motion(of: 0) == SymbolMotion())
    #expect(old.layers(of: 0).map(\.motion) == [LayerMotion()])
  }

  @Test func `A mirrored form has mirrored motion`() throws {
    var symbol = try symbol(
      .init(anchor: Point(4, 22), wiggle: .linear(angle: -45)), layers: [.init(rotates: true)])
    symbol.metadata.rightToLeft = .mirrored
    let font = try font([symbol])
    let form = try #require(font.rightToLeftIndex(of: 0))
    #expect(
      font.motion(of: form)
        == .init(anchor: Point(20, 22), wiggle: .linear(angle: -135), rotatesClockwise: false))
    #expect(font.layers(of: form).map(\.motion) == [.init(rotates: true)])
    symbol.motion = .init(wiggle: .turning(isClockwise: true))
    symbol.layers[0].motion = .init()
    #expect(
      try self.font([symbol]).motion(of: form) == .init(wiggle: .turning(isClockwise: false)))
    symbol.motion = .init(wiggle: .linear(angle: 180))
    #expect(try self.font([symbol]).motion(of: form) == .init(wiggle: .linear(angle: 0)))
  }

  @Test func `Numbers too large for a record are refused`() throws {
    func message(_ symbol: Symbol) -> String? {
      #expect(throws: FontError.self) { try bytes([symbol]) }?.description
    }
    for group in [-1, 65_535, .max] {
      #expect(
        try message(symbol(.init(), layers: [.init(group: group)]))?
          .contains("the motion group \(group); the group must be 0 to 65,534") ?? false)
    }
    for anchor in [Point(328, 0), Point(-327.68, 0), Point(0, .nan), Point(.infinity, 0)] {
      #expect(
        try message(symbol(.init(anchor: anchor), layers: [.init()]))?
          .contains("it must be −327 to 327") ?? false)
    }
  }

  @Test(arguments: [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8])
  func `Damaged bytes do no harm`(value: UInt8) throws {
    let motion = SymbolMotion(anchor: Point(1, 2), wiggle: .linear(angle: 3), isLoopClosed: true)
    let bytes = try bytes([symbol(motion, layers: [.init(group: 1), .init(group: 0)])])
    var read = 0
    for offset in try table(in: bytes) {
      var damaged = bytes
      damaged[offset] = value
      guard let font = try? SymbolFont(FontData(damaged)) else { continue }
      let motion = font.motion(of: 0)
      if let anchor = motion.anchor { #expect(abs(anchor.x) < 328 && abs(anchor.y) < 328) }
      if case .linear(let angle) = motion.wiggle { #expect(abs(angle) < 328) }
      let layers = font.layers(of: 0)
      #expect(layers.allSatisfy { $0.motion.group.map { (0..<65_535).contains($0) } ?? true })
      #expect(font.motionGroups(of: 0).joined().sorted() == Array(layers.indices))
      read += layers.count
    }
    #expect(read > 100)
  }
}
