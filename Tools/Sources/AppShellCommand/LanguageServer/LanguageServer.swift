import AppShell
import AppShellTexts
import ArgumentParser
import Foundation
import ScenarioRunner

/// A server of the Language Server Protocol (3.17) for scripts: takes messages, and sends others.
///
/// Not Sendable: one thread at a time.
final class LanguageServer {
    private enum Phase {
        case new, running, shutDown
    }

    /// How long a script rests before it is checked, so that lint does not speak between two keys.
    static let pause = Duration.milliseconds(150)

    let workspace: Workspace
    let labels: LabelSource
    let send: (JSONValue) -> Void
    private var phase = Phase.new
    private var requestCount = 0
    /// The unused definitions that were told, by their Swift files.
    private var unused: [String: [LintIssue]] = [:]
    /// Whether to look for unused definitions again.
    var needsUnused = false
    /// Of the request that is being answered.
    private(set) var isCancelled: () -> Bool = { false }
    /// Whom it speaks to: in the client's language, unless a person chose another.
    private var reader = Reader.current

    /// - Parameters:
    ///   - labels: a file of coverage, if one was named.
    ///   - send: takes each message of the server's.
    init(_ chosen: ChosenProducts, labels: String? = nil, send: @escaping (JSONValue) -> Void) {
        workspace = Workspace(chosen)
        self.labels = LabelSource(file: labels)
        self.send = send
    }

    // MARK: Messages

    /// - Parameter isCancelled: whether the client no longer waits for an answer to this request.
    /// - Returns: the exit code, once the client has ended the session.
    func take(_ json: JSONValue, isCancelled: @escaping () -> Bool = { false }) -> Int32? {
        Reader.$current.withValue(reader) { answer(json, isCancelled) }
    }

    private func answer(_ json: JSONValue, _ isCancelled: @escaping () -> Bool) -> Int32? {
        let message: RPCMessage
        do throws(RPCError) { message = try RPCMessage(json) } catch {
            refuse(error, id: json["id"])
            return nil
        }
        switch message {
        case .response: break
        case .notification("exit", _): return phase == .shutDown ? 0 : 1
        case .notification(let method, let params):
            if phase == .running { notice(method, params) }
        case .request(let id, let method, let params):
            self.isCancelled = isCancelled
            do throws(RPCError) {
                let result = try answer(method, params)
                if isCancelled() { throw .cancelled }
                send(["jsonrpc": "2.0", "id": id, "result": result])
            } catch {
                refuse(error, id: id)
            }
            self.isCancelled = { false }
        }
        return nil
    }

    /// Answers that something was no request.
    func refuse(_ error: RPCError, id: JSONValue? = nil) {
        let isUsable = id?.stringValue != nil || id?.integerValue != nil
        send(["jsonrpc": "2.0", "id": isUsable ? id ?? .null : .null, "error": error.json])
    }

    func checkCancellation() throws(RPCError) {
        if isCancelled() { throw .cancelled }
    }

    private func answer(_ method: String, _ params: JSONValue) throws(RPCError) -> JSONValue {
        try checkCancellation()
        switch phase {
        case .new where method != "initialize":
            throw RPCError(.serverNotInitialized, "The first request is “initialize”.")
        case .shutDown: throw RPCError(.invalidRequest, "The server is shut down; only “exit” may follow.")
        default: break
        }
        switch method {
        case "initialize":
            guard phase == .new else { throw RPCError(.invalidRequest, "The server is initialized already.") }
            return initialize(params)
        case "shutdown":
            phase = .shutDown
            return .null
        default: return try answer(method, about: params)
        }
    }

    func notify(_ method: String, _ params: JSONValue) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    func request(_ method: String, _ params: JSONValue) {
        requestCount += 1
        let id = JSONValue.string("appshell-\(requestCount)")
        send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    }

    func show(_ text: String) { notify("window/showMessage", ["type": 3, "message": .string(text)]) }

    func showError(_ text: String) { notify("window/showMessage", ["type": 1, "message": .string(text)]) }

    // MARK: The session

    private func initialize(_ params: JSONValue) -> JSONValue {
        phase = .running
        workspace.client = ClientFeatures(params)
        if let locale = workspace.client.locale { reader = reader.reading(scriptIn: locale) }
        return Reader.$current.withValue(reader) { begin(params) }
    }

    private func begin(_ params: JSONValue) -> JSONValue {
        let named = params["workspaceFolders"]?.arrayValue?.compactMap { $0["uri"]?.stringValue } ?? []
        let root = params["rootUri"]?.stringValue ?? params["rootPath"]?.stringValue.map(FileURI.uri)
        let folders = named.isEmpty ? [root].compactMap(\.self) : named
        labels.option = params.member("initializationOptions", "coverage")?.stringValue
        for folder in folders.compactMap(FileURI.path) { add(folder) }
        needsUnused = true
        return [
            "capabilities": Self.capabilities(workspace.client.encoding),
            "serverInfo": ["name": "appshell", "version": .string(RootCommand.configuration.version)],
        ]
    }

    func add(_ folder: String) {
        if let problem = workspace.addFolder(folder) { showError(problem) }
    }

    // MARK: Work between messages

    /// How long to wait for a message until ``work()`` has something to do; nil for as long as it takes.
    var idle: Duration? {
        if workspace.hasUnread { return .zero }
        let due = workspace.documents.values.compactMap(\.isDue).min()
        if let due { return max(.zero, .now - due < .zero ? due - .now : .zero) }
        return needsUnused ? .zero : nil
    }

    /// Does the next bit of what is due: checks one script, or reads one.
    func work() {
        Reader.$current.withValue(reader) { workNext() }
    }

    private func workNext() {
        let due = workspace.documents.values.filter { $0.isDue.map { $0 <= .now } ?? false }
        if let document = due.min(by: { $0.uri < $1.uri }) {
            document.isDue = nil
            publish(diagnostics(of: document), for: document.uri, version: document.version)
        } else if workspace.hasUnread {
            workspace.readNext()
        } else if needsUnused, !workspace.documents.values.contains(where: { $0.isDue != nil }) {
            needsUnused = false
            publishUnused()
        }
    }

    private func publishUnused() {
        let files = workspace.unusedDefinitions()
        let changed = Set(files.keys).union(unused.keys).sorted().filter { files[$0] != unused[$0] }
        unused = files
        for path in changed {
            let uri = FileURI.uri(of: path)
            if let document = workspace.document(uri) {
                publish(diagnostics(of: document), for: document.uri, version: document.version)
            } else {
                publish(files[path].map(Diagnostics.unused) ?? [], for: uri, version: nil)
            }
        }
    }

    /// An open file of phrases may have some that no script uses.
    private func diagnostics(of document: OpenDocument) -> [JSONValue] {
        let own = FileURI.path(of: document.uri).flatMap { unused[$0] }
        return Diagnostics(document, workspace).json + (own.map(Diagnostics.unused) ?? [])
    }

    func publish(_ diagnostics: [JSONValue], for uri: String, version: Int?) {
        notify(
            "textDocument/publishDiagnostics",
            .members([
                "uri": .string(uri), "version": version.map(JSONValue.int), "diagnostics": .array(diagnostics),
            ])
        )
    }
}

extension ContinuousClock.Instant {
    static var now: Self { ContinuousClock.now }
}
