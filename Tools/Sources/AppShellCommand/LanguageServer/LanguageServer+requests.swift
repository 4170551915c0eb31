import AppShell

extension LanguageServer {
    /// Answers a request about scripts.
    func answer(_ method: String, about params: JSONValue) throws(RPCError) -> JSONValue {
        if method == "workspace/executeCommand" { return try execute(params) }
        guard Self.methods.contains(method) else {
            throw RPCError(.methodNotFound, "The server has no “\(method)”.")
        }
        // The client may have closed it meanwhile.
        guard let document = try requireDocument(params) else { return .null }
        let encoding = workspace.client.encoding
        switch method {
        case "textDocument/completion":
            return Completion(document, at: try requirePosition(params), workspace, labels).json
        case "textDocument/hover":
            return Hover(document: document, workspace: workspace).json(at: try requirePosition(params))
        case "textDocument/definition":
            let references = References(document: document, workspace: workspace)
            return .array(references.definitions(at: try requirePosition(params)))
        case "textDocument/references": return try references(document, params)
        case "textDocument/documentSymbol": return Symbols(document: document, workspace: workspace).json
        case "textDocument/foldingRange": return Folding(document: document).json
        case "textDocument/codeLens": return RunLenses(document: document, workspace: workspace).json
        case "textDocument/formatting": return .array(ScriptFormatting(document, encoding).edits.map(\.json))
        case "textDocument/rangeFormatting":
            let range = try requireRange(params)
            return .array(ScriptFormatting(document, encoding).edits.filter { $0.range.touches(range) }.map(\.json))
        case "textDocument/codeAction":
            let only = params.member("context", "only")?.arrayValue?.compactMap(\.stringValue)
            return .array(CodeActions(document, workspace).actions(in: try requireRange(params), only: only))
        case "textDocument/prepareRename":
            return try StepRename(document: document, workspace: workspace).prepare(at: try requirePosition(params))
        case "textDocument/rename": return try rename(document, params)
        default: throw RPCError(.internalError, "“\(method)” is listed and not answered.")
        }
    }

    private static let methods: Set<String> = [
        "textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/references",
        "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/codeLens", "textDocument/formatting",
        "textDocument/rangeFormatting", "textDocument/codeAction", "textDocument/prepareRename", "textDocument/rename",
    ]

    private func references(_ document: OpenDocument, _ params: JSONValue) throws(RPCError) -> JSONValue {
        let position = try requirePosition(params)
        try workspace.finishReading(checkCancellation)
        let withDefinition = params.member("context", "includeDeclaration")?.boolValue ?? false
        let references = References(document: document, workspace: workspace)
        return .array(try references.references(at: position, withDefinition: withDefinition, checkCancellation))
    }

    private func rename(_ document: OpenDocument, _ params: JSONValue) throws(RPCError) -> JSONValue {
        guard let name = params["newName"]?.stringValue else {
            throw RPCError(.invalidParams, "The params have no new name.")
        }
        let rename = StepRename(document: document, workspace: workspace)
        return try rename.edit(at: try requirePosition(params), to: name, checkCancellation)
    }

    /// For clients that hand every command to the server: it tells what to run, and runs nothing itself.
    private func execute(_ params: JSONValue) throws(RPCError) -> JSONValue {
        guard params["command"]?.stringValue == RunLenses.command else {
            throw RPCError(.invalidParams, "The server's only command is “\(RunLenses.command)”.")
        }
        guard let argument = params["arguments"]?.arrayValue?.first, let command = argument["command"]?.stringValue
        else {
            throw RPCError(.invalidParams, "“\(RunLenses.command)” takes the argument of its code lens.")
        }
        show(command)
        return argument
    }

    // MARK: Params

    /// - Returns: nil for a document that is not open.
    private func requireDocument(_ params: JSONValue) throws(RPCError) -> OpenDocument? {
        guard let uri = params.member("textDocument", "uri")?.stringValue else {
            throw RPCError(.invalidParams, "The params name no text document.")
        }
        return workspace.document(uri)
    }

    private func requirePosition(_ params: JSONValue) throws(RPCError) -> TextPosition {
        guard let position = TextPosition(params["position"]) else {
            throw RPCError(.invalidParams, "The params name no position.")
        }
        return position
    }

    private func requireRange(_ params: JSONValue) throws(RPCError) -> TextRange {
        guard let range = TextRange(params["range"]) else {
            throw RPCError(.invalidParams, "The params name no range.")
        }
        return range
    }
}
