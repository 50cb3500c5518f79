// What the programs use of Dispatch; for type-checking only.

public struct DispatchTime {
  public static func now() -> DispatchTime { DispatchTime() }
  public var uptimeNanoseconds: UInt64 { 0 }
}
