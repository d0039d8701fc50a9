/// The backdrop of a bar: it is visible around a floating bar, and blurred through glass and translucent grounds.
///
/// It covers the picture of the bar. Two backdrops are equal if they are the same object.
public final class BarBackdrop: Hashable, Sendable {
  /// The colour or the image.
  public let content: ButtonBackdrop

  /// Makes a backdrop.
  public init(_ content: ButtonBackdrop) { self.content = content }

  /// Whether both are the same object.
  public static func == (one: BarBackdrop, other: BarBackdrop) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
