internal import SymtextSupport
internal import SymtextFonts
internal import SymtextGraphics
public import SymtextTextLayout

extension Block {
  /// Sets a text in lines.
  /// - Parameters:
  ///   - width: in points; `nil` breaks lines only at mandatory breaks.
  ///   - style: the paragraph style.
  public init(_ label: Label, width: Double? = nil, style: ParagraphStyle = ParagraphStyle()) {
    self.init(label, width: width, style: style, moving: false)
  }

  /// - Parameter moving: whether all symbols can move, even those without an effect.
  package init(_ label: Label, width: Double?, style: ParagraphStyle, moving: Bool) {
    let lines = label.lines(width: width, style: style)
    self.init(
      items: label.items(lines, at: .zero, moving: moving),
      width: width ?? lines.map(\.widthWithIndents).max() ?? 0,
      height: lines.last.map { $0.baseline + $0.descent } ?? 0)
    altText = label.spokenText
    altTextLanguage = label.spokenLanguage
    descriptionLanguages = label.symbols.descriptionLanguages
    guides = label.guides(lines)
    firstBaseline = lines.first.map { Baseline(y: $0.baseline, capHeight: $0.capHeight) }
    lastBaseline = lines.last.map { Baseline(y: $0.baseline, capHeight: $0.capHeight) }
    middle = middleOfLines
  }

  /// Paints a symbol.
  ///
  /// The box holds the ink and the margins; the alignment rectangle spans the margins. A badge that reaches beyond the
  /// margin moves neither the middle nor the baseline.
  public init(_ symbol: ResolvedSymbol, painter: SymbolPainter) {
    let rect = symbol.alignmentRect
    let box = Rect(
      minX: min(rect.minX, symbol.bounds.minX), minY: rect.minY,
      maxX: max(rect.maxX, symbol.bounds.maxX), maxY: rect.maxY)
    let origin = Point(-box.minX, -box.minY)
    self.init(
      items: painter.items(symbol, at: origin), width: box.width, height: box.height,
      alignmentRect: rect.offsetBy(origin - .zero))
    altText = symbol.spokenName
    altTextLanguage = symbol.spokenLanguage
    descriptionLanguages = [symbol].descriptionLanguages
    firstBaseline = Baseline(y: origin.y, capHeight: symbol.capHeight)
    lastBaseline = firstBaseline
    middle = capMiddle
  }

  /// Merges placed blocks into one, with the highest first baseline and the lowest last baseline.
  /// - Parameters:
  ///   - placed: each block and the top left of its box.
  ///   - span: the least horizontal extent.
  init(placed: [PlacedBlock], span: ClosedRange<Double>? = nil) {
    func union(_ rect: (Block) -> Rect) -> Rect {
      let rects = placed.map { rect($0.block).offsetBy($0.origin - .zero) }
      var union = rects.union ?? Rect(.zero)
      union.minX = min(union.minX, span?.lowerBound ?? union.minX)
      union.maxX = max(union.maxX, span?.upperBound ?? union.maxX)
      return union
    }
    let box = union { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    let shift = Vector(-box.minX, -box.minY)
    self.init(
      items: placed.flatMap { $0.block.items(at: $0.origin + shift) }, width: box.width,
      height: box.height, alignmentRect: union(\.alignmentRect).offsetBy(shift))
    for part in placed {
      descriptionLanguages.add(part.block.descriptionLanguages)
      guides.marks += part.block.guides.offsetBy(part.origin + shift - .zero).marks
    }
    func lines(_ line: (Block) -> Baseline?) -> [Baseline] {
      placed.compactMap { part in
        line(part.block).map {
          Baseline(y: $0.y + part.origin.y + shift.y, capHeight: $0.capHeight)
        }
      }
    }
    firstBaseline = lines(\.firstBaseline).min { $0.y < $1.y }
    lastBaseline = lines(\.lastBaseline).max { $0.y < $1.y }
    middle = middleOfLines
  }

  /// The y halfway between the top of the first line's capitals and the last baseline.
  private var middleOfLines: Double {
    guard let first = firstBaseline, let last = lastBaseline, let capHeight = first.capHeight else {
      return alignmentRect.midY
    }
    return (first.y - capHeight + last.y) / 2
  }
}

extension Sequence<Block> {
  /// The joined alternative text of several blocks.
  func altText(separator: String) -> String {
    map(\.altText).filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// The language of the joined alternative text; `nil` if the blocks differ in it.
  var altTextLanguage: String? {
    let languages = Set(filter { !$0.altText.isEmpty }.map(\.altTextLanguage))
    return languages.count == 1 ? languages.first ?? nil : nil
  }
}

extension Line {
  /// The cap height of the largest font in the line; `nil` in an empty line.
  fileprivate var capHeight: Double? {
    elements.map { _, element in
      switch element {
      case .text(let run): run.attributes.font.metrics.capHeight
      case .attachment(_, let attributes): attributes.font.metrics.capHeight
      }
    }.max()
  }
}
