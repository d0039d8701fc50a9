/// The name of this module.
public let imagesName = "Images"
