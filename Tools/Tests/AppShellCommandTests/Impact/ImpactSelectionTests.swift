import ScenarioReports
import Testing

@testable import AppShellCommand

struct ImpactSelectionTests {
    private static let graph = PackageGraph(
        packages: ["", "Tools/"],
        targets: [
            PackageGraph.Target(name: "Core", folder: "Sources/Core/", products: ["one", "two"]),
            PackageGraph.Target(name: "Feature", folder: "Sources/Feature/", products: ["one"]),
            PackageGraph.Target(name: "Command", folder: "Tools/Sources/Command/", products: []),
        ],
        others: ["Server/Sources/Server/", "Tests/CoreTests/"],
        otherPackages: ["Server/"]
    )

    /// The contents are their own ids.
    private static let code = "func a() {\n    1\n}\nfunc b() {\n    2\n}\nfunc c() {\n    3\n}\n"

    /// `a` ran in the first scenario, `b` in every process, `c` in none.
    private static let recording = ImpactRecording(
        header: ImpactRecording.Header(graph: graph, everywhere: FunctionSet([1])),
        files: [
            ImpactRecording.File(
                file: "Sources/Core/a.swift",
                id: code,
                functions: [[1, 10, 3, 2], [4, 10, 6, 2], [7, 10, 9, 2]]
            ),
            ImpactRecording.File(file: "Sources/Feature/data.json", id: "{}"),
            ImpactRecording.File(file: "Tools/Sources/Command/x.swift", id: "let x = 1\n"),
        ],
        scenarios: [
            ImpactRecording.Scenario(scenario: key(1), product: "one", digest: "d", ran: FunctionSet([0, 1])),
            ImpactRecording.Scenario(scenario: key(2), product: "two", digest: "d", ran: FunctionSet([1])),
        ]
    )

    private static func key(_ number: Int) -> ScenarioKey { ScenarioKey(uri: "a.feature", name: "A", number: number) }

    @Test("a file of phrases concerns every scenario, and a script its own")
    func phrases() {
        let rule = FileRule("Scenarios/Madinia/x.phrases.feature", in: Self.graph)
        #expect(rule == .everything("phrases, which any script may use"))
        #expect(FileRule("Scenarios/Madinia/x.feature", in: Self.graph) == .script)
    }

    /// The numbers of the scenarios that a change of these files chooses.
    ///
    /// - Parameters:
    ///   - working: nil deletes.
    ///   - reference: the commit, where it differs from what was recorded.
    private func chosen(
        _ working: [String: String?],
        reference: [String: String?] = [:],
        recording: ImpactRecording? = recording
    ) -> [Int] {
        func tree(_ changes: [String: String?]) -> FileTree {
            FileTree(
                ids: Self.recording.tree.ids.merging(changes.compactMapValues { $0 ?? "deleted" }) { $1 }.filter {
                    $0.value != "deleted"
                }
            )
        }
        let selection = ImpactSelection(
            graph: Self.graph,
            recording: recording,
            reference: tree(reference),
            working: tree(working)
        ) { $1 == "lost" ? nil : Array($1.utf8) }
        return [1, 2].filter { number in
            let scenario = ImpactSelection.Scenario(
                key: Self.key(number),
                product: number == 1 ? "one" : "two",
                digest: "d",
                earlierDigest: "d"
            )
            return selection.reason(for: scenario) != nil
        }
    }

    private func code(_ old: String, _ new: String) -> [String: String?] {
        ["Sources/Core/a.swift": Self.code.replacing(old, with: new)]
    }

    @Test("nothing changed chooses nothing")
    func nothing() {
        #expect(chosen([:]).isEmpty)
    }

    @Test("a body chooses who ran it, and one that every process ran everybody")
    func bodies() {
        #expect(chosen(code("1", "10")) == [1])
        #expect(chosen(code("2", "20")) == [1, 2])
        #expect(chosen(code("3", "30")).isEmpty)
        #expect(chosen(code("1", "1 // one")).isEmpty)
    }

    @Test("a declaration, a new file and one that is gone choose the products that reach the target")
    func declarations() {
        #expect(chosen(code("a()", "a(_ x: Int)")) == [1, 2])
        #expect(chosen(["Sources/Feature/new.swift": "let x = 1\n"]) == [1])
        #expect(chosen(["Sources/Feature/data.json": "[]"]) == [1])
        #expect(chosen(["Sources/Core/a.swift": nil]) == [1, 2])
    }

    @Test("the command's own code, manifests and files that no rule knows choose everything")
    func everything() {
        #expect(chosen(["Tools/Sources/Command/x.swift": "let x = 2\n"]) == [1, 2])
        #expect(chosen(["Tools/Sources/Command/x.swift": "let x = 1  // one\n"]).isEmpty)
        #expect(chosen(["Package.swift": "x"]) == [1, 2])
        #expect(chosen(["Sources/Other/new.swift": "x"]) == [1, 2])
        #expect(chosen(["appshell.json": "{}"]) == [1, 2])
    }

    @Test(
        "documents, tests and other packages choose nothing",
        arguments: [
            "docs/running.md", "README.md", "Tests/run", "Tests/CoreTests/a.swift", "Server/Package.swift",
            "Server/Sources/Server/a.swift",
            "Scenarios/requirements.csv", ".github/workflows/a.yml", "Sources/Core/Core.docc/Core.md",
        ]
    )
    func others(path: String) {
        #expect(chosen([path: "x"]).isEmpty)
    }

    @Test("what changed since the recording counts, also where the commit has it, and where the change takes it back")
    func staleRecordings() {
        let changed = code("1", "10")
        #expect(chosen(changed, reference: changed) == [1])
        #expect(chosen([:], reference: changed) == [1])
        #expect(chosen(["Sources/Core/a.swift": "lost"]) == [1, 2])
    }

    @Test("without a recording, the products that reach the target are chosen")
    func withoutRecording() {
        #expect(chosen(code("1", "10"), recording: nil) == [1, 2])
        #expect(chosen(["Sources/Feature/data.json": "[]"], recording: nil) == [1])
    }

    @Test("a scenario that is new, changed, or not recorded is chosen")
    func scenarios() {
        func reason(_ number: Int, digest: String = "d", earlier: String?, product: String = "one") -> String? {
            let tree = Self.recording.tree
            let selection = ImpactSelection(
                graph: Self.graph,
                recording: Self.recording,
                reference: tree,
                working: tree
            ) { _, _ in nil }
            return selection.reason(
                for: ImpactSelection.Scenario(
                    key: Self.key(number),
                    product: product,
                    digest: digest,
                    earlierDigest: earlier
                )
            )
        }
        #expect(reason(1, earlier: "d") == nil)
        #expect(reason(1, earlier: nil) == "new")
        #expect(reason(1, earlier: "e") == "the script has changed")
        #expect(reason(1, digest: "e", earlier: "e") == "the script has changed since the recording")
        #expect(reason(3, earlier: "d") == "not recorded")
        #expect(reason(1, earlier: "d", product: "two") == "not recorded")
    }

    @Test("a recording is read as it was written, and another version's is refused")
    func files() throws {
        let scratch = try Scratch()
        let bytes = try Self.recording.bytes
        let path = try scratch.write(String(decoding: bytes, as: UTF8.self), to: "impact.ndjson")
        let read = try ImpactRecording(readFrom: path)
        #expect(try read.bytes == bytes)
        #expect(read.scenarios == Self.recording.scenarios)
        let other = try scratch.write(#"{"impact":99}"#, to: "other.ndjson")
        #expect(throws: CommandError.self) { try ImpactRecording(readFrom: other) }
        let cut = try scratch.write(String(decoding: bytes.dropLast(5), as: UTF8.self), to: "cut.ndjson")
        #expect(throws: CommandError.self) { try ImpactRecording(readFrom: cut) }
    }
}
