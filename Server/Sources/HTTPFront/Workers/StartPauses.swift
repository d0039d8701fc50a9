/// How long to wait between starts of a worker that ends before it has said hello: longer and longer, so that a
/// program that cannot start keeps no processor busy.
package struct StartPauses {
  package static let shortest = Duration.milliseconds(50)
  package static let longest = Duration.seconds(10)
  private var pause = shortest

  package init() {}

  /// The next one.
  package mutating func next() -> Duration {
    defer { pause = min(pause * 2, Self.longest) }
    return pause
  }
}
