/// The name of this module.
public let fontsName = "Fonts"
