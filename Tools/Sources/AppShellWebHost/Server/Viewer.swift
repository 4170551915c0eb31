import AppShell
import AppShellCommand
import Foundation
import ScenarioRunner

/// One page: what it asks is carried out in its session, one request after the other.
actor Viewer {
    private let sessions: SessionStore
    private let notify: @Sendable () -> Void
    private var name: String?
    private var session: HostedSession?
    private var language = "fr"
    private var seen = HostedSession.Seen()
    /// A hello that comes in parts.
    private var greeting: PageRequest?

    init(sessions: SessionStore, notify: @escaping @Sendable () -> Void) {
        self.sessions = sessions
        self.notify = notify
    }

    private var id: ObjectIdentifier { ObjectIdentifier(self) }

    /// The messages that answer a request.
    func answer(to text: String) async -> [Data] {
        let request: PageRequest
        do {
            request = try JSONDecoder().decode(PageRequest.self, from: Data(text.utf8))
        } catch {
            let words = (error as? DecodingError)?.inWords ?? "it is not JSON."
            return [PageMessage.error(.init(n: nil, message: "The request is not understood: \(words)")).data]
        }
        do throws(PageError) {
            return try await messages(for: request).map(\.data)
        } catch {
            // What the phone shows may have changed nevertheless, such as by the time that passed.
            let failure = PageMessage.error(.init(n: request.n, message: error.message, code: error.code))
            let update = try? await update(answering: nil)
            return [update, failure].compactMap(\.self).map(\.data)
        }
    }

    /// What has changed since the page last heard; nothing before its hello.
    func news() async -> [Data] {
        var messages: [PageMessage] = []
        // Another page may have put a fresh phone in its place.
        if let name, let current = await sessions.current(name), current !== session {
            await turn(to: current)
            messages.append(await welcome(n: nil, of: current))
        }
        if let update = try? await update(answering: nil) { messages.append(update) }
        return messages.map(\.data)
    }

    /// The page is gone.
    func leave() async {
        guard let name else { return }
        await session?.leave(id)
        await sessions.leave(name)
    }

    private func messages(for request: PageRequest) async throws(PageError) -> [PageMessage] {
        if request.kind == .hello { return try await hello(request) }
        guard let name, let session = await sessions.current(name) else {
            throw PageError("The first request is “hello”.")
        }
        if session !== self.session { await turn(to: session) }
        guard await sessions.begins(request.n, in: name) else { return [try await update(answering: request.n)] }
        switch request.kind {
        case .complete:
            let items = await session.completions(of: String((request.text ?? "").prefix(500)))
            return [.completions(.init(n: request.n, items: items))]
        case .record:
            let language = try language(request.language ?? language)
            let name = request.name.flatMap { $0.isEmpty ? nil : String($0.prefix(200)) }
            let feature = request.feature.flatMap { $0.isEmpty ? nil : String($0.prefix(200)) }
            let script = await session.script(named: name ?? "Session", of: feature, in: language)
            let isSame = script.problem == nil
            return [.script(.init(n: request.n, text: script.text, verified: isSame, problem: script.problem))]
        case .save:
            let file = try await session.save()
            await sessions.takeFile(file)
            return [.saved(.init(n: request.n, file: file.name, fileKey: file.key))]
        case .restart:
            let kit = try sessions.kit(named: request.product)
            language = try language(request.language ?? language)
            let fresh = await sessions.replace(name, product: sessions.scripts(of: kit), language: language)
            await turn(to: fresh)
            await fresh.replay(sessions.opening(in: language))
            return [await welcome(n: request.n, of: fresh), try await update(answering: request.n)]
        case .clock:
            await session.setClock(runs: request.runs ?? true, rate: request.rate ?? 1)
        case .look:
            var seen = seen
            try await session.look(request.moment, &seen)
            self.seen = seen
        case .branch:
            guard let moment = request.moment else { throw PageError("“moment” says where to go on.") }
            try await session.branch(at: moment, by: id)
            seen.looking = nil
        default:
            seen.looking = nil
            try await session.act(request, by: id)
        }
        return [try await update(answering: request.n)]
    }

    private func hello(_ part: PageRequest) async throws(PageError) -> [PageMessage] {
        var request = greeting ?? part
        if greeting != nil { request.steps = (request.steps ?? []) + (part.steps ?? []) }
        greeting = nil
        let steps = request.steps ?? []
        guard steps.count <= HostedSession.mostSteps, steps.reduce(0, { $0 + $1.size }) <= HostedSession.mostBytes
        else {
            throw PageError("A session has at most \(HostedSession.mostSteps) steps.")
        }
        if part.more == true {
            greeting = request
            return []
        }
        guard let name = request.session, name.utf8.count == 32, name.utf8.allSatisfy(\.isHexDigit) else {
            throw PageError("“session” is a name of 32 hexadecimal digits.")
        }
        language = try language(request.language ?? sessions.options.language)
        let kit = try sessions.kit(named: request.product)
        if self.name != nil { await leave() }
        let (session, isNew) = try await sessions.session(name, product: sessions.scripts(of: kit), language: language)
        self.name = name
        await turn(to: session)
        var titles: ScriptTitles?
        if isNew {
            let own = request.steps.flatMap { $0.isEmpty ? nil : $0 }
            if own == nil, !sessions.options.steps.isEmpty { titles = sessions.options.titles }
            let file = await sessions.file
            let script = file?.steps ?? sessions.options.steps
            let opening = script.isEmpty ? sessions.opening(in: language) : script
            let all = own ?? opening
            let left = own == nil ? 0 : min(max(request.planned ?? 0, 0), all.count)
            await session.replay(Array(all.dropLast(left)))
            await session.plan(all.suffix(left))
            if let file, own == nil || request.fileKey == file.key {
                await session.takeFile(file)
            }
        }
        return [await welcome(n: request.n, of: session, titles), try await update(answering: request.n)]
    }

    private func turn(to session: HostedSession) async {
        await self.session?.leave(id)
        self.session = session
        seen = HostedSession.Seen()
        await session.join(id, notify: notify)
    }

    private func language(_ name: String) throws(PageError) -> String {
        guard name == "fr" || name == "en" else { throw PageError("“language” is fr or en.") }
        return name
    }

    /// - Parameter titles: of the script that the session began with just now.
    private func welcome(n: Int?, of session: HostedSession, _ titles: ScriptTitles? = nil) async -> PageMessage {
        let file = await session.file
        let (product, language) = session.welcome
        let last = name == nil ? nil : await sessions.last(name ?? "")
        return .welcome(
            .init(
                n: n,
                products: sessions.kits.map { .init(id: $0.productID, name: $0.product.manifest.name) },
                product: product,
                language: language,
                themeCSS: sessions.look(of: session.kit),
                bench: Bench(session.kit, in: language),
                titles: titles,
                file: file?.name,
                fileKey: file?.key,
                last: last
            )
        )
    }

    private func update(answering n: Int?) async throws(PageError) -> PageMessage {
        guard let session else { throw PageError("The first request is “hello”.") }
        var seen = seen
        let update = try await session.update(&seen, answering: n)
        self.seen = seen
        return .update(update)
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }
}

extension DecodingError {
    /// What is wrong with a JSON text, and where.
    fileprivate var inWords: String {
        switch self {
        case .keyNotFound(let key, _): "“\(key.stringValue)” is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "it is not JSON."
                : "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” is not what it should be."
        @unknown default: "it is not JSON."
        }
    }
}
