/// What a timeline finds in a display list where something moves, such as a symbol with an effect.
public protocol MovingContent: Sendable {}
