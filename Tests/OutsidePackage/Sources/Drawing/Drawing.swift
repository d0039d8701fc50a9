/// The name of this module.
public let drawingName = "Drawing"
