internal import SymtextGraphics
package import SymtextSymbols

/// The meaning of a rule's properties.
extension LayerRule {
  /// The opacity, from 0 to 1.
  package var opacity: Double { number("opacity").map { min(max($0, 0), 1) } ?? 1 }
  /// The colour of a name that is not a system colour, as 0xRRGGBB.
  package var fill: UInt32? {
    self["fill"].flatMap { Color($0) }?.rgb
  }
  /// Whether the layer clears the layers behind it, painted or not.
  package var clearsBehind: Bool { isTrue("-sfsymbols-clear-behind") }
  /// Whether the layer clears without painting.
  package var erases: Bool { clearsBehind && opacity == 0 }
  /// The minimal value that lights the layer, 0 to 1.
  package var variableThreshold: Double? { number("-sfsymbols-variable-threshold") }
  /// The motion group.
  ///
  /// Layers of one group move together; the highest number is at the back.
  package var motionGroup: Int? { self["-sfsymbols-motion-group"].flatMap { Int($0) } }
  /// Component names and hashes of the layer.
  package var layerTags: [String] {
    (self["-sfsymbols-layer-tags"] ?? "").split(separator: " ").map(String.init)
  }
  /// Whether the layer can pulse.
  package var alwaysPulses: Bool { isTrue("-sfsymbols-always-pulses") }
  /// Whether the layer can rotate.
  package var alwaysRotates: Bool { isTrue("-sfsymbols-always-rotates") }
  /// The indices of the layer's contours in the path; `nil` for all.
  package var indices: [Int]? {
    self["-sfsymbols-indices"].map { $0.split(separator: " ").compactMap { Int($0) } }
  }

  private func number(_ name: String) -> Double? {
    self[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  private func isTrue(_ name: String) -> Bool { self[name] == "true" }
}
