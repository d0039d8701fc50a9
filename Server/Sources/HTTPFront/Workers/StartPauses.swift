/// Growing pauses between starts of a worker that ends before its `hello`, so that a program that cannot start does not
/// use up a processor.
package struct StartPauses {
  package static let shortest = Duration.milliseconds(50)
  package static let longest = Duration.seconds(10)
  private var pause = shortest

  package init() {}

  /// Returns the next pause.
  package mutating func next() -> Duration {
    defer { pause = min(pause * 2, Self.longest) }
    return pause
  }
}
