import AllInConnectTestKit
import CucumberGherkin
import Foundation
import MadiniaTestKit
import PiTrainerTestKit
import ScenarioReports
import ScenarioRunner

@_silgen_name("appshell_mutants_asked") func mutantsAsked(_ into: UnsafeMutablePointer<UInt8>)

/// Runs scenarios one by one in this process, for `Tests/Robustness/mutate`.
///
///     mutation-driver reach                 each scenario as a line of JSON: its location, seconds, and the switches asked
///     mutation-driver try LOCATION…         in this order, up to the first that fails, which it prints (exit code 1)
@main
enum Driver {
    static let kits: [(folder: String, kit: any TestKit.Type)] = [
        ("AllInConnect", AllInConnectTestKit.self), ("Madinia", MadiniaTestKit.self),
        ("PiTrainer", PiTrainerTestKit.self),
    ]

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "reach": try reach()
        case "try": try run(Array(arguments.dropFirst()))
        default:
            FileHandle.standardError.write(Data("usage: mutation-driver reach | try LOCATION…\n".utf8))
            exit(2)
        }
    }

    private static func reach() throws {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 65_536)
        for (folder, _) in kits {
            let scripts = try scripts(of: folder)
            for place in scripts.places {
                let start = Date()
                let failure = failure(of: place, in: scripts)
                let seconds = Date().timeIntervalSince(start)
                mutantsAsked(bytes)
                let asked = (0..<65_536).filter { bytes[$0] != 0 }
                let line: [String: Any] = [
                    "location": place.location, "seconds": seconds, "asked": asked, "failure": failure ?? "",
                ]
                print(String(decoding: try JSONSerialization.data(withJSONObject: line), as: UTF8.self))
            }
        }
    }

    private static func run(_ locations: [String]) throws {
        var loaded: [String: Scripts] = [:]
        for location in locations {
            let folder = String(location.split(separator: "/")[1])
            let scripts = try loaded[folder] ?? scripts(of: folder)
            loaded[folder] = scripts
            guard let place = scripts.places.first(where: { $0.location == location }) else {
                FileHandle.standardError.write(Data("\(location): no scenario begins there\n".utf8))
                exit(2)
            }
            if let failure = failure(of: place, in: scripts) {
                print("\(location)\n\(failure)")
                exit(1)
            }
        }
    }

    private struct Place {
        let feature: Int
        let pickle: Int
        let location: String
    }

    private struct Scripts {
        let scripts: ProductScripts
        /// What CI's run of the scripts accepts: it checks laws after each step.
        var accepted: [String: AcceptedFindings] = [:]
        var places: [Place] = []
    }

    private static func scripts(of folder: String) throws -> Scripts {
        guard let kit = kits.first(where: { $0.folder == folder })?.kit else { fatalError("no product \(folder)") }
        let names = try FileManager.default.subpathsOfDirectory(atPath: "Scenarios/\(folder)").sorted()
        func sources(_ isPhrases: Bool) throws -> [GherkinSource] {
            try names.filter { $0.hasSuffix(".feature") && $0.hasSuffix(PhraseBook.suffix) == isPhrases }.map { name in
                let path = "Scenarios/\(folder)/\(name)"
                return GherkinSource(uri: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
            }
        }
        var ids = IdentifierSequence()
        let loaded = LoadedScripts(try sources(false), ids: &ids)
        let phrases = PhraseBook(try sources(true))
        var result = Scripts(scripts: ProductScripts(kit: kit, features: loaded.features, phrases: phrases))
        let accepted = URL(fileURLWithPath: "Scenarios/\(folder)/exploration.json")
        if let json = try? Data(contentsOf: accepted) {
            result.accepted[kit.productID] = try AcceptedFindings(json: json)
        }
        for (feature, item) in loaded.features.enumerated() {
            for (pickle, scenario) in item.pickles.enumerated() {
                let location = "\(item.uri):\(scenario.location.line)"
                result.places.append(Place(feature: feature, pickle: pickle, location: location))
            }
        }
        return result
    }

    /// What the run prints where the scenario fails.
    private static func failure(of place: Place, in scripts: Scripts) -> String? {
        var part = scripts.scripts
        let feature = part.features[place.feature]
        var alone = feature
        alone.pickles = [feature.pickles[place.pickle]]
        part.features = [alone]
        var plan = RunPlan(products: [part])
        plan.checksAbsences = false
        plan.options.accepted = scripts.accepted
        var text = ""
        let report = PrettyReport(style: TextStyle(isColored: false)) { text += $0 }
        return ScenarioRunner.run(plan, reports: [report]).succeeded ? nil : text
    }
}
