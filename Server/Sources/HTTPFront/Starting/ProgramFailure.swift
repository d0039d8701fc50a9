/// A reason to exit: a sentence and a status.
struct ProgramFailure: Error {
  var message: String
  var status: Int32
}
