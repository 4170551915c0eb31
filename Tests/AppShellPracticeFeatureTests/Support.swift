import AppShell
import AppShellHeadless
import AppShellPracticeFeature
import Foundation
import Synchronization
import Testing

enum Sample {
    static let pi = "14159265358979323846264338327950288419716939937510" + String(repeating: "5820974944", count: 120)
    static let e = "7182818284590452353602874713526624977572"

    /// - Parameter text: of ASCII digits.
    static func digits(_ text: String) -> Digits {
        let bytes = Array(text.utf8)
        do {
            return try Digits(bytes, expectedCount: bytes.count, expectedChecksum: Digits.checksum(of: bytes))
        } catch {
            preconditionFailure("\(error)")
        }
    }

    static let constants = [
        PracticeConstant(id: "pi", title: "Pi", symbol: "π", integerPart: "3", digits: .success(digits(pi))),
        PracticeConstant(id: "e", title: "e", symbol: "e", integerPart: "2", digits: .success(digits(e))),
        PracticeConstant(
            id: "phi",
            title: "phi",
            symbol: "φ",
            integerPart: "1",
            digits: .failure(.wrongCount(7, expected: 1_000_000))
        ),
    ]
}

/// A product of practice and one other place.
enum PracticeApp: Product {
    static let manifest = AppManifest(
        id: "practice",
        name: "Practice",
        navigation: .stack(root: PracticeHome().route),
        links: LinkPolicy(schemes: ["pitrainer"])
    )

    /// What happened in one process.
    private final class Diary {
        var results: [PracticeResult] = []
        var homes = 0
        var homeRouter: Router?
    }

    /// In seconds since the phone's first launch, and where.
    private static func ending(of result: PracticeResult) -> String {
        "\(result.date.timeIntervalSince1970 - Phone.start.timeIntervalSince1970) s, \(result.timeZone)"
    }

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let diary = Diary()
        let settings = PracticeSettings(environment: environment)
        let hooks = PracticeHooks(
            onFinish: { diary.results.append($0) },
            summaryNotes: { _ in diary.results.count == 1 ? ["Première session !"] : [] },
            recordFacts: { id in
                let best = diary.results.filter { $0.constantID == id }.max { $0.score < $1.score }
                guard let best else { return [] }
                let day = environment.formats.day(best.date)
                return [.badge("Record", "\(best.score) décimales, le \(day)")]
            },
            homeFacts: {
                let sessions = diary.results.map {
                    "\($0.constantID) \($0.mode) \($0.score)/\($0.attempts)\($0.isResumed ? " reprise" : "")"
                }
                return [
                    .badge("Sessions", sessions.joined(separator: ", ")),
                    .badge("Fin", diary.results.last.map { ending(of: $0) } ?? ""),
                    .badge("Intervalles", "\(diary.results.last?.intervals.count ?? 0)"),
                    .badge(
                        "Places",
                        (diary.results.last?.errorPositions ?? []).map { "\($0)" }.joined(separator: " ")
                    ),
                    .badge("Passages", "\(diary.homes)"),
                ]
            },
            homeLinks: { router in
                [
                    .link("Ailleurs") { router.push(Elsewhere()) },
                    .link("Garder") { diary.homeRouter = router },
                    .link("Haptique") { settings.setHaptics(!settings.hapticsOn) },
                    .link("Sons") { settings.setSounds(!settings.soundsOn) },
                ]
            },
            onHome: { _ in diary.homes += 1 }
        )
        let practice = PracticeModule(
            strings: FrenchPracticeStrings(),
            constants: Sample.constants,
            settings: settings,
            hooks: hooks,
            link: "/practice/{constant}",
            environment: environment
        )
        return [practice, ElsewhereModule { diary.homeRouter?.send(.unlock("practice.session")) }]
    }
}

struct Elsewhere: Destination {
    static let name = "elsewhere.place"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct ElsewhereModule: FeatureModule {
    let id = "elsewhere"
    /// Breaks the lock open, as nothing should.
    let breakLock: () -> Void

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Elsewhere.self, placement: .stack) { _, _ in ElsewhereScreen() }
        contributions.link("/elsewhere", to: Elsewhere.self)
        contributions.payload(PayloadRule(when: ["kind": ["elsewhere"]]), to: Elsewhere.self)
        contributions.task(on: .foreground) { breakLock() }
    }
}

final class ElsewhereScreen: Screen {
    var content: Content { .screen("Ailleurs") { Content.text("Ailleurs") } }
}

/// A storage whose parts can be told to fail.
final class FailingStorage: KeyValueStore, JournalStore, Sendable {
    struct Failures: Sendable {
        var opening = false
        var appending = false
        var emptying = false
        /// Of records that can't be decoded.
        var copying = false
        /// Of a journal's records.
        var reading = false
        /// Of values, and storing them.
        var readingValues = false
        var values = false
        var fault = FailingStorage.fault
    }

    static let fault = StorageError.system(
        SystemError(call: "write", path: "/", code: 28, reason: "No space left on device", cause: .noRoom)
    )

    let failures = Mutex(Failures())
    private let sound = Storage.inMemory()
    /// How many times a journal was opened or read or replaced: none between two keys.
    let accesses = Mutex(0)
    /// How many records were read.
    let recordsRead = Mutex(0)

    var storage: Storage {
        Storage(values: self, documents: sound.documents, journals: self, secrets: sound.secrets)
    }

    func fail(_ change: @Sendable (inout Failures) -> Void) { failures.withLock { change(&$0) } }

    func check(_ part: @Sendable (Failures) -> Bool) throws(StorageError) {
        let failures = failures.withLock { $0 }
        if part(failures) { throw failures.fault }
    }

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        try check(\.readingValues)
        return try sound.values.value(for: key)
    }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try check(\.values)
        try await sound.values.setValue(value, for: key)
    }

    func journal(for key: StoredKey) async throws(StorageError) -> any Journal {
        accesses.withLock { $0 += 1 }
        try check(\.opening)
        return FailingJournal(storage: self, journal: try await sound.journals.journal(for: key))
    }

    func journal(for key: StoredKey, replacingAllWith records: [[UInt8]]) async throws(StorageError) -> any Journal {
        accesses.withLock { $0 += 1 }
        try check(\.opening)
        if key.name.contains(".unreadable-") { try check(\.copying) }
        let journal = try await sound.journals.journal(for: key, replacingAllWith: records)
        return FailingJournal(storage: self, journal: journal)
    }
}

struct FailingJournal: Journal {
    let storage: FailingStorage
    let journal: any Journal

    var issues: [StorageIssue] { journal.issues }

    var count: Int { get async { await journal.count } }

    func append(_ record: [UInt8]) async throws(StorageError) {
        try storage.check(\.appending)
        try await journal.append(record)
    }

    func records(in places: Range<Int>) async throws(StorageError) -> [[UInt8]] {
        storage.accesses.withLock { $0 += 1 }
        try storage.check(\.reading)
        let records = try await journal.records(in: places)
        storage.recordsRead.withLock { $0 += records.count }
        return records
    }

    func replaceAll(with records: [[UInt8]]) async throws(StorageError) {
        storage.accesses.withLock { $0 += 1 }
        try storage.check(\.emptying)
        try await journal.replaceAll(with: records)
    }
}

/// One phone with the sample product on it.
struct Phone {
    /// 2026-01-23 09:00 UTC
    static let start = Date(timeIntervalSince1970: 1_769_158_800)

    let session: HeadlessSession

    init(storage: Storage = .inMemory()) throws {
        struct Nobody: HTTPHandler {
            func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
        }
        session = HeadlessSession(
            product: PracticeApp.self,
            start: Self.start,
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: Nobody(),
            storage: storage
        )
        try session.launch()
    }

    /// An hour after the app was killed in the midst of a session of pi, and launched again.
    static func crashed(after digits: String, storage: Storage = .inMemory()) throws -> Phone {
        let phone = try Phone(storage: storage)
        try phone.enter()
        try phone.type(digits)
        try phone.session.wait(.seconds(2))
        phone.session.kill()
        try phone.session.wait(.seconds(3_600))
        try phone.session.launch()
        return phone
    }

    var elements: [ContentSnapshot] {
        get throws { ElementFinder(try session.content()).elements.map(\.element) }
    }

    /// Everything on the screen on top, one element a line.
    var screen: String { get throws { try elements.first?.outline ?? "" } }

    func element(_ label: String, _ role: Content.Role? = nil) throws -> ContentSnapshot? {
        try elements.first { $0.label == label && (role == nil || $0.role == role) }
    }

    func value(_ label: String) throws -> String? {
        try elements.first { $0.label == label && $0.role == .badge }?.value
    }

    func sees(_ text: String) throws -> Bool { try elements.contains { $0.says(PlainText(text)) } }

    var place: String { get throws { try session.navigation().current.name } }

    var locks: [String] { get throws { try session.navigation().locks.map(\.name) } }

    /// Taps keys, a quarter of a second after one another.
    func type(_ digits: some StringProtocol, gap: Duration = .milliseconds(250)) throws {
        for (index, digit) in digits.enumerated() {
            if index > 0 { try session.wait(gap) }
            try session.tap("\(digit)", in: "Pavé numérique")
        }
    }

    func enter() throws { try session.tap("S'entraîner") }
}
