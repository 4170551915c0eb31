import AppShell
import AppShellHeadless
import AppShellInspection
import Foundation

/// What the bench shows beside the phone.
struct Panel: Encodable, Sendable {
    struct ArrivalRow: Encodable, Sendable {
        let number: Int
        let what: String
        let outcome: String
    }

    struct RequestRow: Encodable, Sendable {
        let line: String
        /// `200`, `cancelled`; nil while it is open.
        var status: String?
    }

    struct EventRow: Encodable, Sendable {
        /// Virtual seconds since the start; the page writes the decimal sign as its reader does.
        let time: String
        let kind: String
        let text: String
    }

    struct Shown: Encodable, Sendable {
        let title: String
        let body: String
        let banner: Bool
    }

    struct Scheduled: Encodable, Sendable {
        let title: String
        let body: String
        let at: String
    }

    struct Notifications: Encodable, Sendable {
        let shown: [Shown]
        let scheduled: [Scheduled]
        let badge: Int
        let asking: Bool
    }

    struct Stored: Encodable, Sendable {
        let key: String
        let form: String
        let value: String
        let secret: Bool
    }

    /// The faults of every call, or of the calls of one method and path.
    struct FaultRow: Encodable, Sendable {
        let method: String?
        let path: String?
        /// Milliseconds before each response; nil for none.
        let delay: Int?
        let hangs: Bool
        let unreachable: Bool
        /// The responses to the next calls: a status, or `lost`, `silent`, `late`, `cutOff`.
        let next: [String]
        let standing: String?

        init(_ target: CallTarget?, _ faults: ServerFaults) {
            method = target?.method.rawValue
            path = target?.path
            delay = faults.delay > .zero ? faults.delay.milliseconds : nil
            hangs = faults.hangs
            unreachable = faults.isUnreachable
            next = faults.answers.map(Self.name)
            standing = faults.standing.map(Self.name)
        }

        private static func name(of answer: ServerFaults.Answer) -> String {
            switch answer {
            case .status(let status): "\(status.code)"
            case .lost: "lost"
            case .silent: "silent"
            case .late: "late"
            case .cutOff: "cutOff"
            }
        }
    }

    /// The most events and requests, the latest ones.
    private static let rowLimit = 120
    /// How many of the latest events are searched for requests.
    private static let requestDepth = 600
    /// The most characters of a stored value.
    private static let valueLimit = 2_000

    let navigation: String?
    let arrivals: [ArrivalRow]
    let requests: [RequestRow]
    let events: [EventRow]
    let notifications: Notifications
    let stored: [Stored]
    let online: Bool
    /// Of the server, those in force.
    let faults: [FaultRow]
    let focused: String?
    /// What the app waits for.
    let pending: [String]
    /// Seconds until the next timer.
    let nextTimer: Double?
    let timeZone: String

    /// As it is now. A panel of an earlier moment is kept, as its parts cannot be told afterwards.
    init(_ session: HeadlessSession) {
        navigation = (try? session.navigation()).map(\.localizedDescription)
        arrivals = ((try? session.arrivals()) ?? []).map { record in
            ArrivalRow(
                number: record.number,
                what: record.arrival.localizedDescription,
                outcome: record.outcome.localizedDescription
            )
        }
        let count = session.trace.count
        requests = Self.requests(in: session.trace.events(after: max(0, count - Self.requestDepth)))
        events = session.trace.events(after: max(0, count - Self.rowLimit)).map { event in
            EventRow(time: event.time.seconds(3), kind: event.kind.localizedName, text: event.localizedText)
        }
        let centre = session.phone.notifications
        notifications = Notifications(
            shown: centre.shown.map { shown in
                Shown(
                    title: shown.notification.title,
                    body: shown.notification.body,
                    banner: shown.presentation.contains(.banner)
                )
            },
            scheduled: centre.scheduled.sorted { $0.date < $1.date }.map { scheduled in
                let style = Date.ISO8601FormatStyle(timeZone: session.timeZone)
                return Scheduled(
                    title: scheduled.notification.title,
                    body: scheduled.notification.body,
                    at: scheduled.date.formatted(style)
                )
            },
            badge: centre.badge,
            asking: centre.isAsking
        )
        stored = session.disk.files.map { file in
            let text = session.disk.text(of: file)
            let value = file.kind == .secret ? "••••••" : text.map { String($0.prefix(Self.valueLimit)) } ?? ""
            return Stored(key: file.name, form: file.kind.rawValue, value: value, secret: file.kind == .secret)
        }
        online = session.phone.isOnline
        faults = session.server.faultsInForce.map { FaultRow($0.target, $0.faults) }
        focused = (try? session.focusedField) ?? nil
        pending = session.pending
        nextTimer = session.nextTimer.map { $0.inSeconds }
        timeZone = session.timeZone.identifier
    }

    /// From the trace, since what the server never got is not in its record.
    private static func requests(in events: some Sequence<Trace.Event>) -> [RequestRow] {
        var rows: [RequestRow] = []
        for event in events {
            switch event.kind {
            case .request: rows.append(RequestRow(line: event.text, status: nil))
            case .response:
                let open = rows.firstIndex { $0.status == nil && event.text.hasPrefix($0.line + ": ") }
                guard let open else { continue }
                rows[open].status = String(event.text.dropFirst(rows[open].line.count + 2))
            default: break
            }
        }
        return rows.suffix(rowLimit)
    }
}

extension Duration {
    /// `1.250`
    func seconds(_ digits: Int) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US_POSIX"))
        return inSeconds.formatted(style.precision(.fractionLength(digits)).grouping(.never))
    }

    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }

    /// Rounded down.
    var milliseconds: Int {
        Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
