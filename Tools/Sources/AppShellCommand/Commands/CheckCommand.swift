import AppShell
import AppShellHeadless
import AppShellInspection
import ArgumentParser
import ScenarioReports
import ScenarioRunner

/// `appshell check`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds every fault of a product's composition.",
        discussion: """
            Composes the product, or all of them, and prints each fault with its code, the module, the fact and the \
            fix: links that overlap or lead nowhere, payload rules that both match, a tab without a root, two owners \
            of one stored key.

              ./appshell check                                 every product
              ./appshell check madinia --json
              ./appshell check madinia --aasa apple-app-site-association

            With --aasa it is also proved that the association file and the product's links agree: that every link \
            of the product opens in the app, and that no other one does. Each difference comes with the shortest link \
            that shows it. Compared are https links as the app prints them, each query key once; http links, which the \
            system hands over too, the app ignores.

            Exit codes: 0 no fault, 1 faults, 2 there is no such product, the file can't be read, or the comparison \
            could not be finished.
            """
    )

    @Argument(help: "The product: \(ProductCatalog.names). Without: all of them.")
    var product: String?

    @Option(name: .long, help: "An apple-app-site-association file to hold against the links; - for standard input.")
    var aasa: String?

    @Option(name: .long, help: "The host whose file it is. Without: the product's canonical one.")
    var host: String?

    @Option(name: .long, help: "The team at Apple, such as ABCDE12345. Without: whichever the file names.")
    var team: String?

    @Flag(name: .long, help: "Prints one JSON object.")
    var json = false

    func validate() throws {
        if aasa == nil, host != nil { throw ValidationError("--host belongs to --aasa.") }
        if aasa == nil, team != nil { throw ValidationError("--team belongs to --aasa.") }
        if aasa != nil, product == nil { throw ValidationError("--aasa: name the product whose file it is.") }
    }

    func run() throws {
        let kits = try product.map { [try ProductCatalog.kit(named: $0)] } ?? ProductCatalog.kits
        let checks = kits.map { ProductCheck($0.product, in: $0.makeSession().environment) }
        var report = CheckReport(checks: checks)
        if let aasa { report.association = try association(aasa, of: checks) }
        Console.out(json ? report.json : report.text)
        guard report.exit == .passed else { throw report.exit.code }
    }

    /// nil where the product has to be fixed first, which is said.
    private func association(_ path: String, of checks: [ProductCheck]) throws -> AssociationCheck? {
        let name = InputFile.name(of: path)
        let bytes = try InputFile.bytes(of: path)
        let file: AssociationFile
        do throws(AssociationError) { file = try AssociationFile(parsing: bytes) } catch {
            throw CommandError(error.issues.map { "\(name): \($0)" }.joined(separator: "\n"))
        }
        guard let graph = checks.first?.graph else {
            Console.error("\(name): not compared, since the product can't be composed.")
            return nil
        }
        let apps = try AssociatedApps(of: graph.manifest, host: host, team: team)
        return AssociationCheck(file, named: name, of: apps, with: graph.links)
    }
}
