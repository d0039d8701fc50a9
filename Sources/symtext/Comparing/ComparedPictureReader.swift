internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextImageFormats
internal import SymtextSupport

/// Reads and compares the pictures of a pair.
struct ComparedPictureReader: Sendable {
  /// The rules for pixels.
  let settings: ComparisonSettings
  /// Pixels per point of vectors.
  let pixelRatio: Double
  /// How many pixels may differ, and which part of all.
  let most: (pixels: Int, ratio: Double)

  /// - Parameter drawsDifference: whether the result has the picture of differences.
  func result(of pair: ComparedPair, drawsDifference: Bool) -> ComparedResult {
    guard let first = pair.first, let second = pair.second else {
      return ComparedResult(pair: pair, most: most)
    }
    do {
      let pictures = (try pixmap(first), try pixmap(second))
      var drawing = drawsDifference ? DifferencePicture(of: pictures.0) : nil
      let comparison = PictureComparison(pictures.0, pictures.1, settings: settings) {
        drawing?.mark($0, $1, $2)
      }
      var result = ComparedResult(pair: pair, most: most)
      result.comparison = comparison
      result.measures = try ComparedMeasures(beside: first, and: second)
      if drawsDifference, let drawing {
        let encoder = PNGEncoder()
        result.difference = try encoder.encode(drawing.finish())
        if !result.isAlike {
          result.pictures = (try encoder.encode(pictures.0), try encoder.encode(pictures.1))
        }
      }
      return result
    } catch {
      var result = ComparedResult(pair: pair, most: most)
      result.failure = "\(error)"
      return result
    }
  }

  private func pixmap(_ path: String) throws -> Pixmap {
    let image = try PlainImage(file: path)
    if case .pixels(let bitmap) = image.content { return bitmap.pixmap }
    let box = Rect(x: 0, y: 0, width: image.width, height: image.height)
    let list = DisplayList(
      width: image.width, height: image.height, items: [image.item(in: box, tint: .black)])
    return try RasterRenderer().pixmap(list, pixelRatio: pixelRatio)
  }
}
