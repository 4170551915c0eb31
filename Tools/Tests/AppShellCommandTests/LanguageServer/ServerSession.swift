import AppShell
import AppShellTexts
import Foundation
import MadiniaTestKit
import Synchronization

@testable import AppShellCommand

/// A language server in this process, and what it sent.
final class ServerSession {
    private let server: LanguageServer
    private final class Sent {
        var messages: [JSONValue] = []
    }

    private let sent = Sent()
    private var id = 0
    var messages: [JSONValue] { sent.messages }

    init(
        _ capabilities: JSONValue = [:],
        folder: URL? = nil,
        labels: String? = nil,
        locale: String = "en",
        reader: Reader = Reader(.english, translations: Translations.command)
    ) throws {
        try Products.install()
        let sent = sent
        let chosen = try ChosenProducts([])
        server = Reader.$current.withValue(reader) {
            LanguageServer(chosen, labels: labels) { sent.messages.append($0) }
        }
        let folders: JSONValue = folder.map { [["uri": .string($0.absoluteString), "name": "folder"]] } ?? .null
        request(
            "initialize",
            ["processId": .null, "capabilities": capabilities, "workspaceFolders": folders, "locale": .string(locale)]
        )
        notify("initialized", [:])
    }

    /// Until nothing is due, without waiting for a script to rest.
    func settle() {
        while let idle = server.idle {
            if idle > .zero { Thread.sleep(forTimeInterval: 0.02) } else { server.work() }
        }
    }

    @discardableResult
    func raw(_ json: JSONValue, isCancelled: @escaping () -> Bool = { false }) -> Int32? {
        server.take(json, isCancelled: isCancelled)
    }

    func notify(_ method: String, _ params: JSONValue) {
        raw(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    /// - Returns: the whole response.
    @discardableResult
    func response(_ method: String, _ params: JSONValue) -> JSONValue {
        id += 1
        raw(["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params])
        return messages.last { $0["id"] == .int(id) } ?? .null
    }

    @discardableResult
    func request(_ method: String, _ params: JSONValue) -> JSONValue { response(method, params)["result"] ?? .null }

    func open(_ uri: String, _ text: String) {
        notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": .string(uri), "languageId": "gherkin", "version": 1, "text": .string(text)]]
        )
    }

    func at(_ uri: String, _ line: Int, _ character: Int, _ more: KeyValuePairs<String, JSONValue> = [:]) -> JSONValue {
        var object = JSONObject()
        object["textDocument"] = ["uri": .string(uri)]
        object["position"] = ["line": .int(line), "character": .int(character)]
        for (key, value) in more { object[key] = value }
        return .object(object)
    }

    /// The last ones of a document.
    func diagnostics(_ uri: String) -> [JSONValue] {
        let published = messages.last { message in
            message["method"]?.stringValue == "textDocument/publishDiagnostics"
                && message.member("params", "uri")?.stringValue == uri
        }
        return published?.member("params", "diagnostics")?.arrayValue ?? []
    }
}

/// The products, which a process installs once.
private enum Products {
    private static let isInstalled = Mutex(false)

    static func install() throws {
        try isInstalled.withLock { isInstalled in
            guard !isInstalled else { return }
            // Where the Swift code of steps is; ./appshell says so.
            setenv("APPSHELL_HOME", Repository.root.path(percentEncoded: false), 0)
            try ProductCatalog.install([MadiniaTestKit.self])
            isInstalled = true
        }
    }
}
