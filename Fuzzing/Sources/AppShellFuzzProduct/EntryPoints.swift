import FuzzTargets
import ProductFuzzTargets

/// The target of this run, made once before the first input.
nonisolated(unsafe) private var run: FuzzRun?

/// Called by libFuzzer once.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
    run = FuzzRun(count, arguments, among: FuzzTargets.ofProducts)
    return 0
}

/// Called by libFuzzer for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    run?(data, size)
    return 0
}
