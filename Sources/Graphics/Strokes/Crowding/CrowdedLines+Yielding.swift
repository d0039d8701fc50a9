extension CrowdedLines {
  /// Returns the displacements and narrowed sides of strokes that make room as the shared pen gets wider.
  ///
  /// White narrower than a stroke at Regular keeps its width, and wider white keeps at least the width of that stroke,
  /// as long as ends can be drawn back and lines that do not touch can move apart. Elsewhere whole edges of the strokes
  /// are held back, so that some white remains.
  /// - Parameters:
  ///   - regular: half the width of the shared pen at which strokes begin to give way.
  ///   - black: half the width of the widest pen.
  ///   - holes: enclosed white, measured between the centres of the lines.
  ///   - moves: whether lines may move.
  /// - Returns: an entry for each stroke; `nil` for a stroke that does not change.
  package func yieldings(
    regular: Double, black: Double, holes: [CounterMeasurement], moves: Bool
  ) -> [StrokeYielding?] {
    let ends = CrowdedEnds(self, regular: regular, black: black)
    let moved = CrowdedGroups(self, ends: ends, regular: regular, black: black, moves: moves)
    let sides = CrowdedSides(
      self, ends: ends, moves: moved, holes: holes, regular: regular, black: black)
    return contours.map { numbers in
      let yieldings = numbers.map { number in
        number.map { yielding($0, ends, moved, sides) } ?? LineYielding()
      }
      return yieldings.allSatisfy(\.isNone)
        ? nil : StrokeYielding(from: regular, to: black, lines: yieldings)
    }
  }

  private func yielding(
    _ number: Int, _ ends: CrowdedEnds, _ moves: CrowdedGroups, _ sides: CrowdedSides
  ) -> LineYielding {
    let line = lines[number]
    var yielding = LineYielding()
    yielding.shift = moves.shifts[number]
    (yielding.startBack, yielding.endBack) = ends.backs[number]
    if line.isDot {
      // A dot stays round.
      let part = sides.parts[line.places.lowerBound].left
      (yielding.left, yielding.right) = (SideGrowth(part), SideGrowth(part))
      (yielding.startTip, yielding.endTip) = (part, part)
      return yielding
    }
    yielding.startTip = sides.parts[line.places.lowerBound].tip
    yielding.endTip = sides.parts[line.places.upperBound - 1].tip
    let runs = LineRuns(line.runs, length: line.length, isClosed: line.isClosed)
    func kept(_ side: (CrowdedSides.Parts) -> Double) -> SideGrowth {
      runs.growth(
        distances: places[line.places].map(\.distance), parts: sides.parts[line.places].map(side))
    }
    yielding.left = kept(\.left)
    yielding.right = kept(\.right)
    return yielding
  }
}
