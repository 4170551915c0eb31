import AppShell

extension LanguageServer {
    /// What the server can do, as it says when it begins.
    static func capabilities(_ encoding: PositionEncoding) -> JSONValue {
        [
            "positionEncoding": .string(encoding.rawValue),
            // Incremental.
            "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
            "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
            "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
        ]
    }
}
