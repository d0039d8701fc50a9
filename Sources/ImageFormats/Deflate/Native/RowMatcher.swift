/// Finds what of a picture's rows was there before.
///
/// It looks at one line after the other, a row or a few narrow ones; what it finds depends on those before,
/// and not on how many are there.
@safe
struct RowMatcher {
  /// Bytes of a row with that of its filter.
  let rowBytes: Int
  private let pixelBytes: Int
  /// How far back the row above is; `nil` when rows are too long to look back.
  private let up: DeflateDistance?
  /// How far back the pixel before is.
  private let left: DeflateDistance
  /// Bytes of the stream before the current line.
  private var position = 0
  /// Where the bytes begin that are of the stream.
  private var first = 0
  /// A match that reaches to the end of the line before, and may go on; its length is 0 when there is none.
  private var (pending, pendingDistance) = (0, 0)
  /// How far back the last match was that the table knew; 0 when there was none.
  private var recent = 0
  /// Bytes of lines that were not matched as a whole, and how many of them were left over.
  private(set) var (compared, leftOver) = (0, 0)
  /// How often other places were looked up, and how often they were of use.
  private(set) var (lookUps, found) = (0, 0)

  /// Bytes that have to follow a line, whatever they are.
  static let slack = 8
  /// The shortest match with the row above, as shorter ones were measured to make the bytes' own words longer
  /// than they save.
  private static let leastUp = 8
  /// The bytes of the shortest match with the pixel before: three.
  private static let leastLeft: UInt64 = 0xFF_FFFF
  /// The shortest match with other places, whose distance takes many bits; and that of colours, about a pixel.
  private static let (leastFar, leastFarColor) = (5, 4)
  /// How long a match is when no other place is looked up.
  private static let enough = 32
  /// How many bytes of a match are put into the table.
  private static let mostNoted = 64

  /// - Parameters:
  ///   - rowBytes: bytes of a row with that of its filter.
  ///   - pixelBytes: bytes of a pixel, or 1 where it has less.
  init(rowBytes: Int, pixelBytes: Int) {
    precondition(rowBytes > 0 && (1...4).contains(pixelBytes))
    (self.rowBytes, self.pixelBytes) = (rowBytes, pixelBytes)
    up = rowBytes <= DeflateTokens.window ? DeflateDistance(rowBytes) : nil
    left = DeflateDistance(pixelBytes)
  }

  /// Goes on with lines that are at some place of other bytes, behind those so far.
  mutating func begin(_ place: Int) { first = max(place - position, 0) }

  /// Begins to count anew.
  mutating func forget() {
    (compared, leftOver) = (0, 0)
    (lookUps, found) = (0, 0)
  }

  /// Makes tokens of a line, of matches with the row above and with the pixel before.
  /// - Parameters:
  ///   - bytes: the bytes; those of the line before and 32 KiB, if there are, are in front of it.
  ///   - line: whole rows.
  mutating func match(
    _ bytes: UnsafeRawPointer, _ line: Range<Int>, _ output: inout DeflateOutput
  ) {
    unsafe read(bytes, line, nil, &output)
  }

  /// Makes tokens of a line, of matches with all that a table knows, too.
  mutating func search(
    _ bytes: UnsafeRawPointer, _ line: Range<Int>, _ table: MatchTable,
    _ output: inout DeflateOutput
  ) {
    unsafe read(bytes, line, table, &output)
  }

  /// Ends the last match.
  mutating func finish(_ output: inout DeflateOutput) {
    guard pending > 0 else { return }
    if !output.tokens.hasRoom { output.writeBlock() }
    output.tokens.add(length: pending, DeflateDistance(pendingDistance))
    pending = 0
  }

  @inline(__always)
  private mutating func read(
    _ bytes: UnsafeRawPointer, _ line: Range<Int>, _ table: MatchTable?,
    _ output: inout DeflateOutput
  ) {
    // From a place in the bytes to that in the stream.
    let offset = position &- line.lowerBound
    position &+= line.count
    var place = unsafe line.lowerBound &+ goOn(bytes, line, &output)
    if let table { unsafe note(bytes, line.lowerBound..<place, line, offset, table) }
    let start = place
    let end = line.upperBound
    var matched = 0
    // Where nothing is above, the pixel before is looked at twice.
    let pixelBytes = pixelBytes
    let hasAbove = up != nil && line.lowerBound &- rowBytes >= first
    let above = hasAbove ? rowBytes : pixelBytes
    let upward = hasAbove ? up ?? left : left
    var tokens = output.tokens
    defer { output.tokens = tokens }
    while place < min(first &+ pixelBytes, end) {
      unsafe tokens.add(byte: bytes.load(fromByteOffset: place, as: UInt8.self))
      place &+= 1
    }
    while place < end {
      if !tokens.hasRoom {
        output.tokens = tokens
        output.writeBlock()
        tokens = output.tokens
      }
      var (change, step) = unsafe Self.compare(bytes + place, above, pixelBytes)
      if table == nil {
        let last = min(end &- 8, place &+ DeflateTokens.spare)
        while place < last, change != 0, step & Self.leastLeft != 0 {
          unsafe tokens.add(byte: bytes.load(fromByteOffset: place, as: UInt8.self))
          place &+= 1
          (change, step) = unsafe Self.compare(bytes + place, above, pixelBytes)
        }
      }
      let here = unsafe bytes + place
      let rest = min(end &- place, DeflateTokens.longestMatch)
      var (length, distance) = (0, left)
      if step & Self.leastLeft == 0 {
        length = unsafe Self.same(here, here - pixelBytes, most: rest)
      }
      if length < rest, change == 0 || rest < Self.leastUp {
        let same = unsafe Self.same(here, here - above, most: rest)
        if same > length, same >= min(Self.leastUp, rest) { (length, distance) = (same, upward) }
      }
      if let table {
        let match = (length, distance)
        (length, distance) = unsafe longer(than: match, here, place, most: rest, offset, table)
        unsafe note(bytes, place &+ 1..<place &+ max(length, 1), line, offset, table)
      }
      guard length >= DeflateTokens.shortestMatch else {
        unsafe tokens.add(byte: here.load(as: UInt8.self))
        place &+= 1
        continue
      }
      matched &+= length
      place &+= length
      if place < end {
        tokens.add(length: length, distance)
      } else {
        (pending, pendingDistance) = (length, distance.distance)
      }
    }
    let over = end &- start &- matched
    if over > 0 {
      compared &+= line.count
      leftOver &+= over
    }
  }

  /// Goes on with the match at the end of the line before.
  /// - Returns: how many bytes of this line it has.
  @inline(__always)
  private mutating func goOn(
    _ bytes: UnsafeRawPointer, _ line: Range<Int>, _ output: inout DeflateOutput
  ) -> Int {
    guard pending > 0 else { return 0 }
    var same = 0
    if line.lowerBound &- pendingDistance >= first {
      let start = unsafe bytes + line.lowerBound
      same = unsafe Self.same(
        start, start - pendingDistance,
        most: min(line.count, DeflateTokens.longestMatch &- pending))
      pending &+= same
    }
    if same < line.count { finish(&output) }
    return same
  }

  /// Notes where four bytes each are of a match.
  @inline(__always)
  private func note(
    _ bytes: UnsafeRawPointer, _ match: Range<Int>, _ line: Range<Int>, _ offset: Int,
    _ table: MatchTable
  ) {
    let end = min(match.upperBound, match.lowerBound &+ Self.mostNoted, line.upperBound &- 3)
    var place = match.lowerBound
    while place < end {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
      table.note(word, at: place &+ offset)
      place &+= 1
    }
  }

  /// Looks where the next four bytes were before, unless a match is long enough, and notes where they are.
  /// - Returns: a match that is longer by more than its distance costs, or the one that there is.
  @inline(__always)
  private mutating func longer(
    than match: (Int, DeflateDistance), _ here: UnsafeRawPointer, _ place: Int, most: Int,
    _ offset: Int, _ table: MatchTable
  ) -> (Int, DeflateDistance) {
    var (length, distance) = match
    if recent > 0, place &- recent >= first {
      let same = unsafe Self.same(here, here - recent, most: most)
      if same > max(length &+ 1, 3) { (length, distance) = (same, DeflateDistance(recent)) }
    }
    guard most >= 4 else { return (length, distance) }
    let word = unsafe here.loadUnaligned(as: UInt32.self)
    let known = table.note(word, at: place &+ offset)
    guard length < Self.enough else { return (length, distance) }
    lookUps &+= 1
    let oldest = max(first, place &- DeflateTokens.window)
    let (later, earlier) = (known.0 &- offset, known.1 &- offset)
    guard later >= oldest else { return (length, distance) }
    var (far, back) = unsafe (
      Self.same(here, here - (place &- later), most: most), place &- later
    )
    if earlier >= oldest {
      let other = unsafe Self.same(here, here - (place &- earlier), most: most)
      if other > far { (far, back) = (other, place &- earlier) }
    }
    let least = min(pixelBytes > 2 ? Self.leastFarColor : Self.leastFar, most)
    guard far >= least, far > (length == 0 ? 0 : length &+ 2) else { return (length, distance) }
    found &+= 1
    recent = back
    return (far, DeflateDistance(back))
  }

  /// In what the next eight bytes differ from those above and from those of the pixel before.
  @inline(__always)
  private static func compare(
    _ here: UnsafeRawPointer, _ above: Int, _ before: Int
  ) -> (change: UInt64, step: UInt64) {
    let word = unsafe here.loadUnaligned(as: UInt64.self)
    let change = unsafe word ^ (here - above).loadUnaligned(as: UInt64.self)
    let step = unsafe word ^ (here - before).loadUnaligned(as: UInt64.self)
    return (UInt64(littleEndian: change), UInt64(littleEndian: step))
  }

  /// How many bytes are the same, `most` at most; as many as ``slack`` behind them are looked at.
  @inline(__always)
  private static func same(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, most: Int) -> Int {
    var count = 0
    repeat {
      let first = unsafe one.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      let second = unsafe other.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      let change = UInt64(littleEndian: first ^ second)
      if change != 0 { return min(count &+ change.trailingZeroBitCount &>> 3, most) }
      count &+= 8
    } while count < most
    return most
  }
}
