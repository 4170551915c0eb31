import Foundation

/// What a worker's steps print. It is passed on at once, and that of the current attempt is kept for a crash report.
///
/// The worker marks the end of each attempt in the stream itself, so that no output is attributed to another attempt.
struct PrintedText {
    /// Ends each attempt in the stream; no text contains it.
    static let mark: [UInt8] = [0] + Array("appshell: end of attempt".utf8) + [0]
    private static let maximumTailSize = 1 << 14

    /// The end of what the current attempt has printed.
    private(set) var tail: [UInt8] = []
    /// Bytes that may be the beginning of a mark.
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
            if tail.count > 2 * Self.maximumTailSize { tail.removeFirst(Self.maximumTailSize) }
        }
        passOn(text)
    }
}
