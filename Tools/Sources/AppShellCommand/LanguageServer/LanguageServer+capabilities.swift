import AppShell

extension LanguageServer {
    /// What the server can do, as it says when it begins.
    static func capabilities(_ encoding: PositionEncoding) -> JSONValue {
        [
            "positionEncoding": .string(encoding.rawValue),
            // Incremental.
            "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
            // A key in the middle of a step asks again; letters do so by themselves.
            "completionProvider": ["triggerCharacters": [" ", "\"", "'", "@", ":", "<"], "resolveProvider": false],
            "hoverProvider": true,
            "definitionProvider": true,
            "referencesProvider": true,
            "documentSymbolProvider": true,
            "foldingRangeProvider": true,
            "documentFormattingProvider": true,
            "documentRangeFormattingProvider": true,
            "codeLensProvider": ["resolveProvider": false],
            "renameProvider": ["prepareProvider": true],
            "executeCommandProvider": ["commands": [.string(RunLenses.command)]],
            "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
            "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
        ]
    }
}
