/// Finds matches of a picture's rows with earlier bytes.
///
/// It processes one line after the other, a row or several narrow ones. The result depends only on the lines before,
/// not on the number of lines passed.
@safe
struct RowMatcher {
  /// The bytes of a row including its filter byte.
  let rowBytes: Int
  private let pixelBytes: Int
  /// The distance to the row above; `nil` if rows are longer than the window.
  private let up: DeflateDistance?
  /// The distance to the pixel before.
  private let left: DeflateDistance
  /// The number of bytes of the stream before the current line.
  private var position = 0
  /// The index of the first byte that belongs to the stream.
  private var first = 0
  /// A match that reaches the end of the line before and may continue; its length is 0 if there is none.
  private var (pending, pendingDistance) = (0, 0)
  /// The distance of the last match found in the table; 0 if there has been none.
  private var recent = 0
  /// The bytes of lines that did not match as a whole, and the unmatched bytes among them.
  private(set) var (compared, leftOver) = (0, 0)
  /// The number of lookups, and the number of useful ones.
  private(set) var (lookUps, found) = (0, 0)

  /// The number of readable bytes required after a line; their values do not matter.
  static let slack = 8
  /// The least length of a match with the row above.
  ///
  /// Measured: shorter ones make the words of literal bytes longer than they save.
  private static let leastUp = 8
  /// The bytes of the shortest match with the pixel before: three.
  private static let leastLeft: UInt64 = 0xFF_FFFF
  /// The least length of a match at another distance, which takes many bits; and for colours, about a pixel.
  private static let (leastFar, leastFarColor) = (5, 4)
  /// The length of a match from which on there is no lookup.
  private static let enough = 32
  /// The greatest number of positions recorded for a match.
  private static let mostNoted = 64

  /// - Parameters:
  ///   - rowBytes: the bytes of a row including its filter byte.
  ///   - pixelBytes: the bytes of a pixel; 1 if it has less than a byte.
  init(rowBytes: Int, pixelBytes: Int) {
    precondition(rowBytes > 0 && (1...4).contains(pixelBytes))
    (self.rowBytes, self.pixelBytes) = (rowBytes, pixelBytes)
    up = rowBytes <= DeflateTokens.window ? DeflateDistance(rowBytes) : nil
    left = DeflateDistance(pixelBytes)
  }

  /// Continues with lines at an index of other bytes, after the lines so far.
  mutating func begin(_ place: Int) { first = max(place - position, 0) }

  /// Resets the counters.
  mutating func forget() {
    (compared, leftOver) = (0, 0)
    (lookUps, found) = (0, 0)
  }

  /// Creates the tokens of a line from matches with the row above and with the pixel before.
  /// - Parameters:
  ///   - bytes: the bytes; before the line there must be the line before it and up to 32 KiB of the stream.
  ///   - line: whole rows.
  mutating func match(
    _ bytes: UnsafeRawPointer, _ line: Range<Int>, _ output: inout DeflateOutput
  ) {
    unsafe read(bytes, line, nil, &output)
  }

  /// Creates the tokens of a line, also from matches found in a table.
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
    // The difference between positions in the stream and indices of `bytes`.
    let offset = position &- line.lowerBound
    position &+= line.count
    var place = unsafe line.lowerBound &+ goOn(bytes, line, &output)
    if let table { unsafe note(bytes, line.lowerBound..<place, line, offset, table) }
    let start = place
    let end = line.upperBound
    var matched = 0
    // Without a row above, compare with the pixel before twice.
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

  /// Continues the match at the end of the line before.
  /// - Returns: the number of bytes of this line that it covers.
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

  /// Records the positions of four-byte sequences in a match.
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

  /// Looks up the next four bytes, unless a match is long enough, and records their position.
  /// - Returns: a match that is longer by more than its distance costs, or the given one.
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

  /// Returns the differences of the next eight bytes from those above and from those of the pixel before.
  @inline(__always)
  private static func compare(
    _ here: UnsafeRawPointer, _ above: Int, _ before: Int
  ) -> (change: UInt64, step: UInt64) {
    let word = unsafe here.loadUnaligned(as: UInt64.self)
    let change = unsafe word ^ (here - above).loadUnaligned(as: UInt64.self)
    let step = unsafe word ^ (here - before).loadUnaligned(as: UInt64.self)
    return (UInt64(littleEndian: change), UInt64(littleEndian: step))
  }

  /// Returns the number of equal bytes, at most `most`; may read up to ``slack`` bytes beyond them.
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
