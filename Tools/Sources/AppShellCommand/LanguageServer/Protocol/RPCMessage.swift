import AppShell

/// One message of JSON-RPC 2.0.
enum RPCMessage: Equatable {
    case request(id: JSONValue, method: String, params: JSONValue)
    case notification(method: String, params: JSONValue)
    /// The answer to a request of this server.
    case response(id: JSONValue)

    /// - Throws: ``RPCError`` for what is none.
    init(_ json: JSONValue) throws(RPCError) {
        guard let object = json.objectValue, object["jsonrpc"]?.stringValue == "2.0" else {
            throw RPCError(.invalidRequest, #"A message is one object with "jsonrpc": "2.0"."#)
        }
        let params = object["params"] ?? .null
        guard let method = object["method"]?.stringValue else {
            guard let id = object["id"], object["result"] != nil || object["error"] != nil else {
                throw RPCError(.invalidRequest, "A request names a method.")
            }
            self = .response(id: id)
            return
        }
        switch params {
        case .null, .object, .array: break
        default: throw RPCError(.invalidRequest, "The params of a message are an object or an array.")
        }
        guard let id = object["id"] else {
            self = .notification(method: method, params: params)
            return
        }
        guard id.stringValue != nil || id.integerValue != nil else {
            throw RPCError(.invalidRequest, "The id of a request is a text or a whole number.")
        }
        self = .request(id: id, method: method, params: params)
    }
}

/// Why a request has no result.
struct RPCError: Error, Equatable {
    /// Of JSON-RPC, and of the language server protocol.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case internalError = -32603
        case serverNotInitialized = -32002
        case requestFailed = -32803
        case requestCancelled = -32800
    }

    let code: Code
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    static let cancelled = RPCError(.requestCancelled, "The request was cancelled.")

    var json: JSONValue { ["code": .number(JSONNumber(code.rawValue)), "message": .string(message)] }
}

extension JSONValue {
    /// An object without the members that are nil.
    static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(JSONObject(members.compactMap { key, value in value.map { (key, $0) } }))
    }

    static func int(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }

    static func strings(_ values: [String]) -> JSONValue { .array(values.map(JSONValue.string)) }

    /// The member that keys lead to, one inside the other.
    func member(_ keys: String...) -> JSONValue? {
        keys.reduce(self as JSONValue?) { value, key in value?[key] }
    }
}
