import AppShell
import AppShellHeadless
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
    let focused: String?
    /// What the app waits for.
    let pending: [String]
    /// Seconds until the next timer.
    let nextTimer: Double?
    let timeZone: String

    /// As it is now. A panel of an earlier moment is kept, as its parts cannot be told afterwards.
    init(_ session: HeadlessSession) {
        navigation = (try? session.navigation()).map { "\($0)" }
        arrivals = ((try? session.arrivals()) ?? []).map { record in
            ArrivalRow(number: record.number, what: "\(record.arrival)", outcome: "\(record.outcome)")
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
                return Scheduled(title: scheduled.notification.title, at: scheduled.date.formatted(style))
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
