import AppShell
import AppShellInspection
import ArgumentParser

/// `appshell aasa`
struct AasaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "aasa",
        abstract: "Says whether an association file hands a link to an app.",
        discussion: """
            Reads an apple-app-site-association file as the system does and says for each app of it whether the link \
            opens there, and by which rule, named by its location in the file; or which part of which rule the link does \
            not match.

              ./appshell aasa site.json https://madinia.fr/formations/performer
              ./appshell aasa site.json /contact --app ABCDE12345.com.example.app
              ./appshell graph madinia --aasa | ./appshell aasa - /blog/7 --json

            What the file says in vain, such as a rule that an earlier one shadows, follows as notes. The link may be a \
            path alone. Whether the app is installed and asks for the host, no file says.

            Exit codes: 0 the link is handed to an app (to that of --app, if given), 1 it is not, 2 the file can't be read.
            """
    )

    @Argument(help: "An apple-app-site-association file; - for standard input.")
    var file: String

    @Argument(help: "The link, or a path with query and fragment.")
    var link: String

    @Option(name: .long, help: "The app, such as ABCDE12345.com.example.app. Without: every app of the file.")
    var app: String?

    @Option(name: .long, help: "The host whose file it is. Without: the host of the link.")
    var host: String?

    @Flag(name: .long, help: "Prints one JSON object.")
    var json = false

    func run() throws {
        let name = InputFile.name(of: file)
        let bytes = try InputFile.bytes(of: file)
        let association: AssociationFile
        do throws(AssociationError) { association = try AssociationFile(parsing: bytes) } catch {
            throw CommandError(error.issues.map { "\(name): \($0)" }.joined(separator: "\n"))
        }
        let link = link.hasPrefix("/") ? "https://\(host ?? "example.com")\(link)" : link
        let report = AssociationReport(association, named: name, link: link, app: app, host: host)
        Console.out(json ? report.json : report.text)
        guard report.isHandedOver else { throw CommandExit.failed.code }
    }
}
