public import AppShell

/// A short sound as samples, computed: no file has to be shipped or found.
public struct SoundWave: Hashable, Sendable {
    /// Samples a second.
    public static let rate = 22_050

    /// One channel.
    public let samples: [Int16]

    /// The samples of a sound.
    public init(_ sound: SoundEffect) {
        samples =
            switch sound {
            case .key: Self.tone(1_400, milliseconds: 30, loudness: 0.35)
            case .error:
                Self.tone(220, milliseconds: 120, loudness: 0.6) + Self.tone(165, milliseconds: 180, loudness: 0.6)
            case .fanfare:
                [523.25, 659.25, 783.99].flatMap { Self.tone($0, milliseconds: 110, loudness: 0.5) }
                    + Self.tone(1_046.5, milliseconds: 380, loudness: 0.5)
            }
    }

    /// A triangle wave that fades out, and in over a millisecond, so that it does not crack.
    private static func tone(_ hertz: Double, milliseconds: Int, loudness: Double) -> [Int16] {
        let count = rate * milliseconds / 1_000
        let attack = Double(rate) / 1_000
        return (0..<count).map { index in
            let fade = min(Double(index) / attack, 1) * (1 - Double(index) / Double(count))
            let phase = (hertz * Double(index) / Double(rate)).truncatingRemainder(dividingBy: 1)
            let wave = 4 * abs(phase - 0.5) - 1
            return Int16(wave * fade * loudness * Double(Int16.max))
        }
    }

    /// As a WAV file: PCM, 16 bits, mono.
    public var file: [UInt8] {
        let size = UInt32(samples.count * 2)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(44 + Int(size))
        bytes += Array("RIFF".utf8) + Self.bytes(36 + size) + Array("WAVEfmt ".utf8)
        bytes += Self.bytes(16 as UInt32) + Self.bytes(1 as UInt16) + Self.bytes(1 as UInt16)
        bytes += Self.bytes(UInt32(Self.rate)) + Self.bytes(UInt32(Self.rate * 2))
        bytes += Self.bytes(2 as UInt16) + Self.bytes(16 as UInt16)
        bytes += Array("data".utf8) + Self.bytes(size)
        for sample in samples { bytes += Self.bytes(UInt16(bitPattern: sample)) }
        return bytes
    }

    /// The lowest byte first.
    private static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
        (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
