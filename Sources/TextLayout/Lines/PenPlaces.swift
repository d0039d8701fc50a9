internal import SymtextSupport

/// How far everything before a place in the text moves the pen, without tabs.
///
/// Sums are kept for every 64th byte only; from there on the glyphs of the runs are added.
struct PenPlaces: Sendable {
  /// In the order of the text.
  private let runs: [Run]
  /// What stands between the runs, in the order of the text: its place and its advance in points.
  private let attachments: [(offset: Int, advance: Double)]
  /// The advance of everything before each 64th byte, in points.
  private var marks: [Double] = []

  /// The bytes from one mark to the next.
  private static let step = 64

  /// - Parameter end: how many bytes the text has.
  init(_ runs: [Run], attachments: [(offset: Int, advance: Double)] = [], end: Int) {
    self.runs = runs
    self.attachments = attachments
    marks.reserveCapacity(end / Self.step + 1)
    marks.append(0)
    var cursor = cursor(at: 0)
    for mark in stride(from: Self.step, through: end, by: Self.step) {
      cursor.move(to: mark)
      marks.append(cursor.x)
    }
  }

  /// The advance of everything before a place, in points.
  subscript(offset: Int) -> Double { cursor(at: offset).x }

  /// What measures from a place on.
  func cursor(at offset: Int) -> Cursor {
    let mark = offset / Self.step
    var cursor = Cursor(self, before: mark * Self.step, x: marks[mark])
    cursor.move(to: offset)
    return cursor
  }

  /// Goes through a text from its start to its end.
  struct Cursor {
    /// The advance of everything before its place, in points.
    private(set) var x: Double
    private let places: PenPlaces
    /// The first run of which not all was passed.
    private var run: Int
    private var glyphs: ArraySlice<PackedGlyph> = []
    private var scale = RunScale()
    /// The place in its glyphs of the next one in the order of the text, and of what is behind the last.
    private var next = 0
    private var end = 0
    /// From one to the next.
    private var step = 1
    /// The first attachment that was not passed.
    private var attachment: Int

    fileprivate init(_ places: PenPlaces, before offset: Int, x: Double) {
      self.places = places
      self.x = x
      attachment = places.attachments.partitionPoint { $0.offset < offset }
      run = places.runs.partitionPoint { $0.range.upperBound <= offset }
      open()
      guard next != end else { return }
      next =
        step > 0
        ? glyphs.partitionPoint { $0.cluster < offset }
        : glyphs.partitionPoint { $0.cluster >= offset } - 1
    }

    /// Goes to the start of the run.
    private mutating func open() {
      guard run < places.runs.count else { return (next, end) = (0, 0) }
      glyphs = places.runs[run].glyphs.packed
      scale = places.runs[run].setting.scale
      (next, end, step) =
        places.runs[run].level % 2 == 0
        ? (glyphs.startIndex, glyphs.endIndex, 1)
        : (glyphs.endIndex - 1, glyphs.startIndex - 1, -1)
    }

    /// Goes on to a place that is not before its own.
    mutating func move(to offset: Int) {
      while run < places.runs.count, places.runs[run].range.lowerBound < offset {
        addAttachments(before: places.runs[run].range.lowerBound)
        addGlyphs(before: offset)
        guard places.runs[run].range.upperBound <= offset else { return }
        run += 1
        open()
      }
      addAttachments(before: offset)
    }

    private mutating func addGlyphs(before offset: Int) {
      let limit = UInt32(clamping: offset)
      var (x, next) = (x, next)
      while next != end, glyphs[next].cluster < limit {
        x += scale.advance(of: glyphs[next])
        next += step
      }
      (self.x, self.next) = (x, next)
    }

    private mutating func addAttachments(before offset: Int) {
      while attachment < places.attachments.count,
        places.attachments[attachment].offset < offset
      {
        x += places.attachments[attachment].advance
        attachment += 1
      }
    }
  }
}
