import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts
import CucumberGherkin
import ScenarioRunner

/// The outcome of starting the app by a link or tap, and where the user ends up.
struct ArrivalReport {
    /// The link or tap.
    let record: ArrivalRecord
    /// All arrivals, including that one.
    let arrivals: [ArrivalRecord]
    let state: NavigationState
    /// The selected tab's title.
    let tab: String?
    /// The top screen's title.
    let screen: String
    /// Where it will lead once it no longer waits; nil if it does not wait.
    let awaited: Route?
    /// The explanation, on several lines, in the language of the current `Reader`.
    var explanation: (() -> String)?

    /// Starts the app of a fresh session.
    ///
    /// - Parameter isSignedIn: whether a member signs in first and the app is then terminated.
    /// - Throws: ``CommandError`` if the product cannot be composed, or has no members.
    init(
        launching session: HeadlessSession,
        of kit: any TestKit.Type,
        with arrival: Arrival,
        isSignedIn: Bool = false
    ) throws {
        do {
            if isSignedIn { try Self.signIn(session, of: kit) }
            try session.launch(with: arrival)
        } catch let error as CompositionError {
            throw CommandError(error.localizedDescription)
        }
        state = try session.navigation()
        arrivals = try session.arrivals()
        guard let record = arrivals.first(where: { $0.arrival == arrival }) else {
            throw CommandError(
                localized(
                    "The \(arrival.localizedDescription) has no recorded outcome; this is a bug in the shell."
                )
            )
        }
        self.record = record
        awaited = record.outcome.isHeld ? try kit.graph(in: session).route(of: arrival) : nil
        tab = try session.selectedTab
        screen = try session.content().children.last?.label ?? ""
    }

    private static func signIn(_ session: HeadlessSession, of kit: any TestKit.Type) throws {
        guard let signIn = kit.memberSignIn else {
            throw CommandError(localized("--signed-in: “\(kit.productID)” has no members to sign in."))
        }
        try session.launch()
        do {
            try signIn(session)
        } catch {
            throw CommandError(localized("--signed-in: the member of the test kit cannot sign in: \("\(error)")"))
        }
        session.kill(by: .person)
    }

    /// Prints the report.
    ///
    /// - Throws: the exit code for a held or ignored arrival.
    func finish(json isJSON: Bool) throws {
        Console.out(isJSON ? json : text)
        if record.outcome.isHeld { throw CommandExit.held.code }
        guard record.outcome.hasOpened else { throw CommandExit.failed.code }
    }

    var text: String {
        let words = Words()
        var rows = [(words.outcome, record.outcome.localizedDescription)]
        if let awaited { rows.append((words.then, "\(awaited)")) }
        if let tab { rows.append((words.tab, tab)) }
        for (index, route) in state.base.routes.enumerated() {
            rows.append((index == 0 ? words.stack : "", "\(route)"))
        }
        for sheet in state.sheets {
            rows.append((words.sheet, sheet.routes.map(\.description).joined(separator: " › ")))
        }
        rows.append((words.screen, screen))
        var lines = rows.map { words.padded($0) + $1 }
        if let explanation { lines += ["", explanation()] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What stands before the values, in one column.
    private struct Words {
        let outcome = localized("outcome")
        let then = localized("then")
        let tab = localized("tab")
        let stack = localized("stack")
        let sheet = localized("sheet")
        let screen = localized("screen")

        func padded(_ word: String) -> String {
            let width = [outcome, then, tab, stack, sheet, screen].map(\.count).max() ?? 0
            return word + String(repeating: " ", count: width + 2 - word.count)
        }
    }

    /// One object on one line.
    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            record.writeOutcome(into: &writer, awaited: awaited)
            writer.field("number", record.number)
            writer.field("moment", record.moment.rawValue)
            writer.field("tab", ifPresent: tab)
            // As in `graph --json`.
            writer.field("tabID", ifPresent: state.selected?.rawValue)
            writer.array("stack", state.base.routes) { $1.write(into: &$0) }
            writer.array("sheets", state.sheets.flatMap(\.routes)) { $1.write(into: &$0) }
            writer.field("screen", screen)
            writer.array("arrivals", arrivals) { $1.write(into: &$0) }
            writer.field("explanation", ifPresent: explanation.map { inEnglish($0) })
        }
        writer.lineBreak()
        return writer.text
    }
}

extension ArrivalRecord {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("number", number)
            switch arrival.content {
            case .link(let link):
                writer.field("kind", "link")
                writer.field("link", link)
            // Payloads and saved states may be personal, so they are not repeated.
            case .tap: writer.field("kind", "tap")
            case .shortcut(let shortcut):
                writer.field("kind", "shortcut")
                writer.field("shortcut", shortcut)
            case .restoration: writer.field("kind", "restoration")
            }
            writer.field("id", ifPresent: arrival.id)
            writer.field("moment", moment.rawValue)
            writeOutcome(into: &writer)
            writer.field("text", "\(outcome)")
        }
    }

    /// The outcome's name, with its reason and route if any.
    ///
    /// - Parameter awaited: the route of a held arrival.
    fileprivate func writeOutcome(into writer: inout JSONWriter, awaited: Route? = nil) {
        let (name, route, reason) = outcome.parts
        writer.field("outcome", name)
        writer.field("reason", ifPresent: reason)
        if let route = route ?? awaited {
            writer.key("route")
            route.write(into: &writer)
        }
    }
}

extension ArrivalOutcome {
    /// Other programs rely on these names.
    fileprivate var parts: (name: String, route: Route?, reason: String?) {
        switch self {
        case .opened(let route): ("opened", route, nil)
        case .openedInstead(let route, let reason): ("opened-instead", route, reason)
        case .ignored(let reason): ("ignored", nil, reason)
        case .held(let reason): ("held", nil, reason)
        case .restored: ("restored", nil, nil)
        case .duplicate: ("duplicate", nil, nil)
        case .expired: ("expired", nil, nil)
        }
    }
}

extension AppGraph {
    /// Where an arrival leads once nothing holds it, if anywhere.
    fileprivate func route(of arrival: Arrival) -> Route? {
        switch arrival.content {
        case .link(let link):
            switch links.match(link) {
            case .matched(let route, _): return route
            case .unmatched:
                guard case .tab(let tab) = manifest.links.unmatched else { return nil }
                return manifest.tabs.first { $0.id == tab }?.root
            case .malformed, .foreign: return nil
            }
        case .tap(let payload):
            guard case .success(.matched(let route, _)) = payload.content.map(payloads.match) else { return nil }
            return route
        case .shortcut, .restoration: return nil
        }
    }
}
