package import SymtextSupport

/// The program pdftocairo, which converts a page of a PDF.
package struct PDFProgram {
  /// The reason why a page cannot be converted.
  package struct Failure: Error {
    /// The kind of the failure.
    package enum Kind: Sendable {
      /// The program is not installed.
      case notInstalled
      /// The file is no valid PDF, or the program cannot be run.
      case damaged
      /// The page takes too much time or memory.
      case tooLarge
      /// The file has no such page.
      case noPage
    }

    /// The kind of the failure.
    package let kind: Kind
    /// The problem and the remedy, as a sentence without a full stop, which begins with the file's name.
    package let message: String
  }

  private let bytes: [UInt8]
  private let number: Int
  private let name: String

  /// The limits for a page, which is converted at most twice.
  ///
  /// A request that is refused takes at most two seconds; a part of them is the program's own.
  package static let limits = LimitedProcess.Limits(
    milliseconds: 1800, memory: 512 << 20, output: 256 << 20)
  /// The most bytes of a page as SVG: the most that are read of an SVG file.
  package static let mostSVGBytes = 16 << 20

  /// - Parameters:
  ///   - number: the page, counted from 1.
  ///   - name: the file's name, in messages.
  package init(_ bytes: [UInt8], number: Int, name: String) {
    (self.bytes, self.number, self.name) = (bytes, number, name)
  }

  /// Whether bytes are the start of a PDF.
  package static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "%PDF-".utf8) }

  /// Returns the page as an SVG drawing.
  package func svg() throws(Failure) -> [UInt8] {
    let output = try output(["-svg"], Self.limits, mostBytes: Self.mostSVGBytes)
    guard !output.isCut else {
      throw tooLarge("has more than \(Self.mostSVGBytes >> 20) MiB as SVG", "simplify it")
    }
    return output.bytes
  }

  /// Returns the program's output for the page.
  package func output(
    _ options: [String], _ limits: LimitedProcess.Limits, mostBytes: Int
  ) throws(Failure) -> LimitedProcess.Output {
    let words = ["pdftocairo", "-q", "-f", "\(number)", "-l", "\(number)"] + options + ["-", "-"]
    do throws(LimitedProcess.Failure) {
      let output = try LimitedProcess.run(
        words, input: bytes, limits: limits, mostBytes: mostBytes)
      guard !output.bytes.isEmpty else { throw .failed(lastLine: "") }
      return output
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ failure: LimitedProcess.Failure) -> Failure {
    switch failure {
    case .missing:
      Failure(
        kind: .notInstalled,
        message:
          "\(name) is a PDF, and the program pdftocairo, which draws its pages, is not on the PATH: install the package poppler-utils (Debian) or poppler"
      )
    case .system(let reason):
      Failure(kind: .damaged, message: "cannot run pdftocairo for \(name): \(reason)")
    case .time:
      tooLarge("takes more than \(Double(Self.limits.milliseconds) / 1000) seconds to draw")
    case .memory:
      tooLarge("takes more than \(Self.limits.memory >> 20) MiB of memory to draw")
    case .output:
      tooLarge("has more than \(Self.limits.output >> 20) MiB as SVG")
    case .failed(let line):
      if line.contains("Wrong page range") {
        Failure(kind: .noPage, message: "\(name) has no page \(number)")
      } else {
        Failure(
          kind: .damaged,
          message:
            "\(name) is a PDF that pdftocairo cannot draw\(line.isEmpty ? "" : " (\(line))"); export it anew"
        )
      }
    }
  }

  private func tooLarge(
    _ reason: String, _ remedy: String = "simplify it, or convert it to PNG"
  ) -> Failure {
    Failure(kind: .tooLarge, message: "page \(number) of \(name) \(reason); \(remedy)")
  }
}
