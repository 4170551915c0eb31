import Foundation

/// A set of functions by their numbers, a bit each.
struct FunctionSet: Hashable {
    /// Without zeros at the end.
    private(set) var bytes: [UInt8] = []

    init() {}

    init(_ numbers: some Sequence<Int>) {
        for number in numbers { insert(number) }
    }

    init(bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
        while self.bytes.last == 0 { self.bytes.removeLast() }
    }

    var isEmpty: Bool { bytes.isEmpty }

    mutating func insert(_ number: Int) {
        if number / 8 >= bytes.count { bytes += [UInt8](repeating: 0, count: number / 8 - bytes.count + 1) }
        bytes[number / 8] |= 1 << UInt8(number % 8)
    }

    func contains(_ number: Int) -> Bool { number / 8 < bytes.count && bytes[number / 8] >> UInt8(number % 8) & 1 == 1 }

    func isDisjoint(with other: FunctionSet) -> Bool { zip(bytes, other.bytes).allSatisfy { $0 & $1 == 0 } }

    mutating func formUnion(_ other: FunctionSet) {
        if other.bytes.count > bytes.count {
            bytes += [UInt8](repeating: 0, count: other.bytes.count - bytes.count)
        }
        for (index, byte) in other.bytes.enumerated() { bytes[index] |= byte }
    }

    /// The numbers, in order.
    var numbers: [Int] { bytes.indices.flatMap { index in (8 * index..<8 * index + 8).filter(contains) } }
}

/// As base64.
extension FunctionSet: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let data = Data(base64Encoded: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not base64")
        }
        self.init(bytes: data)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Data(bytes).base64EncodedString())
    }
}
