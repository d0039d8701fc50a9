extension GivingLines {
  /// How the strokes give way where the pen that all share gets wider.
  ///
  /// White that is narrower than a stroke at Regular stays as wide, wider white becomes no narrower than that stroke,
  /// as long as ends can be drawn back and lines that do not touch can move apart. Where they cannot, sides are held
  /// back, there alone, so that some white is left.
  /// - Parameters:
  ///   - regular: half the width of the shared pen from which on they give way.
  ///   - black: half the width of the widest one.
  ///   - holes: white that lines enclose, to the middle of the lines.
  ///   - moves: whether lines may move.
  /// - Returns: of each stroke what it gives; `nil` where that is nothing.
  package func gives(
    regular: Double, black: Double, holes: [CounterMeasurement], moves: Bool
  ) -> [StrokeGive?] {
    let ends = GivingEnds(self, regular: regular, black: black)
    let moved = GivingMoves(self, ends: ends, regular: regular, black: black, moves: moves)
    let sides = GivingSides(
      self, ends: ends, moves: moved, holes: holes, regular: regular, black: black)
    return contours.map { numbers in
      let gives = numbers.map { number in
        number.map { give($0, ends, moved, sides) } ?? LineGive()
      }
      return gives.allSatisfy(\.isNone)
        ? nil : StrokeGive(from: regular, to: black, lines: gives)
    }
  }

  private func give(
    _ number: Int, _ ends: GivingEnds, _ moves: GivingMoves, _ sides: GivingSides
  ) -> LineGive {
    let line = lines[number]
    var give = LineGive()
    give.shift = moves.shifts[number]
    (give.startBack, give.endBack) = ends.backs[number]
    if line.isDot {
      // It stays round.
      let part = sides.parts[line.places.lowerBound].left
      (give.left, give.right) = (KeptGrowth(part), KeptGrowth(part))
      (give.startTip, give.endTip) = (part, part)
      return give
    }
    give.startTip = sides.parts[line.places.lowerBound].tip
    give.endTip = sides.parts[line.places.upperBound - 1].tip
    func kept(_ side: (GivingSides.Parts) -> Double) -> KeptGrowth {
      KeptGrowth(
        distances: places[line.places].map(\.distance), parts: sides.parts[line.places].map(side),
        isClosed: line.isClosed)
    }
    give.left = kept(\.left)
    give.right = kept(\.right)
    return give
  }
}
