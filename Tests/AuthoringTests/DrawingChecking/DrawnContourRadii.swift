@testable import SymtextAuthoring
import SymtextGraphics

/// The corner radii found in path data.
enum DrawnContourRadii {
  static func of(_ data: String) throws -> [Double] {
    let symbol = try DrawingSample.symbol("<path d=\"\(data)\"/>")
    return DrawnContour.all(of: symbol, budget: WorkBudget()).flatMap(\.corners)
      .map { ($0.radius * 100).rounded() / 100 }
  }
}
