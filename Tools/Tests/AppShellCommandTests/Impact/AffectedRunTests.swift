import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner
import Testing

@testable import AppShellCommand

/// A real repository in a folder of its own.
struct AffectedRunTests {
    private let scratch: Scratch
    private let repository: GitRepository

    init() throws {
        scratch = try Scratch()
        try Self.git(["init", "-q"], in: scratch)
        repository = try GitRepository(around: scratch.folder.path)
    }

    private static func git(_ arguments: [String], in scratch: Scratch) throws {
        let git = try #require(Subprocess.find("git"))
        let person = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        _ = try Subprocess(git, ["-C", scratch.folder.path] + person + arguments).output()
    }

    private func commit() throws {
        try Self.git(["add", "-A"], in: scratch)
        try Self.git(["commit", "-q", "-m", "A change"], in: scratch)
    }

    @Test("files differ by content, whatever their names, committed or not")
    func trees() throws {
        for name in ["same", "changed", "gone", "moved", "é à", "a\nb", "\"q\""] {
            _ = try scratch.write(name, to: name)
        }
        _ = try scratch.write("ignored\n", to: ".gitignore")
        try commit()
        let before = try repository.tree(of: try repository.commit("HEAD"))
        #expect(try repository.workingTree() == before)
        for name in ["changed", "é à", "a\nb", "new one", "ignored"] { _ = try scratch.write("other", to: name) }
        try FileManager.default.removeItem(at: scratch.folder.appending(path: "gone"))
        try FileManager.default.moveItem(
            at: scratch.folder.appending(path: "moved"),
            to: scratch.folder.appending(path: "elsewhere")
        )
        let changed = ["a\nb", "changed", "elsewhere", "gone", "moved", "new one", "é à"]
        #expect(FileTree.differences(before, try repository.workingTree()) == changed)
        try commit()
        #expect(FileTree.differences(before, try repository.tree(of: try repository.commit("HEAD"))) == changed)
        #expect(try repository.workingTree() == repository.tree(of: try repository.commit("HEAD")))
        let id = try #require(before["same"])
        #expect(repository.content(of: id) == Array("same".utf8))
    }

    @Test("a run chooses the scenarios whose script has changed, and says why")
    func run() throws {
        let script = """
            Feature: Two
              Background:
                Given the phone is offline
              Scenario: One
                When I open the app for the first time
              Scenario: Other
                When I open the app for the first time

            """
        _ = try scratch.write(script, to: "Scenarios/PiTrainer/a.feature")
        try commit()
        let arguments = ["run", "--no-defaults", "--affected-by", "HEAD", "--dry-run", "--format", "summary"]
        let none = try Command(arguments, in: scratch.folder)
        #expect(none.status == 5)
        #expect(none.errors.contains("Nothing is affected by what differs from HEAD."), "\(none.errors)")
        #expect(none.errors.contains("There is no .appshell/impact.ndjson"), "\(none.errors)")
        #expect(try Command(arguments + ["--pass-with-no-tests"], in: scratch.folder).status == 0)

        let changed = script.replacing("Scenario: Other\n", with: "Scenario: Other\n    Given the phone is offline\n")
        _ = try scratch.write(changed, to: "Scenarios/PiTrainer/a.feature")
        let one = try Command(arguments + ["--explain"], in: scratch.folder)
        #expect(one.status == 0, "\(one.errors)\(one.output)")
        #expect(one.errors.contains("1 of 2 scenarios is affected by what differs from HEAD."), "\(one.errors)")
        #expect(
            one.errors.contains("  1  the script has changed\n       Scenarios/PiTrainer/a.feature:6"),
            "\(one.errors)"
        )
        #expect(one.errors.contains("  1 left out"), "\(one.errors)")

        _ = try scratch.write(script.replacing("offline", with: "online"), to: "Scenarios/PiTrainer/a.feature")
        let both = try Command(arguments + ["--explain"], in: scratch.folder)
        #expect(both.errors.contains("2 of 2 scenarios are affected"), "\(both.errors)")
    }

    /// A recording of one of two scenarios, as the files are.
    private func record(_ number: Int, to name: String) throws {
        let tree = try repository.workingTree()
        let path = "Scenarios/PiTrainer/a.feature"
        var ids = IdentifierSequence()
        let bytes = try #require(repository.content(ofFile: path))
        let feature = try #require(LoadedScripts([GherkinSource(uri: path, bytes: bytes)], ids: &ids).features.first)
        let pickle = feature.pickles[number]
        let recording = ImpactRecording(
            header: ImpactRecording.Header(
                graph: PackageGraph(packages: [], targets: [], others: []),
                everywhere: FunctionSet()
            ),
            files: tree.ids.map { ImpactRecording.File(file: $0.key, id: $0.value) },
            scenarios: [
                ImpactRecording.Scenario(
                    scenario: feature.key(of: pickle),
                    product: "pitrainer",
                    digest: pickle.digest,
                    ran: FunctionSet()
                )
            ]
        )
        _ = try scratch.write(String(decoding: try recording.bytes, as: UTF8.self), to: name)
    }

    @Test("recordings of parts are read together, and what none of them has is chosen")
    func parts() throws {
        let step = "When I open the app for the first time\n"
        let script = "Feature: Two\n  Scenario: One\n    \(step)  Scenario: Other\n    \(step)"
        _ = try scratch.write(script, to: "Scenarios/PiTrainer/a.feature")
        _ = try scratch.write(".appshell/\n", to: ".gitignore")
        try commit()
        try record(0, to: ".appshell/impact.ndjson")
        try record(1, to: ".appshell/2.ndjson")
        let arguments = [
            "run", "--no-defaults", "--affected-by", "HEAD", "--dry-run", "--format", "summary", "--explain",
        ]
        let one = try Command(arguments, in: scratch.folder)
        #expect(
            one.errors.contains("  1  not recorded\n       Scenarios/PiTrainer/a.feature:4"),
            "\(one.errors)"
        )
        let files = [".appshell/impact.ndjson", ".appshell/2.ndjson"].flatMap { ["--impact", $0] }
        let both = try Command(arguments + files, in: scratch.folder)
        #expect(both.errors.contains("0 of 2 scenarios are affected"), "\(both.errors)")
        #expect(both.status == 5)
    }

    @Test("a commit that git does not know, and a folder outside of any repository, are wrong usage")
    func unknown() throws {
        _ = try scratch.write(
            "Feature: A\n  Scenario: B\n    When I open the app for the first time\n",
            to: "Scenarios/PiTrainer/a.feature"
        )
        try commit()
        let commit = try Command(["run", "--no-defaults", "--affected-by", "nowhere"], in: scratch.folder)
        #expect(commit.status == 2)
        #expect(commit.errors.contains("git knows no commit “nowhere”."), "\(commit.errors)")
        try FileManager.default.removeItem(at: scratch.folder.appending(path: ".git"))
        let folder = try Command(["run", "--no-defaults", "--affected-by", "HEAD"], in: scratch.folder)
        #expect(folder.status == 2)
        #expect(folder.errors.contains("is in no git repository"), "\(folder.errors)")
    }

    @Test("a program without counters says how to get one that has them")
    func withoutCounters() throws {
        _ = try scratch.write(
            "Feature: A\n  Scenario: B\n    When I open the app for the first time\n",
            to: "Scenarios/PiTrainer/a.feature"
        )
        try commit()
        let run = try Command(["run", "--no-defaults", "--record-impact", "impact.ndjson"], in: scratch.folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("Run ./appshell, which builds one that does."), "\(run.errors)")
    }

    @Test("targets are reached over packages, and files belong to the innermost")
    func graph() throws {
        let root = """
            {"products":[{"name":"Core","targets":["Core"],"type":{"library":["automatic"]}}],"targets":[
            {"name":"Core","type":"regular","dependencies":[]},
            {"name":"Kit","type":"regular","path":"Sources/Core/Kit","dependencies":[{"byName":["Core",null]}]},
            {"name":"CoreTests","type":"test","dependencies":[]}]}
            """
        let tools = """
            {"products":[{"name":"tool","targets":["Main"],"type":{"executable":null}}],"targets":[
            {"name":"Main","type":"executable","dependencies":[{"product":["Core","Root",null,null]},{"byName":["Kit"]}]}]}
            """
        let manifests = [
            try PackageManifest(json: root.utf8, folder: ""), try PackageManifest(json: tools.utf8, folder: "Tools/"),
        ]
        let graph = PackageGraph(manifests, program: "tool", kits: [("one", "Kit")])
        #expect(graph.target(of: "Sources/Core/a.swift")?.products == ["one"])
        #expect(graph.target(of: "Sources/Core/Kit/a.swift")?.name == "Kit")
        #expect(graph.target(of: "Tools/Sources/Main/a.swift")?.products == [])
        #expect(graph.target(of: "Tests/CoreTests/a.swift") == nil)
        #expect(graph.packages == ["", "Tools/"])
        #expect(graph.others == ["Tests/CoreTests/"])
    }
}
