import ScenarioReports
import Testing

@testable import AppShellCommand

struct RecordingTests {
    @Test("the names of functions have the digests of RFC 1321")
    func digests() {
        #expect(MD5.prefix(of: "".utf8) == 0x04b2_008f_d98c_1dd4)
        #expect(MD5.prefix(of: "abc".utf8) == 0xb04f_d23c_9850_0190)
        #expect(MD5.prefix(of: String(repeating: "1234567890", count: 8).utf8) == 0x55c9_e32b_a2f4_ed57)
    }

    @Test("a set of functions holds what was put into it, also as base64")
    func sets() throws {
        let numbers = [0, 7, 8, 63, 1_000]
        var set = FunctionSet(numbers)
        #expect(set.numbers == numbers)
        #expect(numbers.allSatisfy(set.contains))
        #expect(!set.contains(9) && !set.contains(5_000))
        #expect(set.isDisjoint(with: FunctionSet([1, 9, 2_000])))
        #expect(!set.isDisjoint(with: FunctionSet([63])))
        set.formUnion(FunctionSet([2_000]))
        #expect(set.numbers == numbers + [2_000])
        #expect(FunctionSet(bytes: set.bytes + [0, 0]) == set)
    }

    @Test("a recording whose sets name functions that its files do not have is refused")
    func strayFunctions() throws {
        func read(_ number: Int) throws -> ImpactRecording {
            let scenario = ImpactRecording.Scenario(
                scenario: ScenarioKey(uri: "a.feature", name: "A"),
                product: "one",
                digest: "d",
                ran: FunctionSet([number])
            )
            let graph = PackageGraph(packages: [], targets: [], others: [])
            let recording = ImpactRecording(
                header: ImpactRecording.Header(graph: graph, everywhere: FunctionSet()),
                files: [ImpactRecording.File(file: "a.swift", id: "1", functions: [[1, 1, 2, 2]])],
                scenarios: [scenario]
            )
            let scratch = try Scratch()
            let path = try scratch.write(String(decoding: recording.bytes, as: UTF8.self), to: "r.ndjson")
            return try withExtendedLifetime(scratch) { try ImpactRecording(readFrom: path) }
        }
        let error = #expect(throws: CommandError.self) { try read(9) }
        #expect(error?.message.contains("its functions are not those of its files") == true)
    }
}
