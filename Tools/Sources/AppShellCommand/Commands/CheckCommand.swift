import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts
import ArgumentParser
import Foundation
import ScenarioReports
import ScenarioRunner

/// `appshell check`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: localized("Finds every issue of a product's composition."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Composes one product or all of them, and prints each issue with its code, module, fact and fix: \
                links that overlap or lead nowhere, payload rules that both match, a tab without a root, two \
                owners of one stored key. A product with flags is composed with each value of each flag, and each pair \
                of them, too. A flag whose day has passed is told, but fails nothing.
                """
            ),
            HelpText.examples(
                column: 51,
                ("./appshell check", localized("every product")),
                ("./appshell check madinia --json", nil),
                ("./appshell check madinia --aasa apple-app-site-association", nil),
                ("./appshell check madinia --released released.json", nil)
            ),
            localized(
                """
                With --aasa it also proves that the association file agrees with the product's links: every link \
                of the product opens in the app, and no other link does. Each difference comes with the shortest \
                link that shows it. The comparison covers https links as the app prints them, each query key \
                once. The system also opens the app for http links, which the app ignores.
                """
            ),
            localized(
                """
                With --released it also compares the product with its graph at the last release: hosts, links, \
                payload rules, shortcuts, screens, notification categories and stored keys that shipped and are gone. \
                Links count as there if they still lead to their destination.
                """
            ),
            localized(
                """
                Exit codes: 0 no issues; 1 issues; 2 unknown product, unreadable file, or the comparison could \
                not be completed.
                """
            )
        )
    )

    @Argument(help: ArgumentHelp(localized("The product: \(ProductCatalog.names). Default: all.")))
    var product: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("An apple-app-site-association file to compare with the links; - for standard input.")
        )
    )
    var aasa: String?

    @Option(name: .long, help: ArgumentHelp(localized("The file's host. Default: the product's canonical one.")))
    var host: String?

    @Option(
        name: .long,
        help: ArgumentHelp(localized("The Apple team, such as ABCDE12345. Default: any team in the file."))
    )
    var team: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("What graph --json printed at the last release, to compare with; - for standard input.")
        )
    )
    var released: String?

    @Flag(name: .long, help: ArgumentHelp(localized("Prints one JSON object.")))
    var json = false

    @OptionGroup var reader: LanguageOptions

    func validate() throws {
        if aasa == nil, host != nil { throw ValidationError(localized("--host requires --aasa.")) }
        if aasa == nil, team != nil { throw ValidationError(localized("--team requires --aasa.")) }
        if aasa != nil, product == nil {
            throw ValidationError(localized("--aasa: name the product whose file it is."))
        }
        if released != nil, product == nil {
            throw ValidationError(localized("--released: name the product whose graph it is."))
        }
    }

    func run() throws {
        let kits = try product.map { [try ProductCatalog.kit(named: $0)] } ?? ProductCatalog.kits
        let checks = kits.map { CompositionCheck($0.product, in: $0.makeSession().environment, today: .today) }
        var report = CheckReport(checks: checks)
        if let aasa { report.association = try association(aasa, of: checks) }
        if let released, let graph = checks.first?.graph {
            let bytes = try InputFile.bytes(of: released)
            report.release = try ReleaseCheck(bytes, named: InputFile.name(of: released), against: graph)
        }
        Console.out(json ? report.json : report.text)
        guard report.exit == .passed else { throw report.exit.code }
    }

    /// nil, after an error message, if the product must be fixed first.
    private func association(_ path: String, of checks: [CompositionCheck]) throws -> AssociationCheck? {
        let name = InputFile.name(of: path)
        let bytes = try InputFile.bytes(of: path)
        let file: AssociationFile
        do throws(AssociationError) { file = try AssociationFile(parsing: bytes) } catch {
            throw CommandError(
                error.issues.map { localized("\(name): \($0.localizedDescription)") }.joined(separator: "\n")
            )
        }
        guard let graph = checks.first?.graph else {
            Console.error(localized("\(name): not compared, because the product cannot be composed."))
            return nil
        }
        let apps = try AssociatedApps(of: graph.manifest, host: host, team: team)
        return AssociationCheck(file, named: name, of: apps, with: graph.links)
    }
}

extension ExpiryDay {
    /// In UTC.
    fileprivate static var today: ExpiryDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: Date())
        return ExpiryDay(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }
}
