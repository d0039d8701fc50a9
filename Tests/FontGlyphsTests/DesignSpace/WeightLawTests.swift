import FontGlyphs
import Testing

struct WeightLawTests {
  /// The strokes of the nine weights, in cap heights.
  static let table: [(scale: SymbolScale, strokes: [Double])] = [
    (.small, [0.0317, 0.0485, 0.0812, 0.1059, 0.1230, 0.1361, 0.1534, 0.1785, 0.2010]),
    (.medium, [0.0341, 0.0530, 0.0899, 0.1179, 0.1411, 0.1588, 0.1823, 0.2163, 0.2468]),
    (.large, [0.0358, 0.0569, 0.0981, 0.1292, 0.1582, 0.1804, 0.2096, 0.2521, 0.2901]),
  ]

  @Test(arguments: table)
  func `The nine weights have the strokes of the law`(scale: SymbolScale, strokes: [Double]) {
    for (weight, expected) in zip(SymbolWeight.allCases, strokes) {
      let stroke = WeightLaw.stroke(axisValue: weight.axisValue, scale: scale)
      #expect(abs(stroke - expected) <= 0.0002, "\(weight)")
    }
  }

  @Test(arguments: SymbolScale.allCases)
  func `Strokes grow all along the axis`(scale: SymbolScale) {
    let strokes = stride(from: 100.0, through: 900, by: 12.5).map {
      WeightLaw.stroke(axisValue: $0, scale: scale)
    }
    #expect(zip(strokes, strokes.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `Beyond its ends the axis stays at the end`() {
    #expect(WeightLaw.normalized(axisValue: 1) == -1)
    #expect(WeightLaw.normalized(axisValue: 5000) == 1)
  }

  @Test func `Between two weights the place lies between theirs`() {
    let middle = WeightLaw.normalized(axisValue: 650)
    let ends = (WeightLaw.normalized(.semibold) + WeightLaw.normalized(.bold)) / 2
    #expect(abs(middle - ends) < 1e-12)
  }

  @Test(arguments: SymbolWeight.allCases)
  func `A named weight is where its value is`(weight: SymbolWeight) {
    #expect(WeightLaw.normalized(axisValue: weight.axisValue) == WeightLaw.normalized(weight))
  }
}
