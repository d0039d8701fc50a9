internal import SymtextSupport
internal import SymtextFonts

/// The extents of a line above and below its baseline, in points.
struct LineExtents {
  var ascent: Double { above ?? raisedAlone?.ascent ?? 0 }
  var descent: Double { below ?? raisedAlone?.descent ?? 0 }
  /// `nil` without content.
  ///
  /// May be negative: a line lower than its letters ends above its baseline.
  private var above: Double?
  private var below: Double?
  /// The extents of a line of fixed height that contains only shifted text, which otherwise takes no room.
  private var raisedAlone: InkExtents?
  /// The ink of fallback fonts, and of letters beside it; `nil` without fallback.
  private(set) var standInInk: InkExtents?
  /// The approximate ink extents of the text's own fonts.
  private(set) var letterInk = InkExtents()
  let height: LineHeight
  /// The last included text: most pieces of a line are in one font.
  private var last: (instance: FontInstance, size: Double, offset: Double)?

  init(_ height: LineHeight) { self.height = height }

  /// Extends the line to contain an element.
  mutating func include(_ element: Line.Element) {
    switch element {
    case .text(let run):
      include(run.attributes)
      guard let ink = run.standInInk?.raised(by: run.attributes.baselineOffset) else { return }
      standInInk = standInInk ?? InkExtents()
      standInInk?.formUnion(ink)
    case .attachment(let attachment, let attributes):
      include(attributes)
      include(attachment, raisedBy: attributes.baselineOffset)
    }
  }

  /// Extends the line to contain text.
  mutating func include(_ attributes: TextAttributes) {
    let font = attributes.font
    let offset = attributes.baselineOffset
    if let last, last.instance === font.instance && last.size == font.size, last.offset == offset {
      return
    }
    last = (font.instance, font.size, offset)
    let metrics = font.metrics
    let natural = metrics.ascent + metrics.descent
    let wanted =
      switch height {
      case .natural: natural + metrics.lineGap
      case .multiple(let factor):
        (natural + metrics.lineGap) * factor.bounded(to: 0...1000, else: 1)
      case .points(let points): points.bounded(to: 0...Double.mostPoints, else: natural)
      }
    letterInk.formUnion(
      InkExtents(ascent: metrics.capHeight, descent: metrics.descent).raised(by: offset))
    // The difference from the font's own height is divided equally above and below.
    let half = (wanted - natural) / 2
    if case .points = height, offset != 0 {
      raisedAlone =
        raisedAlone ?? InkExtents(ascent: metrics.ascent + half, descent: metrics.descent + half)
      return
    }
    include(ascent: metrics.ascent + half + offset, descent: metrics.descent + half - offset)
  }

  /// Extends the line to contain an attachment, unless the height is fixed.
  private mutating func include(_ attachment: Attachment, raisedBy offset: Double) {
    if case .points = height { return }
    include(ascent: attachment.ascent + offset, descent: attachment.descent - offset)
  }

  private mutating func include(ascent: Double, descent: Double) {
    above = max(above ?? ascent, ascent)
    below = max(below ?? descent, descent)
  }
}
