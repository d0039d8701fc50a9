internal import SymtextSymbols

/// The groups of layers that move together.
enum MotionGroups {
  /// Returns the groups of layers, back to front, each as the indices of its layers.
  ///
  /// If layers state their groups, the highest number is at the back, and a layer without one joins its neighbour.
  /// Otherwise layers with one tag form a group, and each other layer is a group by itself. A layer that only clears
  /// joins the layer in front of it; the foremost one joins the layer behind it. A layer that travels with the pen of
  /// another joins that one.
  static func groups(
    of layers: [(motion: LayerMotion, tag: SymbolLayer.Tag?, clears: ClearingModes)]
  ) -> [[Int]] {
    let areStated = layers.contains { $0.motion.group != nil }
    // Keys ascend from back to front.
    var keys = [Int?](repeating: nil, count: layers.count)
    for (index, layer) in layers.enumerated().reversed() {
      // A mark on a body clears in some modes, but is painted in the multicolor one.
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
    for (index, layer) in layers.enumerated() {
      guard case .carried(by: let number)? = layer.motion.attachment else { continue }
      let carrier = layers.firstIndex { $0.motion.attachment == .carries(number) }
      keys[index] = carrier.map { keys[$0] } ?? keys[index]
    }
    return Dictionary(grouping: layers.indices) { keys[$0] ?? 0 }
      .sorted { $0.key < $1.key }.map(\.value)
  }
}

extension SymbolFont {
  /// Returns the groups of a symbol's layers that move together, back to front, each as indices into ``layers(of:)``.
  ///
  /// The symbol states the groups (``LayerMotion/group``). Otherwise, layers with one tag form a group with the layers
  /// that clear for them, and each other layer is a group by itself.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  public func motionGroups(of index: Int) -> [[Int]] { layers(of: index).motionGroups }
}

extension [SymbolFont.Layer] {
  /// The groups of layers that move together, as in ``SymbolFont/motionGroups(of:)``.
  public var motionGroups: [[Int]] {
    MotionGroups.groups(of: map { ($0.motion, $0.tag, $0.clears) })
  }
}

extension [SymbolLayer] {
  /// The groups of layers that move together, as in ``SymbolFont/motionGroups(of:)``.
  package var motionGroups: [[Int]] {
    MotionGroups.groups(of: map { ($0.motion, $0.tag, $0.clears) })
  }
}
