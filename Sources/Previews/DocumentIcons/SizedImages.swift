public import SymtextDrawing

/// Images of one thing, each drawn for a size of an icon.
public struct SizedImages: Sendable {
  /// An image and its size; `nil` for that of all other sizes.
  private var images: [(size: DocumentIconSize?, image: PlainImage)]

  /// Takes an image for all sizes that get none of their own.
  public init(_ image: PlainImage) { images = [(nil, image)] }

  /// Takes an image of one size.
  public init(_ image: PlainImage, for size: DocumentIconSize) { images = [(size, image)] }

  /// Adds an image of one size, in place of what that size had; `nil` is all sizes that get none of their own.
  public mutating func add(_ image: PlainImage, for size: DocumentIconSize?) {
    images.removeAll { $0.size == size }
    images.append((size, image))
  }

  /// Whether a size has an image; `nil` is all sizes that get none of their own.
  package func has(_ size: DocumentIconSize?) -> Bool { images.contains { $0.size == size } }

  /// The image of a size: its own, that of a size of as many pixels, that of all other sizes, the smallest of
  /// those with more pixels, the largest.
  public func image(for size: DocumentIconSize) -> PlainImage { images[index(for: size)].image }

  /// The sizes whose image is drawn at none of some sizes.
  package func unused(at sizes: [DocumentIconSize]) -> [DocumentIconSize] {
    let used = Set(sizes.map { index(for: $0) })
    return images.indices.filter { !used.contains($0) }.compactMap { images[$0].size }
  }

  /// What of their files is not drawn, a sentence for each that leaves something out.
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
