import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts
import ArgumentParser
import ScenarioRunner

/// `appshell push`
struct PushCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push",
        abstract: localized("Shows what tapping a notification opens when the app is not running."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Starts the app by tapping the notification on a fresh phone, and prints the outcome, the tab and \
                the stack. The file contains the payload as sent to APNs or delivered by FCM: one JSON object.
                """
            ),
            HelpText.examples(
                ("./appshell push madinia payload.json", nil),
                ("./appshell push madinia - --explain < payload.json", nil)
            ),
            localized(
                """
                --json prints one object: outcome, reason, route, number and moment of the arrival, tab, stack, \
                sheets, screen, and arrivals (all of them with their outcomes). For a held tap, route is the one \
                that it waits for.
                """
            ),
            localized(
                """
                Exit codes: 0 the tap opened something; 1 it was ignored; 2 unknown product, or the file is not \
                readable text; 3 it is held until someone signs in or a lock ends.
                """
            )
        )
    )

    @Argument(help: ArgumentHelp(localized("The product: \(ProductCatalog.names).")))
    var product: String

    @Argument(help: ArgumentHelp(localized("A file with the payload; - for standard input.")))
    var file: String

    @Flag(name: .long, help: ArgumentHelp(localized("Explains why each payload rule matches or not.")))
    var explain = false

    @Flag(
        name: .long,
        help: ArgumentHelp(localized("Signs in a member of the test kit first, then terminates the app."))
    )
    var signedIn = false

    @Flag(name: .long, help: ArgumentHelp(localized("Prints one JSON object.")))
    var json = false

    @OptionGroup var reader: LanguageOptions

    func run() throws {
        let kit = try ProductCatalog.kit(named: product)
        let sent = try InputFile.text(of: file)
        // An invalid payload is passed unchanged, so that errors are reported at their place in the file.
        let payload = (try? NotificationPayload.handedOver(sent).text) ?? sent
        let session = kit.makeSession()
        var report = try ArrivalReport(launching: session, of: kit, with: .tap(payload), isSignedIn: signedIn)
        if explain {
            let payloads = try kit.graph(in: session).payloads
            report.explanation = { Self.explanation(of: payload, in: payloads) }
        }
        try report.finish(json: json)
    }

    private static func explanation(of text: String, in payloads: PayloadTable) -> String {
        do throws(PayloadError) {
            let payload = try PushPayload(parsing: text)
            let notes = payload.localizedNotes.map { "\n  - \($0)" }.joined()
            return payloads.explain(payload).localizedDescription + notes
        } catch {
            return localized("The payload cannot be read, so no rule was tried: \(error.localizedDescription)")
        }
    }
}
