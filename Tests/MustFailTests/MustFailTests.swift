import AllInConnectTestKit
import CucumberGherkin
import Foundation
import MadiniaTestKit
import MailSample
import PiTrainerTestKit
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Every assertion step sees what is wrong: the scripts of Tests/MustFail end in one that does not hold, or, tagged
/// `@tient`, in one that does.
struct MustFailTests {
    @Test("the last step fails, and those before it pass; tagged @tient, all pass", arguments: try MustFail.files())
    func lastStepDecides(_ file: MustFail.File) throws {
        let results = MustFail.results(of: file)
        #expect(!results.isEmpty)
        for result in results {
            let last = result.steps.last
            let holds = result.testCase.pickle.tags.contains { $0.name == "@tient" }
            let place = "\(file.name):\(result.testCase.pickle.location.line) \(last?.text ?? "")"
            let early = result.steps.dropLast().first { $0.status != .passed }
            #expect(early == nil, "\(place): an earlier step did not pass: \(early?.message ?? "")")
            #expect(last?.status == (holds ? .passed : .failed), "\(place): \(last?.message ?? "passed")")
        }
    }

    @Test("there is a script in which it fails for every assertion, and one in which it holds")
    func everyAssertionIsTried() throws {
        let files = try MustFail.files()
        var failing: Set<String> = []
        var holding: Set<String> = []
        for file in files {
            let library = file.kit.library
            for pickle in MustFail.pickles(of: [file]) {
                guard let last = pickle.steps.last else { continue }
                let names = Set(library.matches(last.text).map { library.definitions[$0.index].name })
                if pickle.tags.contains(where: { $0.name == "@tient" }) {
                    holding.formUnion(names)
                } else {
                    failing.formUnion(names)
                }
            }
        }
        for file in try MustFail.scenarios() {
            let library = file.kit.library
            for step in MustFail.pickles(of: [file]).flatMap(\.steps) {
                holding.formUnion(library.matches(step.text).map { library.definitions[$0.index].name })
            }
        }
        for kit in MustFail.kits {
            for definition in kit.library.definitions where definition.kind == .then {
                let (fails, holds) = (failing.contains(definition.name), holding.contains(definition.name))
                #expect(fails, "no script sees it fail: \(definition.expression)")
                #expect(holds, "no script sees it hold: \(definition.expression)")
            }
        }
    }
}

extension StepDefinition {
    /// The same for every language it is said in.
    fileprivate var name: String { "\(location): \(summary)" }
}

/// Finds and runs the scripts, from this file's own place.
enum MustFail {
    struct File: Sendable, CustomTestStringConvertible {
        let kit: any TestKit.Type
        let name: String
        let url: URL

        var testDescription: String { name }
    }

    static let kits: [any TestKit.Type] = [MadiniaTestKit.self, PiTrainerTestKit.self, AllInConnectTestKit.self]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL

    /// Those of the products, and of an app with elements that no product has.
    static func files() throws -> [File] {
        try files(of: products + [("Courrier", MailKit.self)], under: "Tests/MustFail")
    }

    /// Those that QA runs, which pass.
    static func scenarios() throws -> [File] { try files(of: products, under: "Scenarios") }

    private static let products: [(String, any TestKit.Type)] = [
        ("Madinia", MadiniaTestKit.self), ("PiTrainer", PiTrainerTestKit.self),
        ("AllInConnect", AllInConnectTestKit.self),
    ]

    private static func files(of kits: [(String, any TestKit.Type)], under folder: String) throws -> [File] {
        try kits.flatMap { product, kit in
            let place = root.appending(path: "\(folder)/\(product)")
            let names = try FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false))
            return names.filter { $0.hasSuffix(".feature") }.sorted().map { name in
                File(kit: kit, name: "\(product)/\(name)", url: place.appending(path: name))
            }
        }
    }

    static func pickles(of files: [File]) -> [Pickle] { files.flatMap { scripts(of: $0).features.flatMap(\.pickles) } }

    private static func scripts(of file: File) -> LoadedScripts {
        var ids = IdentifierSequence()
        let bytes = (try? Data(contentsOf: file.url)).map { Array($0) } ?? []
        return LoadedScripts([GherkinSource(uri: file.name, bytes: bytes)], ids: &ids)
    }

    static func results(of file: File) -> [ScenarioResult] {
        let scripts = scripts(of: file)
        let product = ProductScripts(kit: file.kit, features: scripts.features)
        let collector = Collector()
        _ = ScenarioRunner.run(RunPlan(products: [product], errors: scripts.errors), reports: [collector])
        return collector.results
    }

    private final class Collector: Report {
        private(set) var results: [ScenarioResult] = []

        func handle(_ event: RunEvent) {
            if case .scenarioFinished(let result) = event { results.append(result) }
        }
    }
}
