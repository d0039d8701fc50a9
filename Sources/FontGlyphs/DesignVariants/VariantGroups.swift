internal import SymtextSymbols

extension [SymbolLayer] {
  /// The layers with a number for each motion group, so that groups persist in variants.
  var withNumberedGroups: [SymbolLayer] {
    var layers = self
    for (number, group) in motionGroups.reversed().enumerated() {
      for index in group { layers[index].motion.group = number }
    }
    return layers
  }

  /// The layers of a variant, whose added layers form motion groups of their own; without numbers when the groups are
  /// the default ones.
  var withVariantGroups: [SymbolLayer] {
    var layers = self
    let most = compactMap(\.motion.group).max() ?? 0
    for index in indices {
      let added: [SymbolLayer.Tag: Int] = [.badge: 0, .slash: 1, .enclosure: most + 3]
      layers[index].motion.group =
        self[index].motion.group.map { $0 + 2 } ?? self[index].tag.flatMap { added[$0] }
    }
    var unsaid = self
    for index in indices { unsaid[index].motion.group = nil }
    return unsaid.motionGroups == layers.motionGroups ? unsaid : layers.withNumberedGroups
  }
}
