/// The number of cells of monospaced text for a symbol.
///
/// The symbol is centred in the cells, and set smaller if it is wider than they are.
public enum SymbolCells: Hashable, Sendable {
  /// One or two, whichever is closer to the symbol's width.
  case automatic
  /// A fixed number, 1 to 16.
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

  /// Returns the number of cells.
  /// - Parameters:
  ///   - width: of the symbol.
  ///   - cell: the width of a cell.
  func count(width: Double, cell: Double) -> Int {
    switch self {
    case .automatic: width < 1.5 * cell ? 1 : 2
    case .count(let count): min(max(count, 1), Self.most)
    }
  }
}
