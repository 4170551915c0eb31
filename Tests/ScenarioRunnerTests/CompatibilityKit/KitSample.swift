import AppShell
import CucumberGherkin
import Foundation
import ScenarioReports
import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// One sample of the official compatibility kit: scripts, how they are run, and the messages that come of it.
struct KitSample: Sendable, CustomTestStringConvertible {
    let name: String
    /// What its steps attach lies there.
    let folder: URL
    private let expectation: URL

    var testDescription: String { name }

    /// Every folder of the kit; fails where there is none.
    static func all() throws -> [KitSample] {
        let kit = ConformanceFolder.root.appending(path: "compatibility-kit")
        let names = try FileManager.default.contentsOfDirectory(atPath: kit.path(percentEncoded: false)).sorted()
        let samples = names.filter { !$0.hasPrefix(".") }.map { name in
            let folder = kit.appending(path: name)
            return KitSample(name: name, folder: folder, expectation: folder.appending(path: "\(name).ndjson"))
        }
        try #require(!samples.isEmpty, "the kit's folder is empty")
        return samples
    }

    /// The messages that the official JUnit formatter is tested with and that the kit's folder lacks.
    static func furtherMessages() throws -> [KitSample] {
        let known = try Set(all().map(\.name))
        return try ConformanceFolder.files(in: "junit-xml", withExtension: "ndjson").compactMap { file in
            let name = file.deletingPathExtension().lastPathComponent
            guard !known.contains(name) else { return nil }
            return KitSample(name: name, folder: file.deletingLastPathComponent(), expectation: file)
        }
    }

    func expected() throws -> [JSONValue] {
        try Self.lines(of: [UInt8](Data(contentsOf: expectation)))
    }

    static func lines(of bytes: [UInt8]) throws -> [JSONValue] {
        let limits = JSONLimits(bytes: 10_000_000, depth: 64)
        return try bytes.split(separator: UInt8(ascii: "\n")).map { try JSONValue(parsing: Array($0), limits: limits) }
    }

    /// The scripts: as the messages carry them, so that all are read as they were.
    func sources() throws -> [GherkinSource] {
        try expected().compactMap { $0.objectValue?["source"]?.objectValue }.map { source in
            let uri = try #require(source["uri"]?.stringValue)
            return GherkinSource(uri: uri, text: try #require(source["data"]?.stringValue))
        }
    }

    /// A file of the sample's; one that is not handed out with it is in its messages.
    func bytes(of file: String, mediaType: String) throws -> [UInt8] {
        if let data = try? Data(contentsOf: folder.appending(path: file)) { return [UInt8](data) }
        let attachments = try expected().compactMap { $0.objectValue?["attachment"]?.objectValue }
        let attachment = attachments.first { $0["mediaType"]?.stringValue == mediaType }
        let body = try #require(attachment?["body"]?.stringValue, "\(name) has no \(file)")
        return try [UInt8](#require(Data(base64Encoded: body)))
    }

    /// The words of `NAME.arguments.txt`; those of samples without their folder are known by name.
    var arguments: [String] {
        let file = folder.appending(path: "\(name).arguments.txt")
        if let text = try? String(contentsOf: file, encoding: .utf8) {
            return text.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        if name.hasPrefix("retry") { return ["--retry", "2"] }
        return name.hasSuffix("-reversed") ? ["--order", "reverse"] : []
    }

    /// Runs the sample with steps of ours.
    func run() throws -> [JSONValue] {
        try Self.lines(of: messages())
    }

    /// The same as it is written.
    func messages(_ detail: MessageReport.Detail = .standard) throws -> [UInt8] {
        var library = StepLibrary()
        let define = try #require(
            KitSteps.all[name],
            "There are no native steps for the sample “\(name)”: add them to KitSteps."
        )
        try define(&library, self)
        var ids = IdentifierSequence()
        let scripts = LoadedScripts(try sources(), ids: &ids)
        var plan = RunPlan(
            products: [ProductScripts(kit: TinyKit.self, library: library, features: scripts.features)],
            errors: scripts.errors
        )
        plan.options.allowsEmptyScenarios = true
        try apply(arguments, to: &plan)
        var bytes: [UInt8] = []
        _ = ScenarioRunner.run(plan, reports: [MessageReport(detail: detail) { bytes += $0 }])
        return bytes
    }

    private func apply(_ arguments: [String], to plan: inout RunPlan) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--retry":
                let count = rest.popFirst().flatMap(Int.init)
                plan.retries = try #require(count)
            case "--order":
                let order = rest.popFirst()
                try #require(order?.hasPrefix("revers") == true, "this test knows no order “\(order ?? "")”")
                plan.order = .reversed
            case "--error": plan.preparation = { throw KitError("Whoops!") }
            default: Issue.record("\(name): this test does not know the argument \(option)")
            }
        }
    }
}

/// What the samples' steps throw.
struct KitError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
