import AppShell
import AppShellInspection
import AppShellTexts
import ArgumentParser

/// `appshell aasa`
struct AasaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "aasa",
        abstract: localized("Shows whether an association file opens a link in an app."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Reads an apple-app-site-association file as the system does, and prints for each app whether the \
                link opens there, with the deciding rule's location in the file, or the part of each rule that \
                does not match.
                """
            ),
            HelpText.examples(
                ("./appshell aasa site.json https://madinia.fr/formations/performer", nil),
                ("./appshell aasa site.json /contact --app ABCDE12345.com.example.app", nil),
                ("./appshell graph madinia --aasa | ./appshell aasa - /blog/7 --json", nil)
            ),
            localized(
                """
                Notes list rules without effect, such as one that an earlier rule shadows. The link may be just \
                a path. No file can tell whether the app is installed and asks for the host.
                """
            ),
            localized(
                """
                Exit codes: 0 the link opens in an app (the one of --app, if given); 1 it does not; 2 the file \
                could not be read.
                """
            )
        )
    )

    @Argument(help: ArgumentHelp(localized("An apple-app-site-association file; - for standard input.")))
    var file: String

    @Argument(help: ArgumentHelp(localized("The link, or a path with query and fragment.")))
    var link: String

    @Option(
        name: .long,
        help: ArgumentHelp(localized("The app, such as ABCDE12345.com.example.app. Default: every app in the file."))
    )
    var app: String?

    @Option(name: .long, help: ArgumentHelp(localized("The file's host. Default: the link's host.")))
    var host: String?

    @Flag(name: .long, help: ArgumentHelp(localized("Prints one JSON object.")))
    var json = false

    @OptionGroup var reader: LanguageOptions

    func run() throws {
        let name = InputFile.name(of: file)
        let bytes = try InputFile.bytes(of: file)
        let association: AssociationFile
        do throws(AssociationError) { association = try AssociationFile(parsing: bytes) } catch {
            throw CommandError(
                error.issues.map { localized("\(name): \($0.localizedDescription)") }.joined(separator: "\n")
            )
        }
        let link = link.hasPrefix("/") ? "https://\(host ?? "example.com")\(link)" : link
        let report = AssociationReport(association, named: name, link: link, app: app, host: host)
        Console.out(json ? report.json : report.text)
        guard report.isHandedOver else { throw CommandExit.failed.code }
    }
}
