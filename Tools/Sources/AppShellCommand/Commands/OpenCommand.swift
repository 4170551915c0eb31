import AppShell
import ArgumentParser
import Headless
import ScenarioRunner

/// `appshell open`
struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Says what a link opens on an app that was not running.",
        discussion: """
            Starts the app by the link on a fresh phone and prints the outcome, the tab and the stack.

              ./appshell open madinia https://madinia.fr/formations/performer

            Exit codes: 0 the link opened something, 1 it was ignored, 2 there is no such product.
            """
    )

    @Argument(help: "The product: \(ProductCatalog.names).")
    var product: String

    @Argument(help: "The link, as it was followed.")
    var url: String

    @Flag(name: .long, help: "Prints one JSON object.")
    var json = false

    func run() throws {
        let session = try ProductCatalog.kit(named: product).makeSession()
        do {
            try session.launch(with: .link(url))
        } catch let error as CompositionError {
            throw CommandFailure("\(error)")
        }
        let state = try session.navigation()
        guard let record = try session.arrivals().last else {
            throw CommandFailure("The link has no recorded outcome; this is a fault of the shell.")
        }
        let screen = try session.content().children.last?.label ?? ""
        let report = OpenReport(outcome: record.outcome, state: state, tab: try session.selectedTab, screen: screen)
        Console.out(json ? report.json : report.text)
        guard report.hasOpened else { throw ExitCode(CommandExit.failed.rawValue) }
    }
}

/// What a link led to.
struct OpenReport {
    let outcome: ArrivalOutcome
    let state: NavigationState
    /// The title of the selected tab.
    let tab: String?
    /// The title of the screen on top.
    let screen: String

    var hasOpened: Bool { outcome.hasOpened }

    var text: String {
        var lines = ["outcome  \(outcome)"]
        if let tab { lines.append("tab      \(tab)") }
        for (index, route) in state.base.routes.enumerated() {
            lines.append((index == 0 ? "stack    " : "         ") + "\(route)")
        }
        for sheet in state.sheets {
            lines.append("sheet    " + sheet.routes.map(\.description).joined(separator: " › "))
        }
        lines.append("screen   \(screen)")
        return lines.joined(separator: "\n") + "\n"
    }

    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("outcome", name)
            writer.field("reason", ifPresent: reason)
            writer.field("tab", ifPresent: tab)
            writer.array("stack", state.base.routes) { $1.write(into: &$0) }
            writer.array("sheets", state.sheets.flatMap(\.routes)) { $1.write(into: &$0) }
            writer.field("screen", screen)
        }
        writer.lineBreak()
        return writer.text
    }

    private var name: String {
        switch outcome {
        case .opened: "opened"
        case .openedInstead: "opened-instead"
        case .ignored: "ignored"
        case .held: "held"
        case .restored: "restored"
        case .duplicate: "duplicate"
        case .expired: "expired"
        }
    }

    private var reason: String? {
        switch outcome {
        case .openedInstead(_, let reason), .ignored(let reason), .held(let reason): reason
        case .opened, .restored, .duplicate, .expired: nil
        }
    }
}

extension Route {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", name)
            writer.object("parameters") { writer in
                for name in parameters.names { writer.field(name, ifPresent: parameters[name]) }
            }
        }
    }
}
