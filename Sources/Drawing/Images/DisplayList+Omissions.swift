extension DisplayList {
  /// What of its images is not drawn, a sentence for each.
  package var omissions: [String] {
    var found: [String] = []
    items.forEachLeaf { item in
      if case .vectors(let placed) = item, let text = placed.image.omissions, !found.contains(text)
      {
        found.append(text)
      }
    }
    return found
  }
}
