/// How many cells of monospaced text a symbol takes.
///
/// It stands in their middle, and is set smaller if it is wider than they are.
public enum SymbolCells: Hashable, Sendable {
  /// One or two, whichever is nearer to its own width.
  case automatic
  /// A number of them, 1 to 16.
  case count(Int)

  /// The most cells of a symbol.
  static let most = 16

  /// Reads `auto`, or a number from 1 to 16.
  public init?(_ text: String) {
    if text == "auto" {
      self = .automatic
    } else if let count = Int(text), (1...Self.most).contains(count) {
      self = .count(count)
    } else {
      return nil
    }
  }

  /// How many they are.
  /// - Parameters:
  ///   - width: the symbol's own.
  ///   - cell: that of a cell.
  func count(width: Double, cell: Double) -> Int {
    switch self {
    case .automatic: width < 1.5 * cell ? 1 : 2
    case .count(let count): min(max(count, 1), Self.most)
    }
  }
}
