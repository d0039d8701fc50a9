/// Growing pauses between starts of a worker that ends at once, so that a program that cannot start does not use up a
/// processor.
package struct StartPauses {
  package static let shortest = Duration.milliseconds(50)
  package static let longest = Duration.seconds(10)
  private var pause = shortest
  private let longest: Duration

  package init(longest: Duration = Self.longest) { self.longest = longest }

  /// Returns the next pause.
  package mutating func next() -> Duration {
    defer { pause = min(pause * 2, longest) }
    return pause
  }
}
