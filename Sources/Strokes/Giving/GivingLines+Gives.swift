package import Geometry

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
      let place = places[line.places.lowerBound]
      let part = sides.parts[line.places.lowerBound].left
      guard part < 1 else { return give }
      (give.startTip, give.endTip) = (part, part)
      give.sides = [
        .init(point: place.point, direction: place.direction, left: part, right: part)
      ]
      return give
    }
    give.startTip = sides.parts[line.places.lowerBound].tip
    give.endTip = sides.parts[line.places.upperBound - 1].tip
    if line.places.contains(where: { sides.parts[$0].left < 1 || sides.parts[$0].right < 1 }) {
      // Where all is kept around a place, its neighbours say so.
      let held = line.places.map { sides.parts[$0].left < 1 || sides.parts[$0].right < 1 }
      let counted = held.indices.filter { index in
        held[max(index - 1, 0)...min(index + 1, held.count - 1)].contains(true)
      }
      give.sides = counted.map { $0 + line.places.lowerBound }.map { index in
        LineGive.Sides(
          point: places[index].point, direction: places[index].direction,
          left: sides.parts[index].left, right: sides.parts[index].right)
      }
    }
    return give
  }
}
