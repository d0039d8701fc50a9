/// The connection of layers of which one travels with the pen that draws another.
///
/// Numbers instead of places of layers, so that it stays when a variant has more layers.
package enum PenAttachment: Hashable, Sendable {
  /// The layer's pen has this number.
  case carries(Int)
  /// The layer travels with the pen of this number.
  case carried(by: Int)

  /// The valid numbers.
  package static let numbers = 1...120
}
