public import SymtextDrawing

/// Versions of an image for different sizes of an icon.
public struct SizedImages: Sendable {
  /// The images with their sizes; `nil` is the size of the default image.
  private var images: [(size: DocumentIconSize?, image: PlainImage)]

  /// Makes a set with a default image.
  public init(_ image: PlainImage) { images = [(nil, image)] }

  /// Makes a set with an image for one size.
  public init(_ image: PlainImage, for size: DocumentIconSize) { images = [(size, image)] }

  /// Adds or replaces the image for a size; `nil` is the default image.
  public mutating func add(_ image: PlainImage, for size: DocumentIconSize?) {
    images.removeAll { $0.size == size }
    images.append((size, image))
  }

  /// Whether there is an image for a size; `nil` is the default image.
  package func has(_ size: DocumentIconSize?) -> Bool { images.contains { $0.size == size } }

  /// Returns the image for a size.
  ///
  /// The order of preference is: the image of this size; of a size with the same number of pixels; the default image;
  /// the smallest image with more pixels; the largest image.
  public func image(for size: DocumentIconSize) -> PlainImage { images[index(for: size)].image }

  /// Returns the sizes whose images are not used at the given sizes.
  package func unused(at sizes: [DocumentIconSize]) -> [DocumentIconSize] {
    let used = Set(sizes.map { index(for: $0) })
    return images.indices.filter { !used.contains($0) }.compactMap { images[$0].size }
  }

  /// Warnings about omitted content of the images' files.
  package var omissions: [String] { images.compactMap(\.image.omissions) }

  private func index(for size: DocumentIconSize) -> Int {
    func first(_ isMeant: (DocumentIconSize?) -> Bool) -> Int? {
      images.firstIndex { isMeant($0.size) }
    }
    if let index = first({ $0 == size }) ?? first({ $0?.pixels == size.pixels })
      ?? first({ $0 == nil })
    {
      return index
    }
    let bySize = images.indices.sorted {
      images[$0].size?.pixels ?? 0 < images[$1].size?.pixels ?? 0
    }
    return bySize.first { images[$0].size?.pixels ?? 0 >= size.pixels } ?? bySize.last ?? 0
  }
}
