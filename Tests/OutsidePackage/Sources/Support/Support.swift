/// The name of this module.
public let supportName = "Support"
