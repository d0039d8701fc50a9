/// The name of this module.
public let animationName = "Animation"
