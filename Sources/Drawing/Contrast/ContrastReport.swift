public import SymtextImageFormats
public import SymtextGraphics

/// The contrast of the parts of a picture with their backdrops, by the Web Content Accessibility Guidelines 2.2.
public struct ContrastReport: Sendable {
  /// The parts in drawing order; adjacent text of equal looks is one part.
  public private(set) var entries: [ContrastEntry] = []
  /// The names of images and emoji with their own colours, which are not checked.
  public private(set) var unchecked: [String] = []

  /// The fills so far.
  private var fills: [DisplayItem] = []
  private let background: Color
  /// The name of the current item.
  private var itemName: String?

  /// Checks a picture.
  ///
  /// A part on a filled shape, such as a button's background, is compared with that shape; a layer of a symbol that
  /// lies on other layers is compared with them.
  /// - Parameter background: the opaque colour behind the picture.
  /// - Throws: ``RenderingError`` when a symbol is too large.
  public init(_ list: DisplayList, background: Color) throws(RenderingError) {
    try self.init(list, background: background, parts: [])
  }

  /// - Parameters:
  ///   - parts: Names of ranges of the picture's items, in order.
  ///   - isInactive: Whether the picture shows a disabled control.
  package init(
    _ list: DisplayList, background: Color, parts: [NamedSteps], isInactive: Bool = false
  ) throws(RenderingError) {
    self.background = background
    var parts = parts[...]
    for (index, item) in list.items.enumerated() {
      while let part = parts.first, part.steps.upperBound <= index { parts.removeFirst() }
      let part = parts.first.flatMap { $0.steps.contains(index) ? $0 : nil }
      let done = entries.count
      itemName = part?.name
      try add(item)
      for entry in entries.indices.dropFirst(done) {
        entries[entry].item = itemName
        entries[entry].isExempt = isInactive || part?.isInactive ?? false
        // Its title speaks for a symbol.
        if entries[entry].name.isEmpty { entries[entry].name = part?.symbol ?? "" }
      }
    }
  }

  /// The parts with too little contrast.
  public var failures: [ContrastEntry] { entries.filter { !$0.passes } }

  /// - Parameter map: the transform of the groups around the item; `nil` is the identity.
  private mutating func add(_ item: DisplayItem, map: Affine? = nil) throws(RenderingError) {
    func placed(_ item: DisplayItem) -> DisplayItem {
      map.map { .transformed([item], by: $0) } ?? item
    }
    switch item {
    case .fill: fills.append(placed(item))
    case .glyphs(let run, let paint): try add(run, paint, box: placed(item).bounds)
    case .group(let items, _): for item in items { try add(item, map: map) }
    case .transformed(let items, let own):
      for item in items { try add(item, map: map.map { $0 * own } ?? own) }
    // A decoration may contain parts with names of their own.
    case .described("", let items) where items.contains(where: \.isNamed):
      for item in items { try add(item, map: map) }
    case .described("", let items) where items.allSatisfy(\.isPicture): fills += items.map(placed)
    case .described(let name, let items): try add(name, items.map(placed))
    case .moving(_, _, let items): for item in items { try add(item, map: map) }
    case .image, .vectors, .composite: unchecked.append("")
    case .clear, .cut, .link: break
    }
  }

  private mutating func add(
    _ run: GlyphRun, _ paint: Paint, box: Rect?
  ) throws(RenderingError) {
    let text = String(
      decoding: run.text.utf8.dropFirst(run.range.lowerBound).prefix(run.range.count), as: UTF8.self
    )
    guard let box, text.contains(where: { !$0.isWhitespace }) else { return }
    let backdrop = try backdrop(of: box)
    let entry = ContrastEntry(
      kind: run.font.isLarge ? .largeText : .text, name: text,
      color: paint.faintest(on: backdrop) { $0.over(backdrop) }, backdrop: backdrop)
    if let last = entries.last, last.item == itemName, last.kind == entry.kind,
      last.color == entry.color,
      last.backdrop == entry.backdrop
    {
      entries[entries.count - 1].name += text
    } else {
      entries.append(entry)
    }
  }

  /// Adds a symbol, an image or an emoji.
  private mutating func add(_ name: String, _ items: [DisplayItem]) throws(RenderingError) {
    guard let box = items.bounds, max(box.width, box.height) > 0 else { return }
    let backdrop = try backdrop(of: box)
    if let paint = items.first?.unmoved.imagePaint {
      guard case .template(let color) = paint else { return unchecked.append(name) }
      entries.append(
        ContrastEntry(kind: .image, name: name, color: color.over(backdrop), backdrop: backdrop))
    } else if items.contains(where: \.isEmoji) {
      unchecked.append(name)
    } else {
      entries += try LayerContrast(items, box: box, backdrop: backdrop).entries(named: name)
    }
  }

  /// Returns the mean colour of the fills behind a box, on the background.
  private func backdrop(of box: Rect) throws(RenderingError) -> Color {
    // A line under or through text is not its backdrop.
    let near = fills.filter { fill in
      fill.bounds.map { $0.intersects(box) && $0.height > box.height / 4 } ?? false
    }
    guard !near.isEmpty, box.width > 0, box.height > 0 else { return background }
    let shift = Vector(-box.minX, -box.minY)
    let list = DisplayList(
      width: box.width, height: box.height, items: near.map { $0.offsetBy(shift) })
    let ratio = min(Self.mostPixels / max(box.width, box.height), 1)
    let pixels = try RasterRenderer().pixmap(list, pixelRatio: ratio, background: background).pixels
    var sums = [0, 0, 0]
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      for part in 0..<3 { sums[part] += Int(pixels[pixel + part]) }
    }
    let whole = Double(pixels.count / 4 * 255)
    return Color(
      red: Double(sums[0]) / whole, green: Double(sums[1]) / whole, blue: Double(sums[2]) / whole)
  }

  /// The longer side of the picture from which a backdrop is measured, in pixels.
  private static let mostPixels = 64.0
}

extension DisplayItem {
  /// The paint of an image; `nil` for other items.
  fileprivate var imagePaint: ImagePaint? {
    switch self {
    case .image(_, let paint): paint
    case .vectors(let image): image.paint
    default: nil
    }
  }

  /// The item inside single-item transforms.
  fileprivate var unmoved: DisplayItem {
    if case .transformed(let items, _) = self, items.count == 1 { items[0].unmoved } else { self }
  }

  /// Whether the item, or a moving part in it, has a name.
  fileprivate var isNamed: Bool {
    switch self {
    case .described(let name, _): !name.isEmpty
    case .moving(_, _, let items): items.contains(where: \.isNamed)
    default: false
    }
  }

  /// Whether the item is an image in its own colours, or a part of one.
  fileprivate var isPicture: Bool {
    switch self {
    case .image(_, .original): true
    case .group(let items, _):
      items.contains(where: \.isPicture)
        && items.allSatisfy { if case .cut = $0 { true } else { $0.isPicture } }
    default: false
    }
  }

  /// Whether the item is a layer of a colour glyph for a character.
  fileprivate var isEmoji: Bool {
    if case .glyphs(let run, _) = unmoved { !run.range.isEmpty } else { false }
  }
}
