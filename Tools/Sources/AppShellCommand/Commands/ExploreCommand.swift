import AppShellExploration
import AppShellTexts
import ArgumentParser
import Foundation
import ScenarioReports
import ScenarioRunner

/// `appshell explore`
struct ExploreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore",
        abstract: localized("Does all that can be done to an app, and checks its laws in every state."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Taps, types, links, pushes, time, the network, the life of the app, and every fault of every \
                call: breadth first to a depth, then by novelty. A law that is broken is told as the shortest \
                script that breaks it.
                """
            ),
            HelpText.examples(
                ("./appshell explore madinia --depth 1", nil),
                ("./appshell explore madinia --time 60 --seed 7", nil),
                ("./appshell explore madinia --from Scenarios/Madinia/contact.feature:14", nil),
                ("./appshell explore madinia --feature catalog", localized("one feature alone")),
                ("./appshell explore madinia --phone-language ar-XB", localized("from right to left")),
                ("./appshell explore madinia --format html:explore.html --format dot:map.dot", nil),
                ("./appshell explore madinia --laws", localized("lists the laws"))
            ),
            localized(
                """
                The same depth and seed give the same report, whatever --jobs is. docs/exploring.md has the \
                acts, the laws, and how to accept a finding.
                """
            ),
            localized(
                """
                Exit codes: 0 all laws hold, or what breaks them is accepted; 1 a law is broken; 2 wrong usage, \
                or it could not finish; 130 interrupted, with a report of what was found.
                """
            )
        )
    )

    @Argument(help: ArgumentHelp(localized("The product: \(ProductCatalog.names).")))
    var product: String

    @Option(help: ArgumentHelp(localized("A step of a scenario, FILE:LINE: the exploration begins after it.")))
    var from: String?

    @Option(
        help: ArgumentHelp(
            localized("One feature alone, by the id of its module: the others show no screens."),
            valueName: "module"
        )
    )
    var feature: String?

    @Option(
        help: ArgumentHelp(
            localized("The phone's language: a code such as en, or a pseudo-language, en-XA or ar-XB.")
        )
    )
    var phoneLanguage: String?

    @Option(
        help: ArgumentHelp(
            localized("Every state within that many acts of the first launch is checked (2 without --time).")
        )
    )
    var depth: Int?

    @Option(
        help: ArgumentHelp(
            localized("Seconds on the wall clock: goes on by novelty once the depth is done, and stops then.")
        )
    )
    var time: Double?

    @Option(help: ArgumentHelp(localized("Of all choices.")))
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp(localized("How many processes work at a time: a number, or auto.")))
    var jobs: JobsArgument?

    @Option(help: ArgumentHelp(localized("Checks this law alone. Repeatable.")))
    var law: [String] = []

    @Option(help: ArgumentHelp(localized("Leaves this law out. Repeatable.")))
    var withoutLaw: [String] = []

    @Flag(help: ArgumentHelp(localized("Lists the laws.")))
    var laws = false

    @Option(
        help: ArgumentHelp(
            localized("Compares that many pairs of equal states: what is done next must have the same effect.")
        )
    )
    var compare = 0

    @Option(
        help: ArgumentHelp(
            localized("What it writes: text, json, dot or html; with a file, html:explore.html. Repeatable.")
        )
    )
    var format: [ExploreFormat] = []

    @Option(help: ArgumentHelp(localized("Writes each finding as a script into this folder.")))
    var save: String?

    @Option(
        help: ArgumentHelp(localized("The file of accepted findings (exploration.json beside the product's scripts)."))
    )
    var accepted: String?

    @Option(help: ArgumentHelp(localized("Does what an exploration printed again, and checks the laws on it.")))
    var replay: String?

    @Option(help: ArgumentHelp(localized("Seconds without a sign after which an act counts as hanging (20).")))
    var timeout = 20

    @OptionGroup var reader: LanguageOptions

    func validate() throws {
        if let depth, depth < 0 { throw ValidationError(localized("--depth: \(depth) is less than 0.")) }
        if let time, !(time > 0) {
            throw ValidationError(localized("--time: say for how many seconds, such as --time 60."))
        }
        if let phoneLanguage, !PhoneLanguage.isCode(phoneLanguage) {
            throw ValidationError(localized("--phone-language \(phoneLanguage): write a code such as en or en-GB."))
        }
        if compare < 0 { throw ValidationError(localized("--compare: \(compare) is less than 0.")) }
        if timeout < 1 { throw ValidationError(localized("--timeout: \(timeout) is less than 1 s.")) }
        if replay != nil, depth != nil || time != nil || save != nil || compare > 0 {
            throw ValidationError(localized("--replay does one path; leave out --depth, --time, --save and --compare."))
        }
        if !law.isEmpty, !withoutLaw.isEmpty {
            throw ValidationError(localized("--law and --without-law: keep one of them."))
        }
    }

    func run() throws {
        Interruption.watch()
        let all = try ProductCatalog.kit(named: product).explorationLaws
        if laws {
            for line in TextColumns(rows: all.map { [$0.name, $0.localizedSentence] }).lines(indent: 0) {
                Console.out(line + "\n")
            }
            return
        }
        for name in withoutLaw where !all.contains(where: { $0.name == name }) {
            throw ExplorationChoice.unknown(name, among: all)
        }
        var chosen = law
        if !withoutLaw.isEmpty { chosen = all.map(\.name).filter { !withoutLaw.contains($0) } }
        let choice = try ExplorationChoice(
            product: product,
            laws: chosen,
            from: from,
            feature: feature,
            phoneLanguage: phoneLanguage
        )
        if let replay {
            return try ExplorationReplay(choice, try ExplorationChoice.path(in: replay), timeout: timeout).run()
        }
        let exit = try ExplorationRun(self, choice).run()
        if exit != .passed { throw exit.code }
    }
}
