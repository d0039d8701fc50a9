/// Moving content in a display list, such as a symbol with an effect, for a timeline.
public protocol MovingContent: Sendable {}
