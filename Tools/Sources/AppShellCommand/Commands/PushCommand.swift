import AppShell
import AppShellHeadless
import AppShellInspection
import ArgumentParser
import ScenarioRunner

/// `appshell push`
struct PushCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push",
        abstract: "Says what the tap on a notification opens on an app that was not running.",
        discussion: """
            Starts the app by a tap on the notification on a fresh phone and prints the outcome, the tab and the \
            stack. The file holds the payload as it is sent to APNs or delivered by FCM: one JSON object.

              ./appshell push madinia payload.json
              ./appshell push madinia - --explain < payload.json

            With --json, one object: outcome, reason, route, number and moment of the arrival, tab, stack, sheets, \
            screen, and arrivals, everything that arrived with its outcome. Of a tap that waits (outcome held), the \
            route is the one it waits for.

            Exit codes: 0 the tap opened something, 1 it was ignored, 2 there is no such product, or the file can't be \
            read as text, 3 it is held: it waits until someone signs in, or a lock ends.
            """
    )

    @Argument(help: "The product: \(ProductCatalog.names).")
    var product: String

    @Argument(help: "A file with the payload; - for standard input.")
    var file: String

    @Flag(name: .long, help: "Tells why: each payload rule, and why it matches or not.")
    var explain = false

    @Flag(name: .long, help: "A member of the product's test kit has signed in before; the app was ended since.")
    var signedIn = false

    @Flag(name: .long, help: "Prints one JSON object.")
    var json = false

    func run() throws {
        let kit = try ProductCatalog.kit(named: product)
        let payload = try InputFile.text(of: file)
        let session = kit.makeSession()
        var report = try ArrivalReport(launching: session, of: kit, with: .tap(payload), isSignedIn: signedIn)
        if explain { report.explanation = explanation(of: payload, in: try kit.graph(in: session).payloads) }
        try report.finish(json: json)
    }

    private func explanation(of text: String, in payloads: PayloadTable) -> String {
        do throws(PayloadError) {
            let payload = try PushPayload(parsing: text)
            let notes = payload.notes.map { "\n  - \($0)" }.joined()
            return payloads.explain(payload).description + notes
        } catch {
            return "The payload can't be read, so no rule was asked: \(error)"
        }
    }
}
