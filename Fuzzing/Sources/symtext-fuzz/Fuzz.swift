import CLibFuzzer
import FuzzTargets
import Glibc

/// `symtext-fuzz TARGET [options and folders of libFuzzer]`; without words it lists the targets, with their
/// dictionaries and most bytes.
@main
enum Fuzz {
  /// Set once, before the first run.
  nonisolated(unsafe) private static var target: any FuzzTarget = FuzzTargets.all[0]

  static func main() {
    guard CommandLine.arguments.count > 1 else {
      for target in FuzzTargets.all {
        print(target.name, target.dictionary ?? "-", target.mostBytes)
      }
      return
    }
    let name = CommandLine.arguments[1]
    guard let named = FuzzTargets.all.first(where: { $0.name == name }) else {
      print("there is no target \(name)")
      exit(64)
    }
    target = named
    // What is left are the words for libFuzzer, behind the program's name.
    var count = CommandLine.argc - 1
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
      CommandLine.unsafeArgv.advanced(by: 1)
    words?.pointee = CommandLine.unsafeArgv[0]
    exit(LLVMFuzzerRunDriver(&count, &words) { data, size in Fuzz.run(data, size) })
  }

  private static func run(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    do {
      try target.run(Array(UnsafeBufferPointer(start: data, count: size)))
    } catch let broken as BrokenPromise {
      fatalError("broken promise: \(broken)")
    } catch {
      // A refusal.
    }
    return 0
  }
}
