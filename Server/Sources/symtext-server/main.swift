internal import HTTPFront

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

exit(await ServerProgram.run(Array(CommandLine.arguments.dropFirst())))
