import FuzzTargets

/// The target of this run, made once before the first input.
nonisolated(unsafe) private var target: (any FuzzTarget)?

/// Called by libFuzzer once. Flags with two dashes are ours: `--target=NAME`.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
    let words = (0..<Int(count.pointee)).compactMap { arguments.pointee[$0].map { String(cString: $0) } }
    let flag = "--target="
    let name = words.first { $0.hasPrefix(flag) }.map { $0.dropFirst(flag.count) }
    guard let type = FuzzTargets.all.first(where: { $0.name[...] == name }) else {
        fatalError("name one of the targets: " + FuzzTargets.all.map { flag + $0.name }.joined(separator: ", "))
    }
    do { target = try type.init() } catch { fatalError("\(type.name) can't be made ready: \(error)") }
    return 0
}

/// Called by libFuzzer for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    do { try target?.run(UnsafeBufferPointer(start: data, count: size)) } catch { fatalError("\(error)") }
    return 0
}
