/// What libFuzzer calls, for an executable with targets of its own.
package struct FuzzRun {
    private let target: any FuzzTarget

    /// - Parameter targets: those to choose from. Flags with two dashes are ours: `--target=NAME`.
    package init(
        _ count: UnsafeMutablePointer<CInt>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
        among targets: [any FuzzTarget.Type]
    ) {
        let words = (0..<Int(count.pointee)).compactMap { arguments.pointee[$0].map { String(cString: $0) } }
        let flag = "--target="
        let name = words.first { $0.hasPrefix(flag) }.map { $0.dropFirst(flag.count) }
        guard let type = targets.first(where: { $0.name[...] == name }) else {
            fatalError("name one of the targets: " + targets.map { flag + $0.name }.joined(separator: ", "))
        }
        do { target = try type.init() } catch { fatalError("\(type.name) can't be made ready: \(error)") }
    }

    /// One input.
    package func callAsFunction(_ data: UnsafePointer<UInt8>?, _ size: Int) {
        do { try target.run(UnsafeBufferPointer(start: data, count: size)) } catch { fatalError("\(error)") }
    }
}
