internal import CSymtextDeflate

/// Compresses rows of palette indices or pixels to zlib streams (RFC 1950) in few bytes: of all encodings with nearby
/// matches it chooses the one with the least estimated number of bits.
///
/// In flat art nearly all repetitions are at a few distances: that of the pixel before, and those of the pixels above
/// and diagonally above, along slanted edges. From the last byte to the first, the planner finds the best token for
/// each place, given the best tokens after it. Token costs are estimated from the stream before, or from a first pass.
@safe
struct RowPlanner: ~Copyable {
  private var output = DeflateOutput(evens: true)
  private let costs = TokenCosts()
  private let far = FarMatches(most: Self.most)
  private var hasCosts = false
  /// The cost of the bytes from a place on, in parts of a bit.
  private let best: UnsafeMutablePointer<UInt32>
  /// The chosen token at each place: its length, 1 for a literal byte, shifted left by 16 bits, and its distance.
  private let choices: UnsafeMutablePointer<UInt32>

  /// The greatest number of bytes in a block.
  private static let most = DeflateTokens.most
  /// The number of bytes planned together where only the pixels before and above matter.
  private static let step = 8

  init() {
    unsafe best = .allocate(capacity: Self.most + 1)
    unsafe choices = .allocate(capacity: Self.most)
  }

  deinit {
    unsafe best.deallocate()
    unsafe choices.deallocate()
  }

  /// Appends a stream.
  /// - Parameters:
  ///   - bytes: whole rows, and more after `count`.
  ///   - rowBytes: the bytes of a row including its filter byte.
  ///   - pixelBytes: the bytes of a pixel; 1 if it has less than a byte.
  ///   - rounds: the number of passes, each with the token costs of the one before; at least 1.
  mutating func append(
    zlib bytes: [UInt8], count: Int, rowBytes: Int, pixelBytes: Int, rounds: Int,
    to stream: inout [UInt8]
  ) {
    precondition(count <= bytes.count && rowBytes > 0 && rounds > 0)
    output.begin()
    far.begin()
    unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for place in stride(from: 0, to: count, by: Self.most) {
        if place > 0 { output.writeBlock() }
        let part = place..<min(place + Self.most, count)
        unsafe far.find(start, part, rowBytes: rowBytes, pixelBytes: pixelBytes)
        for _ in 0..<(hasCosts ? rounds : rounds + 1) {
          unsafe plan(start, part, Self.candidates(rowBytes, pixelBytes, costs))
          unsafe say(start, part)
          costs.read(output.tokens)
        }
        hasCosts = true
      }
      output.finish(checksum: unsafe libdeflate_adler32(1, start, count))
    }
    output.move(to: &stream)
  }

  /// Returns the distances to the pixel above, the pixel before, and the pixels next to them.
  private static func candidates(
    _ rowBytes: Int, _ pixelBytes: Int, _ costs: borrowing TokenCosts
  ) -> [MatchCandidate] {
    var candidates: [MatchCandidate] = []
    for distance in [
      rowBytes, pixelBytes, rowBytes - pixelBytes, rowBytes + pixelBytes,
      rowBytes - 2 * pixelBytes, rowBytes + 2 * pixelBytes, 2 * rowBytes,
    ] where (1...DeflateTokens.window).contains(distance) {
      guard !candidates.contains(where: { $0.distance == distance }) else { continue }
      candidates.append(
        MatchCandidate(distance: distance, cost: costs.cost(DeflateDistance(distance))))
    }
    return candidates
  }

  /// Creates the tokens of the plan.
  private mutating func say(_ bytes: UnsafeRawPointer, _ part: Range<Int>) {
    output.tokens.clear()
    var place = 0
    while place < part.count {
      let choice = unsafe choices[place]
      let length = Int(choice >> 16)
      if length == 1 {
        let byte = unsafe bytes.load(fromByteOffset: part.lowerBound + place, as: UInt8.self)
        output.tokens.add(byte: byte)
      } else {
        output.tokens.add(length: length, DeflateDistance(Int(choice & 0xFFFF)))
      }
      place += length
    }
  }

  /// Finds the best token at each place.
  private func plan(
    _ bytes: UnsafeRawPointer, _ part: Range<Int>, _ candidates: [MatchCandidate]
  ) {
    let bytes = unsafe bytes + part.lowerBound
    var all = candidates
    // Before this place a candidate may reach beyond the start of the stream.
    let farthest = max((all.map(\.distance).max() ?? 0) - part.lowerBound, 0) + Self.step
    unsafe best[part.count] = 0
    unsafe all.withUnsafeMutableBufferPointer { all in
      var place = part.count - 1
      while place >= 0 {
        if place >= farthest, all.count > 1, unsafe planFlat(bytes, place, all) {
          place &-= Self.step
          continue
        }
        let byte = unsafe bytes.load(fromByteOffset: place, as: UInt8.self)
        var cost = unsafe costs.bytes[Int(byte)] &+ best[place &+ 1]
        var choice: UInt32 = 1 << 16
        for number in all.indices {
          let distance = unsafe all[number].distance
          guard place &+ part.lowerBound >= distance,
            unsafe bytes.load(fromByteOffset: place &- distance, as: UInt8.self) == byte
          else {
            unsafe all[number].run = 0
            continue
          }
          unsafe all[number].run &+= 1
          unsafe choose(place, &all[number], &cost, &choice)
        }
        if unsafe far.all[place] != 0 { chooseFar(place, &cost, &choice) }
        unsafe best[place] = cost
        unsafe choices[place] = choice
        place &-= 1
      }
    }
  }

  /// Chooses a match if it is cheaper than the current choice.
  ///
  /// It may end at the end of its run, at the end of the best match from the next place on, or after the least length.
  @inline(__always)
  private func choose(
    _ place: Int, _ match: inout MatchCandidate, _ cost: inout UInt32, _ choice: inout UInt32
  ) {
    guard match.run >= DeflateTokens.shortestMatch else { return }
    let longest = min(match.run, DeflateTokens.longestMatch)
    var length = longest
    var sum = unsafe costs.lengths[length] &+ best[place &+ length]
    for other in [min(match.end &- place, longest), DeflateTokens.shortestMatch] {
      let otherSum = unsafe costs.lengths[other] &+ best[place &+ other]
      if otherSum < sum { (length, sum) = (other, otherSum) }
    }
    match.end = place &+ length
    guard sum &+ match.cost < cost else { return }
    cost = sum &+ match.cost
    choice =
      UInt32(truncatingIfNeeded: length) &<< 16 | UInt32(truncatingIfNeeded: match.distance)
  }

  /// Chooses a match at any distance if it is cheaper than the current choice.
  @inline(__always)
  private func chooseFar(_ place: Int, _ cost: inout UInt32, _ choice: inout UInt32) {
    let match = unsafe far.all[place]
    let distance = match & 0xFFFF
    let longest = Int(match &>> 16)
    let start = costs.cost(DeflateDistance(Int(distance)))
    var length = longest
    while length >= DeflateTokens.shortestMatch {
      let sum = unsafe start &+ costs.lengths[length] &+ best[place &+ length]
      if sum < cost {
        cost = sum
        choice = UInt32(truncatingIfNeeded: length) &<< 16 | distance
      }
      length = min(length &- 1, 16)
    }
  }

  /// Plans several places at once whose bytes equal both those before and those above, as do the bytes after them.
  /// - Returns: `false` if they do not.
  @inline(__always)
  private func planFlat(
    _ bytes: UnsafeRawPointer, _ place: Int, _ all: UnsafeMutableBufferPointer<MatchCandidate>
  ) -> Bool {
    let step = Self.step
    guard unsafe all[0].run >= step, unsafe all[1].run >= step else { return false }
    let first = place &- step &+ 1
    let word = unsafe bytes.loadUnaligned(fromByteOffset: first, as: UInt64.self)
    for number in 0..<2 {
      let other = unsafe bytes.loadUnaligned(
        fromByteOffset: first &- all[number].distance, as: UInt64.self)
      guard word == other else { return false }
    }
    for place in stride(from: place, through: first, by: -1) {
      var cost = UInt32.max
      var choice: UInt32 = 0
      for number in 0..<2 {
        unsafe all[number].run &+= 1
        unsafe choose(place, &all[number], &cost, &choice)
      }
      unsafe best[place] = cost
      unsafe choices[place] = choice
    }
    for number in 2..<max(all.count, 2) {
      let other = unsafe bytes.loadUnaligned(
        fromByteOffset: first &- all[number].distance, as: UInt64.self)
      let change = UInt64(littleEndian: word ^ other)
      let run = unsafe all[number].run
      unsafe all[number].run = change == 0 ? run &+ step : change.trailingZeroBitCount &>> 3
      unsafe all[number].end = first &+ all[number].run
    }
    return true
  }
}
