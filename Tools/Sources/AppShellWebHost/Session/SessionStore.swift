import AppShell
import AppShellCommand
import Foundation
import ScenarioRunner
import ScreenRendering

/// The sessions of all pages, by the names that the pages made, within limits.
actor SessionStore {
    /// The most sessions at once.
    static let limit = 200
    /// How long a session lives that nobody looks at.
    static let idleTime = Duration.seconds(1_800)

    private struct Hosted {
        let session: HostedSession
        var viewers = 0
        var lastUse = ContinuousClock.now
        /// The highest number of a request that was carried out.
        var last: Int?
    }

    /// The products, the first one for whoever names none.
    nonisolated let kits: [any TestKit.Type]
    nonisolated let options: WebHostOptions
    private nonisolated let scripts: [String: ProductScripts]
    private var sessions: [String: Hosted] = [:]
    /// The file of the options, as it was last written.
    private(set) var file: ScriptFile?

    init(kits: [any TestKit.Type], options: WebHostOptions) {
        self.kits = kits
        self.options = options
        file = options.file
        // Closures, not key paths: the compiler (6.3) crashes on \.productID of a metatype.
        scripts = Dictionary(uniqueKeysWithValues: kits.map { ($0.productID, ProductScripts(kit: $0, features: [])) })
    }

    /// A product's steps, compiled once.
    nonisolated func scripts(of kit: any TestKit.Type) -> ProductScripts {
        scripts[kit.productID] ?? ProductScripts(kit: kit, features: [])
    }

    nonisolated func kit(named name: String?) throws(PageError) -> any TestKit.Type {
        guard let name else { return options.product ?? kits[0] }
        guard let kit = kits.first(where: { $0.productID == name }) else {
            throw PageError("There is no product “\(name.prefix(60))”.", code: .product)
        }
        return kit
    }

    /// Takes the file that a session wrote.
    func takeFile(_ file: ScriptFile) { self.file = file }

    /// The session of that name, made where there is none; the caller looks at it from now on.
    ///
    /// - Returns: whether it is new.
    func session(
        _ name: String,
        product: ProductScripts,
        language: String
    ) throws(PageError) -> (session: HostedSession, isNew: Bool) {
        if var hosted = sessions[name] {
            hosted.viewers += 1
            sessions[name] = hosted
            return (hosted.session, false)
        }
        if sessions.count >= Self.limit { try dropIdlest() }
        let session = HostedSession(product: product, language: language, runsClock: options.runsClock)
        sessions[name] = Hosted(session: session, viewers: 1)
        return (session, true)
    }

    /// Puts a fresh phone in place of a session's. Pages that look at the old one find the new one when they ask.
    func replace(_ name: String, product: ProductScripts, language: String) async -> HostedSession {
        let session = HostedSession(product: product, language: language, runsClock: options.runsClock)
        let old = sessions[name]
        sessions[name] = Hosted(session: session, viewers: old?.viewers ?? 1, last: old?.last)
        await old?.session.end()
        return session
    }

    func current(_ name: String) -> HostedSession? { sessions[name]?.session }

    /// The highest number of a request that was carried out.
    func last(_ name: String) -> Int? { sessions[name]?.last }

    /// Whether a request is a new one, which is carried out now. Those of helpers have no positive number.
    func begins(_ n: Int, in name: String) -> Bool {
        guard n > 0 else { return true }
        if let last = sessions[name]?.last, n <= last { return false }
        sessions[name]?.last = n
        return true
    }

    func leave(_ name: String) {
        sessions[name]?.viewers -= 1
        sessions[name]?.lastUse = .now
    }

    /// Ends what nobody has looked at for long.
    func sweep() async {
        let idle = sessions.filter { $0.value.viewers <= 0 && $0.value.lastUse + Self.idleTime < .now }
        // All at once: while one ends, a page may come back to another.
        for name in idle.keys { sessions[name] = nil }
        for hosted in idle.values { await hosted.session.end() }
    }

    private func dropIdlest() throws(PageError) {
        let idle = sessions.filter { $0.value.viewers <= 0 }.min { $0.value.lastUse < $1.value.lastUse }
        guard let (name, hosted) = idle else {
            throw PageError("There are \(Self.limit) phones in use already; close one of the pages.")
        }
        sessions[name] = nil
        Task { await hosted.session.end() }
    }
}

extension SessionStore {
    /// What a new session begins with: the app, open.
    nonisolated func opening(in language: String) -> [ConsoleStep] {
        [ConsoleStep(kind: .given, text: language == "fr" ? "l'application est ouverte" : "the app is open")]
    }

    /// The custom properties of a product's look.
    nonisolated func look(of kit: any TestKit.Type) -> String {
        ScreenTheme(kit.product.manifest.theme).css(selector: ".glass")
    }
}
