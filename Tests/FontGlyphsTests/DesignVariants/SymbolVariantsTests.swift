@testable import SymtextGraphics
@testable import SymtextSymbols
@testable import SymtextFontGlyphs
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import Testing

struct SymbolVariantsTests {
  private func variants() throws -> SymbolVariants {
    var heart = try drawing(
      name: "heart", shapes: "<circle cx=\"12\" cy=\"12\" r=\"10\"/>", aliases: "love")
    heart.metadata.forms = ["ar": "heart"]
    heart.metadata.altText = "Heart"
    heart.layers[0].color = .systemRed
    var plus = try drawing(name: "plus", shapes: "<path d=\"M4 12h16M12 4v16\"/>")
    plus.metadata.altText = "Plus"
    var gear = try drawing(name: "gear", shapes: "<circle cx=\"12\" cy=\"12\" r=\"9\"/>")
    gear.metadata.altText = "Gear"
    var arrow = try drawing(name: "arrow", shapes: "<path d=\"M4 12h16l-4 -4\"/>")
    arrow.metadata.rightToLeft = .mirrored
    var other = try drawing(name: "other")
    other.metadata.rightToLeft = .symbol("plus")
    return SymbolVariants([heart, plus, gear, arrow, other])
  }

  @Test func `Drawings are used unchanged, also by an alias`() throws {
    #expect(try variants().symbol(named: "heart").name == "heart")
    #expect(try variants().symbol(named: "love").name == "heart")
  }

  @Test func `A drawing with a variant's name replaces it`() throws {
    let drawn = [
      try drawing(name: "heart", shapes: "<circle cx=\"12\" cy=\"12\" r=\"10\"/>"),
      try drawing(name: "heart.fill", shapes: "<path d=\"M4 12h16\"/>"),
    ]
    let variants = SymbolVariants(drawn)
    #expect(try variants.symbol(named: "heart.fill") == drawn[1])
    // Further variants start from it.
    let slashed = try variants.symbol(named: "heart.slash.fill")
    #expect(slashed.layers[0].shapes == drawn[1].layers[0].shapes)
    #expect(slashed.metadata.base == "heart")
  }

  @Test func `Metadata names the base of a variant`() throws {
    let metadata = try variants().symbol(named: "heart.slash.circle.fill").metadata
    #expect(metadata.base == "heart")
    #expect(metadata.altText == "Heart, crossed out in a filled circle")
    #expect(metadata.aliases.isEmpty && metadata.forms.isEmpty)
    #expect(Set(metadata.keywords).isSuperset(of: ["slash", "circle", "fill", "one", "two words"]))
    #expect(metadata.keywords.count == Set(metadata.keywords).count)
  }

  @Test(arguments: [
    ("heart.fill", "Heart, filled"), ("heart.slash", "Heart, crossed out"),
    ("heart.circle", "Heart in a circle"), ("heart.square.fill", "Heart in a filled square"),
    ("heart.badge", "Heart with a badge"), ("heart.badge.plus", "Heart with plus badge"),
    ("heart.fill.badge.gear", "Heart, filled with gear badge"),
  ])
  func `The alternative text is words`(name: String, text: String) throws {
    #expect(try variants().symbol(named: name).metadata.altText == text)
  }

  @Test func `Mirrored symbols stay mirrored, and a right-to-left form is varied in their place`()
    throws
  {
    #expect(try variants().symbol(named: "arrow.circle").metadata.rightToLeft == .mirrored)
    #expect(try variants().symbol(named: "arrow.circle").rightToLeft == nil)
    let other = try variants().symbol(named: "other.circle")
    #expect(other.metadata.rightToLeft == .mirrored)
    // Its form is a plus, which has two lines in one path.
    let form = try #require(other.rightToLeft)
    #expect(form.layers.count == other.layers.count && form.layers != other.layers)
  }

  @Test func `A slash clears a gap and is painted before the layers one level back`() throws {
    let layers = try variants().symbol(named: "heart.slash").layers
    #expect(layers.map(\.level) == [.secondary, .primary, .primary])
    #expect(layers.map(\.erases) == [false, true, false])
    #expect(layers.map(\.tag) == [nil, .slash, .slash])
    #expect(layers[1].shapes[0].path == layers[2].shapes[0].path)
    let (gap, line) = (layers[1].shapes[0].pen, layers[2].shapes[0].pen)
    #expect(line == .ofWeight && gap.base > 1 && gap.factor > 1)
  }

  @Test func `A dot is one disc with a gap, a sign is knocked out of its disc`() throws {
    let dot = try variants().symbol(named: "heart.badge").layers
    #expect(dot.map(\.erases) == [false, true, false])
    #expect(dot.map(\.tag) == [nil, .badge, .badge])
    #expect(dot.last?.color == .systemRed)
    let sign = try variants().symbol(named: "heart.badge.plus").layers
    #expect(sign.map(\.clears) == [[], .all, [], [.monochrome, .levels]])
    #expect(sign[2].color == .systemGreen && sign[3].color == .white)
    #expect(sign[2].shapes[0].isSolid)
  }

  @Test func `Another symbol as a badge is free-standing in its own gap`() throws {
    let layers = try variants().symbol(named: "heart.badge.gear").layers
    #expect(layers.map(\.erases) == [false, true, false])
    #expect(layers[2].shapes.allSatisfy { $0.isSolid })
    #expect(layers[2].level == .primary && layers[0].level == .secondary)
  }

  @Test(arguments: ["circle", "square", "rectangle"])
  func `An enclosure is drawn around, or filled with its content knocked out`(
    shape: String
  ) throws {
    let open = try variants().symbol(named: "plus.\(shape)").layers
    #expect(open.map(\.tag) == [.enclosure, nil])
    #expect(open.map(\.level) == [.secondary, .primary])
    #expect(open.allSatisfy { !$0.clearsInMonochrome })
    #expect(open[0].shapes.map(\.isSolid) == [false])
    let filled = try variants().symbol(named: "plus.\(shape).fill").layers
    #expect(filled[0].shapes.map(\.isSolid) == [true])
    #expect(filled[1].clears == .monochrome)
    let colored = try variants().symbol(named: "heart.\(shape).fill").layers
    #expect(colored[0].color == .systemRed && colored[1].color == .white)
  }

  @Test(arguments: ["heart", "plus", "arrow"], ["circle", "square", "rectangle"])
  func `Enclosed content is well inside`(base: String, shape: String) throws {
    let layers = try variants().symbol(named: "\(base).\(shape)").layers
    let outside = try #require(layers[0].shapes[0].path.bounds)
    for box in layers.dropFirst().flatMap(\.shapes).compactMap(\.path.bounds) {
      #expect(box.minX > outside.minX + 3 && box.maxX < outside.maxX - 3)
      #expect(box.minY > outside.minY + 3 && box.maxY < outside.maxY - 3)
    }
  }

  @Test(arguments: [
    "hart.fill", "heart.full", "heart.badge.hart", "Heart.fill", "heart..fill", "",
    "heart.fill.circle",
  ])
  func `An impossible variant is refused by name`(name: String) throws {
    let variants = try variants()
    let error = #expect(throws: FontError.self) { try variants.symbol(named: name) }
    #expect(
      error?.description == "there is no drawing \(name), nor a base drawing for that variant")
  }
}
