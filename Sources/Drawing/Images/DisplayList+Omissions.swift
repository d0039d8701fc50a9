extension DisplayList {
  /// The parts of its images that are not drawn, one sentence per image.
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
