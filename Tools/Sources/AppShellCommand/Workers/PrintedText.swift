import Foundation

/// What a worker's steps print: passed on as it comes, and the part of the attempt that runs kept for its certificate.
///
/// A worker says in the stream itself where an attempt ends, so that the words of one are never another's.
struct PrintedText {
    /// What stands in the stream at the end of an attempt; no text has it.
    static let mark: [UInt8] = [0] + Array("appshell: end of attempt".utf8) + [0]
    private static let mostKept = 1 << 14

    /// Since the last attempt ended.
    private(set) var tail: [UInt8] = []
    /// The beginning of what may be a mark.
    private var held: [UInt8] = []
    private let passOn: ([UInt8]) -> Void

    init(passOn: @escaping ([UInt8]) -> Void) {
        self.passOn = passOn
    }

    mutating func receive(_ bytes: some Sequence<UInt8>) {
        var text: [UInt8] = []
        for byte in bytes {
            if byte == Self.mark[held.count] {
                held.append(byte)
                guard held.count == Self.mark.count else { continue }
                passOn(text)
                text = []
                tail = []
                held = []
            } else {
                text += held
                tail += held
                held = byte == 0 ? [0] : []
                if byte != 0 {
                    text.append(byte)
                    tail.append(byte)
                }
            }
            if tail.count > 2 * Self.mostKept { tail.removeFirst(Self.mostKept) }
        }
        passOn(text)
    }
}
