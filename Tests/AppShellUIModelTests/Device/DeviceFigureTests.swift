import AppShell
import Foundation
import Testing

@testable import AppShellUIModel

/// What a device plays and opens, as values.
struct DeviceFigureTests {
    @Test("PI-FR9: an error that ends a session is two strong vibrations, far enough apart to be felt as two")
    func doubleVibration() {
        let beats = HapticPattern(.doubleVibration).beats
        #expect(beats.map(\.beat) == [.heavy, .heavy])
        #expect(beats[1].milliseconds - beats[0].milliseconds >= 100)
    }

    @Test(
        "every other feedback is one beat, at once",
        arguments: HapticFeedback.allCases.filter { $0 != .doubleVibration }
    )
    func single(_ feedback: HapticFeedback) {
        #expect(HapticPattern(feedback).beats.map(\.milliseconds) == [0])
    }

    @Test("no two feedbacks feel the same")
    func distinct() {
        #expect(Set(HapticFeedback.allCases.map { HapticPattern($0) }).count == HapticFeedback.allCases.count)
    }

    @Test(
        "a sound is a WAV file whose head says its length, begins and ends in silence, and is never clipped",
        arguments: SoundEffect.allCases
    )
    func sound(_ effect: SoundEffect) throws {
        let wave = SoundWave(effect)
        let file = wave.file
        #expect(String(decoding: file[0..<4], as: UTF8.self) == "RIFF")
        #expect(String(decoding: file[8..<16], as: UTF8.self) == "WAVEfmt ")
        #expect(number(file[4..<8]) == file.count - 8)
        #expect(number(file[24..<28]) == SoundWave.rate)
        #expect(String(decoding: file[36..<40], as: UTF8.self) == "data")
        #expect(number(file[40..<44]) == file.count - 44)
        #expect(wave.samples.count * 2 == file.count - 44)
        #expect(wave.samples.first == 0)
        #expect(abs(Int(try #require(wave.samples.last))) < 400)
        let loudest = try #require(wave.samples.map { abs(Int($0)) }.max())
        #expect((8_000..<32_767).contains(loudest))
    }

    @Test("a key's sound is over before the next key of a fast burst")
    func keySound() {
        #expect(SoundWave(.key).samples.count < SoundWave.rate / 20)
    }

    private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }

    @Test(
        "the browser gets pages, the telephone and the mail what is theirs, and no other app anything",
        arguments: [
            ("https://madinia.fr/blog", PageAddress.page("https://madinia.fr/blog")),
            ("HTTPS://madinia.fr", .page("HTTPS://madinia.fr")), ("tel:+33123", .contact("tel:+33123")),
            ("mailto:a@b.fr", .contact("mailto:a@b.fr")), ("javascript:alert(1)", nil), ("file:///etc/passwd", nil),
            ("otherapp://x", nil), ("madinia.fr", nil), ("", nil),
        ]
    )
    func page(_ url: String, _ address: PageAddress?) {
        #expect(PageAddress(url) == address)
        if let address { #expect(address.url == url) }
    }

    @Test(
        "the name of a shared file stays in its folder",
        arguments: [
            ("pitrainer.csv", "pitrainer.csv"), ("../../etc/passwd", "-..-etc-passwd"), ("a/b\\c:d\n", "a-b-c-d-"),
            (".hidden", "hidden"), ("", "file"), ("...", "file"), ("été.json", "été.json"),
        ]
    )
    func fileName(_ name: String, _ text: String) {
        #expect(SharedFileName(name).text == text)
    }

    @Test("a shared file is gone after its sheet, and what an ended app left behind with the next one")
    func temporaryFile() throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let left = try TemporaryFile("a.csv", [1, 2], in: folder)
        #expect(try Data(contentsOf: left.url) == Data([1, 2]))
        let next = try TemporaryFile("b.csv", [3], in: folder)
        #expect(!files.fileExists(atPath: left.url.path) && files.fileExists(atPath: next.url.path))
        next.remove()
        #expect(!files.fileExists(atPath: next.url.path))
    }

    @Test("a very long name keeps its extension")
    func longName() {
        let text = SharedFileName(String(repeating: "é", count: 500) + ".csv").text
        #expect(text.utf8.count <= 200 && text.hasSuffix(".csv"))
    }
}
