import AppShell
import Foundation

/// Any bytes as JSON: read strictly, written, and read again.
struct JSONTarget: FuzzTarget {
    static let name = "json"

    /// Beyond what the app reads, so that an input of 1 MB is looked at.
    static let limits = JSONLimits(bytes: 2_000_000, depth: 64)

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: bytes, limits: Self.limits)
        } catch {
            try require(!error.description.isEmpty, "an error without a text")
            try require((0...bytes.count).contains(error.offset), "an error at \(error.offset), outside the text")
            return
        }
        try require(String(validating: bytes, as: UTF8.self) != nil, "bytes that are not UTF-8 are read")
        for (sortedKeys, pretty) in [(false, false), (true, false), (false, true), (true, true)] {
            let text = value.text(sortedKeys: sortedKeys, pretty: pretty)
            let again = try? JSONValue(parsing: text, limits: JSONLimits(bytes: .max, depth: 64))
            let isSame = sortedKeys ? again.map { $0.text(sortedKeys: true, pretty: pretty) } == text : again == value
            try require(isSame, "what is written is not read as it was: \(text.prefix(200))")
        }
        try holdFoundationAgrees(bytes)
    }

    /// Whatever is read strictly, a lax reader reads too; but for numbers that it can't hold.
    private func holdFoundationAgrees(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        guard bytes.count <= 4_096, !bytes.contains(where: { $0 | 0x20 == UInt8(ascii: "e") || $0 == 0x2E }) else {
            return
        }
        let digits = bytes.split { !(0x30...0x39).contains($0) }.map(\.count).max() ?? 0
        guard digits <= 15 else { return }
        let object = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
        try require(object != nil, "Foundation does not read it")
    }
}
