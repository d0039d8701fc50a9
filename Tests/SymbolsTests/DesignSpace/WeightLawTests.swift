import SymtextFontGlyphs
import SymtextSymbols
import Testing

struct WeightLawTests {
  /// The strokes of the nine weights, in cap heights.
  static let table: [(scale: SymbolScale, strokes: [Double])] = [
    (.small, [0.0317, 0.0485, 0.0812, 0.1059, 0.1230, 0.1361, 0.1534, 0.1785, 0.2010]),
    (.medium, [0.0341, 0.0530, 0.0899, 0.1179, 0.1411, 0.1588, 0.1823, 0.2163, 0.2468]),
    (.large, [0.0358, 0.0569, 0.0981, 0.1292, 0.1582, 0.1804, 0.2096, 0.2521, 0.2901]),
  ]

  @Test(arguments: table)
  func `The nine weights have their nominal strokes`(scale: SymbolScale, strokes: [Double]) {
    for (weight, expected) in zip(SymbolWeight.allCases, strokes) {
      let stroke = WeightLaw.stroke(axisValue: weight.axisValue, scale: scale)
      #expect(abs(stroke - expected) <= 0.0002, "\(weight)")
    }
  }

  @Test(arguments: SymbolScale.allCases)
  func `Strokes grow along the whole axis`(scale: SymbolScale) {
    let strokes = stride(from: 1.0, through: 1000, by: 13.5).map {
      WeightLaw.stroke(axisValue: $0, scale: scale)
    }
    #expect(zip(strokes, strokes.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `Beyond its ends the axis is clamped`() {
    for (beyond, end) in [(-50.0, WeightLaw.ends.lightest), (5000, WeightLaw.ends.heaviest)] {
      #expect(WeightLaw.normalized(axisValue: beyond) == end.place)
      #expect(WeightLaw.normalized(axisValue: end.axisValue) == end.place)
    }
  }

  @Test(arguments: SymbolScale.allCases)
  func `Beyond Ultralight and Black strokes continue linearly`(scale: SymbolScale) {
    func stroke(_ value: Double) -> Double { WeightLaw.stroke(axisValue: value, scale: scale) }
    for (middle, named) in [(50.5, 100.0), (950, 900)] {
      // On the line through Regular, with the slope between the masters.
      let slope =
        (stroke(named) - stroke(400)) / WeightLaw.normalized(axisValue: named)
      let expected = stroke(400) + slope * WeightLaw.normalized(axisValue: middle)
      #expect(abs(stroke(middle) - expected) < 1e-12)
    }
    #expect((1.3...1.4).contains(stroke(1000) / stroke(900)))
    #expect((0.2...0.3).contains(stroke(1) / stroke(100)))
  }

  @Test func `The coordinate of an end is that of the font's axis`() {
    #expect(WeightLaw.coordinate(WeightLaw.ends.lightest.place) == -1)
    #expect(WeightLaw.coordinate(WeightLaw.ends.heaviest.place) == 1)
    #expect(WeightLaw.coordinate(0) == 0)
  }

  @Test func `Between two weights the position is between theirs`() {
    let middle = WeightLaw.normalized(axisValue: 650)
    let ends = (WeightLaw.normalized(.semibold) + WeightLaw.normalized(.bold)) / 2
    #expect(abs(middle - ends) < 1e-12)
  }

  @Test(arguments: SymbolWeight.allCases)
  func `A named weight is at its value`(weight: SymbolWeight) {
    #expect(WeightLaw.normalized(axisValue: weight.axisValue) == WeightLaw.normalized(weight))
  }
}
