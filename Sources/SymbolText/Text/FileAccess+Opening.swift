package import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextOpenType
package import SymtextSupport
package import SymtextFonts
internal import SymtextTextLayout

extension FileAccess {
  /// Opens a font by family or file.
  /// - Throws: ``SymbolError``.
  package func face(
    named name: String, weight: Double, isItalic: Bool
  ) throws(SymbolError) -> Face {
    let file = FontFinder.isFile(name) ? try open(name) : nil
    do throws(FontLoadingError) {
      if let file { return try FontFinder.textFace(opened: file, path: name) }
      return try FontFinder.face(named: name, weight: weight, isItalic: isItalic)
    } catch {
      throw SymbolError(error)
    }
  }

  /// Opens a font file.
  /// - Throws: ``SymbolError``.
  func face(file path: String) throws(SymbolError) -> Face {
    let file = try open(path)
    do throws(FontLoadingError) {
      if let file { return try FontFinder.face(opened: file, path: path) }
      return try FontFinder.face(file: path)
    } catch {
      throw SymbolError(error)
    }
  }

  /// Reads a file.
  /// - Throws: ``SymbolError``.
  package func bytes(_ path: String, mostBytes: Int) throws(SymbolError) -> [UInt8] {
    let file = try open(path)
    do throws(FileError) {
      if let file { return try InputFile.read(opened: file, path: path, mostBytes: mostBytes) }
      return try InputFile.read(path, mostBytes: mostBytes)
    } catch {
      throw SymbolError(error.description, kind: error.kind == .missing ? .missing : .invalid)
    }
  }

  /// Reads an image.
  /// - Throws: ``SymbolError``.
  /// - Parameter page: of a PDF, from 1.
  package func image(_ path: String, page: Int? = nil) throws(SymbolError) -> PlainImage {
    let file = try open(path)
    do throws(ImageError) {
      if let file { return try PlainImage(opened: file, path: path, page: page) }
      return try PlainImage(file: path, page: page)
    } catch {
      throw SymbolError(error)
    }
  }

  /// Opens a file if access is restricted; returns `nil` otherwise.
  private func open(_ path: String) throws(SymbolError) -> OpenFile? {
    guard case .folders(let folders) = self else { return nil }
    let file: OpenFile?
    do { file = try OpenFile.below(folders, path) } catch {
      throw SymbolError(error.description, kind: error.kind == .missing ? .missing : .invalid)
    }
    if let file { return file }
    throw SymbolError(
      folders.isEmpty
        ? "\(path) is not opened: no files are allowed here"
        : "\(path) is not opened: it is outside the allowed folders",
      kind: .notAllowed(file: path))
  }
}
