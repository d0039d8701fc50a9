internal import CSymtextDeflate

/// Compression of a picture's rows to a zlib stream, as many rows at a time as one likes (RFC 1950).
///
/// Made for flat art: what equals the row above or the pixel before is found by comparing with them, and
/// nothing else is looked for as long as that leaves few bytes over. Where it leaves many, as in pages of
/// text, places where the same four bytes were before are looked up, too; until that finds nothing, as in
/// photographs.
@safe
package struct RowDeflate: ~Copyable {
  private var matcher = RowMatcher(rowBytes: 1, pixelBytes: 1)
  /// Made when it is needed.
  private var table: MatchTable?
  private var output = DeflateOutput()
  private var adler: UInt32 = 1
  private var searches = false
  /// How many bytes have to be left over before anything is looked up.
  private var patience = 0

  /// Bytes that have to follow those to compress, whatever they are.
  package static let slack = RowMatcher.slack
  /// Bytes before those to compress that have to be there: all of the stream so far when it is shorter.
  package static let window = DeflateTokens.window
  /// Bytes of a line: of narrow rows a few are taken together, and wide ones are cut.
  private static let (leastLine, mostLine) = (64, 1 << 12)
  /// How many bytes are left over before it is asked whether they are many: at first, and when looking things
  /// up has found nothing.
  private static let (shortPatience, longPatience) = (1 << 10, 1 << 16)
  /// After how many look-ups it is asked whether they find anything.
  private static let trial = 1 << 14

  /// Begins nothing yet.
  package init() {}

  deinit { table?.deallocate() }

  /// Begins a stream.
  /// - Parameters:
  ///   - rowBytes: bytes of a row with that of its filter.
  ///   - pixelBytes: bytes of a pixel, or 1 where it has less.
  package mutating func begin(rowBytes: Int, pixelBytes: Int) {
    matcher = RowMatcher(rowBytes: rowBytes, pixelBytes: pixelBytes)
    adler = 1
    // Rows of colours have few matches of other kinds.
    searches = pixelBytes > 2
    patience = Self.shortPatience
    if searches { makeTable() }
    output.begin()
  }

  /// How many rows are handed over at a time, or a multiple of it.
  ///
  /// The last ones may be less. The stream is then the same however they are handed over.
  package var rowsAtOnce: Int { max(Self.leastLine / matcher.rowBytes, 1) }

  /// Adds whole rows.
  /// - Parameters:
  ///   - range: where they are in the bytes: what is before is the stream so far, 32 KiB of it or all
  ///     there is; behind it are at least ``slack`` bytes.
  ///   - file: where the stream goes, as far as it is known.
  package mutating func append(_ bytes: [UInt8], _ range: Range<Int>, to file: inout [UInt8]) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= bytes.count - Self.slack
        && range.count % matcher.rowBytes == 0)
    let lineBytes = rowsAtOnce * matcher.rowBytes
    unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      adler = unsafe libdeflate_adler32(adler, start + range.lowerBound, range.count)
      matcher.begin(range.lowerBound)
      for line in stride(from: range.lowerBound, to: range.upperBound, by: lineBytes) {
        let end = min(line + lineBytes, range.upperBound)
        for place in stride(from: line, to: end, by: Self.mostLine) {
          unsafe read(start, place..<min(place + Self.mostLine, end))
        }
      }
    }
    output.move(to: &file)
  }

  /// Makes tokens of a line or a part of it, then decides how to go on.
  private mutating func read(_ bytes: UnsafeRawPointer, _ line: Range<Int>) {
    if searches, let table {
      unsafe matcher.search(bytes, line, table, &output)
      guard matcher.lookUps > Self.trial else { return }
      searches = matcher.found * 16 > matcher.lookUps
      patience = Self.longPatience
    } else {
      unsafe matcher.match(bytes, line, &output)
      guard isMuchLeftOver else { return }
      searches = true
      makeTable()
    }
    matcher.forget()
  }

  /// Sees to it that there is a table, which knows nothing.
  private mutating func makeTable() {
    guard let table else {
      table = MatchTable()
      return
    }
    table.clear()
  }

  /// Whether it is time to look things up: an eighth of the bytes is left over, or soon if it is half.
  private var isMuchLeftOver: Bool {
    let (leftOver, compared) = (matcher.leftOver, matcher.compared)
    return leftOver > patience
      ? leftOver * 8 > compared
      : leftOver > patience / 4 && leftOver * 2 > compared
  }

  /// Ends the stream.
  package mutating func finish(to file: inout [UInt8]) {
    matcher.finish(&output)
    output.finish(checksum: adler)
    output.move(to: &file)
  }
}
