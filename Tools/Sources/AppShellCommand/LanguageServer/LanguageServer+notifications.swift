import AppShell
import Foundation

extension LanguageServer {
    /// What a client tells without waiting for an answer.
    func notice(_ method: String, _ params: JSONValue) {
        switch method {
        case "initialized": watchFiles()
        case "textDocument/didOpen": open(params)
        case "textDocument/didChange": change(params)
        case "textDocument/didClose": close(params)
        case "textDocument/didSave":
            guard let document = document(params) else { return }
            document.readEncoding(FileURI.path(of: document.uri))
            document.isDue = .now
        case "workspace/didChangeWatchedFiles": noteChanges(params)
        case "workspace/didChangeWorkspaceFolders":
            for uri in params.member("event", "removed")?.uris ?? [] { workspace.removeFolder(uri) }
            for uri in params.member("event", "added")?.uris ?? [] { add(uri) }
            checkAll()
        default: break
        }
    }

    private func watchFiles() {
        guard workspace.client.hasFileWatching else { return }
        let watchers = ["**/*.feature", "**/*.feature.md", "**/Scenarios/requirements.csv"]
        let options: JSONValue = ["watchers": .array(watchers.map { ["globPattern": .string($0)] })]
        let registration: JSONValue = [
            "id": "files", "method": "workspace/didChangeWatchedFiles", "registerOptions": options,
        ]
        request("client/registerCapability", ["registrations": [registration]])
    }

    private func noteChanges(_ params: JSONValue) {
        let files = (params["changes"]?.arrayValue ?? []).compactMap { $0["uri"]?.stringValue.flatMap(FileURI.path) }
        for file in files where !file.hasSuffix(".csv") { workspace.noteChange(of: file) }
        if files.contains(where: { $0.hasSuffix("/requirements.csv") }) {
            for problem in workspace.refreshFolders() { showError(problem) }
            checkAll()
        }
        needsUnused = true
    }

    // MARK: Documents

    func document(_ params: JSONValue) -> OpenDocument? {
        params.member("textDocument", "uri")?.stringValue.flatMap(workspace.document)
    }

    private func open(_ params: JSONValue) {
        guard let item = params["textDocument"], let uri = item["uri"]?.stringValue,
            let text = item["text"]?.stringValue
        else { return }
        let document = workspace.open(uri, version: item["version"]?.integerValue, text: text)
        document.isDue = .now
        needsUnused = true
    }

    private func change(_ params: JSONValue) {
        guard let document = document(params) else { return }
        for change in params["contentChanges"]?.arrayValue ?? [] {
            guard let text = change["text"]?.stringValue else { continue }
            document.change(TextRange(change["range"]), to: text, in: workspace.client.encoding)
        }
        document.finishChange(version: params.member("textDocument", "version")?.integerValue)
        document.isDue = .now + Self.pause
        needsUnused = true
    }

    private func close(_ params: JSONValue) {
        guard let document = document(params) else { return }
        workspace.close(document.uri)
        publish([], for: document.uri, version: nil)
        needsUnused = true
    }

    private func checkAll() {
        for document in workspace.documents.values {
            document.check = nil
            document.isDue = .now
        }
        needsUnused = true
    }
}

extension JSONValue {
    /// The paths of a list of workspace folders.
    fileprivate var uris: [String] {
        (arrayValue ?? []).compactMap { $0["uri"]?.stringValue.flatMap(FileURI.path) }
    }
}
