import AppShell

/// What a client understands, as it says when it begins.
struct ClientFeatures {
    var encoding = PositionEncoding.utf16
    var hasSnippets = false
    var hasNestedSymbols = false
    var hasFileWatching = false
    /// Of its own texts, `fr`; nil where it says nothing.
    var locale: String?

    init() {}

    /// - Parameter params: of `initialize`.
    init(_ params: JSONValue) {
        let capabilities = params["capabilities"]
        // In the order of what the client likes best.
        let encodings = capabilities?.member("general", "positionEncodings")?.arrayValue ?? []
        encoding = encodings.lazy.compactMap { $0.stringValue.flatMap(PositionEncoding.init) }.first ?? .utf16
        let document = capabilities?["textDocument"]
        hasSnippets =
            document?.member("completion", "completionItem", "snippetSupport")?.boolValue ?? false
        hasNestedSymbols = document?.member("documentSymbol", "hierarchicalDocumentSymbolSupport")?.boolValue ?? false
        hasFileWatching =
            capabilities?.member("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.boolValue ?? false
        locale = params["locale"]?.stringValue
    }
}
