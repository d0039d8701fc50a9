/// Whether overlapping strokes are joined to outlines without overlaps.
///
/// A font looks the same either way. Renderers take longer for overlaps, which have a flag (`OVERLAP_SIMPLE`). Cleared
/// shapes are always cut out.
public enum OverlapRule: String, CaseIterable, Sendable {
  /// As ``remove`` in sets of up to ``FontCompiler/mostJoined`` symbols; in larger ones only when the joined outline
  /// has one structure at all weights.
  case automatic = "auto"
  /// Removes overlaps if at most four outlines along the weight axis are enough.
  case remove
  /// Keeps overlaps.
  case keep

  /// Returns the strokes to join in a set with so many symbols.
  func joining(symbolCount: Int) -> SymbolOutliner.Joining {
    switch self {
    case .automatic: symbolCount <= FontCompiler.mostJoined ? .everything : .evenly
    case .remove: .everything
    case .keep: .nothing
    }
  }
}
