internal import CSymtextDeflate

/// Compresses the rows of a picture to a zlib stream, any number of rows at a time (RFC 1950).
///
/// Made for flat art: it compares with the row above and the pixel before, and with nothing else as long as this leaves
/// few unmatched bytes. If many remain, as in pages of text, it also looks up earlier positions of the next four bytes.
/// It stops doing so if it finds nothing, as in photographs.
@safe
package struct RowDeflate: ~Copyable {
  private var matcher = RowMatcher(rowBytes: 1, pixelBytes: 1)
  /// Created on first use.
  private var table: MatchTable?
  private var output = DeflateOutput()
  private var adler: UInt32 = 1
  private var searches = false
  /// The number of unmatched bytes before any lookup.
  private var patience = 0

  /// The number of readable bytes required after those to compress; their values do not matter.
  package static let slack = RowMatcher.slack
  /// The number of bytes required before those to compress; the whole stream so far if it is shorter.
  package static let window = DeflateTokens.window
  /// The least and greatest number of bytes in a line: several narrow rows form one line, and a wide row is cut.
  private static let (leastLine, mostLine) = (64, 1 << 12)
  /// The number of unmatched bytes before ``isMuchLeftOver`` decides: at first, and after lookups have found nothing.
  private static let (shortPatience, longPatience) = (1 << 10, 1 << 16)
  /// The number of lookups before their success is checked.
  private static let trial = 1 << 14

  /// Creates a compressor; call ``begin(rowBytes:pixelBytes:)`` next.
  package init() {}

  deinit { table?.deallocate() }

  /// Begins a stream.
  /// - Parameters:
  ///   - rowBytes: the bytes of a row including its filter byte.
  ///   - pixelBytes: the bytes of a pixel; 1 if it has less than a byte.
  package mutating func begin(rowBytes: Int, pixelBytes: Int) {
    matcher = RowMatcher(rowBytes: rowBytes, pixelBytes: pixelBytes)
    adler = 1
    // Rows with a byte per pixel or less have few matches of other kinds.
    searches = pixelBytes > 2
    patience = Self.shortPatience
    if searches { makeTable() }
    output.begin()
  }

  /// The number of rows to pass at a time, or a multiple of it; the last rows may be fewer.
  ///
  /// The stream is then the same for any such multiple.
  package var rowsAtOnce: Int { max(Self.leastLine / matcher.rowBytes, 1) }

  /// Adds whole rows.
  /// - Parameters:
  ///   - range: the rows in `bytes`. Before them there must be the last 32 KiB of the stream so far, or all of it;
  ///     after them at least ``slack`` bytes.
  ///   - file: receives the finished part of the stream.
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

  /// Creates the tokens of a line or a part of it, then decides whether to use lookups for the next.
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

  /// Creates the table, or clears it.
  private mutating func makeTable() {
    guard let table else {
      table = MatchTable()
      return
    }
    table.clear()
  }

  /// Whether to start lookups: an eighth of the bytes is unmatched, or, earlier, half of them.
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
