import AppShell

extension LanguageServer {
    /// Answers a request about scripts.
    func answer(_ method: String, about params: JSONValue) throws(RPCError) -> JSONValue {
        switch method {
        case "textDocument/codeAction": return try codeActions(params)
        default: throw RPCError(.methodNotFound, "The server has no “\(method)”.")
        }
    }

    /// - Returns: nil for a document that is not open: the client may have closed it meanwhile.
    /// - Throws: ``RPCError`` where the params name none.
    func requireDocument(_ params: JSONValue) throws(RPCError) -> OpenDocument? {
        guard let uri = params.member("textDocument", "uri")?.stringValue else {
            throw RPCError(.invalidParams, "The params name no text document.")
        }
        return workspace.document(uri)
    }

    func requirePosition(_ params: JSONValue) throws(RPCError) -> TextPosition {
        guard let position = TextPosition(params["position"]) else {
            throw RPCError(.invalidParams, "The params name no position.")
        }
        return position
    }

    private func codeActions(_ params: JSONValue) throws(RPCError) -> JSONValue {
        guard let document = try requireDocument(params) else { return .null }
        guard let range = TextRange(params["range"]) else {
            throw RPCError(.invalidParams, "The params name no range.")
        }
        let only = params.member("context", "only")?.arrayValue?.compactMap(\.stringValue)
        return .array(CodeActions(document, workspace).actions(in: range, only: only))
    }
}
