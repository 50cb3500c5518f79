/// How the program ends, in the numbers of `sysexits.h`.
enum ExitCode {
  /// All went well.
  static let success: Int32 = 0

  /// The arguments are wrong; there known as `EX_USAGE`.
  static let usageError: Int32 = 64

  /// A file of values, or a value in it, could not be used; there known as `EX_DATAERR`.
  static let dataError: Int32 = 65

  /// What should be printed could not be written; there known as `EX_IOERR`.
  static let outputError: Int32 = 74
}
