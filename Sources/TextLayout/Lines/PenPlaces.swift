internal import SymtextSupport

/// The pen position at each offset of a text: the advance of everything before it, without tabs.
///
/// Sums are stored for every 64th byte; from there on the glyphs of the runs are added.
struct PenPlaces: Sendable {
  /// In text order.
  private let runs: [Run]
  /// The attachments between the runs, in text order: offset, and advance in points.
  private let attachments: [(offset: Int, advance: Double)]
  /// The pen position before each 64th byte, in points.
  private var marks: [Double] = []

  /// The number of bytes between marks.
  private static let step = 64

  /// - Parameter end: the number of bytes in the text.
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

  /// Returns the pen position at an offset, in points.
  subscript(offset: Int) -> Double { cursor(at: offset).x }

  /// Returns a cursor at an offset.
  func cursor(at offset: Int) -> Cursor {
    let mark = offset / Self.step
    var cursor = Cursor(self, before: mark * Self.step, x: marks[mark])
    cursor.move(to: offset)
    return cursor
  }

  /// A cursor that moves forwards through a text.
  struct Cursor {
    /// The pen position, in points.
    private(set) var x: Double
    private let places: PenPlaces
    /// The index of the first run not completely passed.
    private var run: Int
    private var glyphs: ArraySlice<PackedGlyph> = []
    private var scale = RunScale()
    /// The index of its next glyph in text order, and the index after the last.
    private var next = 0
    private var end = 0
    /// The index step in text order.
    private var step = 1
    /// The index of the first attachment not passed.
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

    /// Moves to the start of the run.
    private mutating func open() {
      guard run < places.runs.count else { return (next, end) = (0, 0) }
      glyphs = places.runs[run].glyphs.packed
      scale = places.runs[run].setting.scale
      (next, end, step) =
        places.runs[run].level % 2 == 0
        ? (glyphs.startIndex, glyphs.endIndex, 1)
        : (glyphs.endIndex - 1, glyphs.startIndex - 1, -1)
    }

    /// Moves forwards to an offset.
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
