/// The name of this module.
public let colorsName = "Colors"
