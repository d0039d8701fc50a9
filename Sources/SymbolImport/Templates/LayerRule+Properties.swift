internal import SymtextGraphics
package import SymtextSymbols

/// What the properties of a rule mean.
extension LayerRule {
  /// From 0 to 1.
  package var opacity: Double { number("opacity").map { min(max($0, 0), 1) } ?? 1 }
  /// The colour of a name that is no system colour, 0xRRGGBB.
  package var fill: UInt32? {
    self["fill"].flatMap { Color($0) }?.rgb
  }
  /// Whether it clears what is behind it, painted or not.
  package var clearsBehind: Bool { isTrue("-sfsymbols-clear-behind") }
  /// Whether it only clears.
  package var erases: Bool { clearsBehind && opacity == 0 }
  /// The layer is lit from this value on, 0 to 1.
  package var variableThreshold: Double? { number("-sfsymbols-variable-threshold") }
  /// Layers of one group move as one; the highest is at the back.
  package var motionGroup: Int? { self["-sfsymbols-motion-group"].flatMap { Int($0) } }
  /// What the layer is part of: hashes and names of components.
  package var layerTags: [String] {
    (self["-sfsymbols-layer-tags"] ?? "").split(separator: " ").map(String.init)
  }
  /// Whether the layer can pulse.
  package var alwaysPulses: Bool { isTrue("-sfsymbols-always-pulses") }
  /// Whether the layer can rotate.
  package var alwaysRotates: Bool { isTrue("-sfsymbols-always-rotates") }
  /// Which contours of the path belong to it, from 0; `nil` for all.
  package var indices: [Int]? {
    self["-sfsymbols-indices"].map { $0.split(separator: " ").compactMap { Int($0) } }
  }

  private func number(_ name: String) -> Double? {
    self[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  private func isTrue(_ name: String) -> Bool { self[name] == "true" }
}
