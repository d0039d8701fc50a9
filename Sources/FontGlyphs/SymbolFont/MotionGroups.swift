internal import SymtextSymbols

/// Which layers of a symbol move as one.
enum MotionGroups {
  /// The groups of layers, from back to front, each the places of its layers.
  ///
  /// Where layers say their groups, the one with the highest number is at the back, and a layer that does
  /// not say joins its neighbour. Otherwise layers with one tag are a group, and each other layer is one by
  /// itself. What only clears is with the layer before which it makes room, the foremost with what is behind
  /// it.
  static func groups(
    of layers: [(motion: LayerMotion, tag: SymbolLayer.Tag?, clears: ClearingModes)]
  ) -> [[Int]] {
    let areStated = layers.contains { $0.motion.group != nil }
    // They rise from back to front.
    var keys = [Int?](repeating: nil, count: layers.count)
    for (index, layer) in layers.enumerated().reversed() {
      // A mark on a body, which clears in some modes, is painted in the multicolor one.
      let makesRoom = layer.clears == .all || layer.clears.subtracting(.multicolor) == .levels
      if areStated {
        keys[index] = layer.motion.group.map { -$0 }
      } else if let tag = layer.tag {
        keys[index] = layers.firstIndex { $0.tag == tag }
      } else if !makesRoom {
        keys[index] = index
      }
      if keys[index] == nil, makesRoom, index + 1 < layers.count { keys[index] = keys[index + 1] }
    }
    var last = keys.lazy.compactMap(\.self).first ?? 0
    for index in keys.indices {
      last = keys[index] ?? last
      keys[index] = last
    }
    return Dictionary(grouping: layers.indices) { keys[$0] ?? 0 }
      .sorted { $0.key < $1.key }.map(\.value)
  }
}

extension SymbolFont {
  /// The layers of a symbol that move as one: groups from back to front, each the places of its layers among
  /// ``layers(of:)``, from back to front.
  ///
  /// They are as the symbol says it (``LayerMotion/group``); where it does not, layers with one tag are a
  /// group with what they clear, and each other layer is one by itself.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  public func motionGroups(of index: Int) -> [[Int]] { layers(of: index).motionGroups }
}

extension [SymbolFont.Layer] {
  /// The layers that move as one, as in ``SymbolFont/motionGroups(of:)``.
  public var motionGroups: [[Int]] {
    MotionGroups.groups(of: map { ($0.motion, $0.tag, $0.clears) })
  }
}

extension [SymbolLayer] {
  /// The layers that move as one, as in ``SymbolFont/motionGroups(of:)``.
  package var motionGroups: [[Int]] {
    MotionGroups.groups(of: map { ($0.motion, $0.tag, $0.clears) })
  }
}
