internal import CSymtextNameLetters
internal import SymtextOpenType

/// The file of the letters' outlines, which is part of the program.
enum LetterFile {
  static let bytes: BinaryReader = {
    let file = unsafe symtext_name_letters()
    return unsafe BinaryReader(
      FontData(permanent: UnsafeRawBufferPointer(start: file.start, count: file.count)))
  }()
}
