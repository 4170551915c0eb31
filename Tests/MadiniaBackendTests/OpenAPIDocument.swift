import AppShell
import Foundation
import Testing

/// What a test reads of an OpenAPI document.
struct OpenAPIDocument {
    struct Call {
        let method: HTTPRequest.Method
        let path: String
        /// With the examples of its parameters in their places.
        let examplePath: String
        /// The examples of its body, as JSON; an empty one for a call without.
        let bodies: [String]
        let statuses: [String]
    }

    let calls: [Call]

    init(named name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Server/OpenAPI")
        let data = try Data(contentsOf: folder.appending(path: "\(name).json"))
        let root = try JSONValue(parsing: Array(data), limits: JSONLimits(bytes: 1 << 20))
        let parameters = OpenAPIDocument.members(root["components"]?["parameters"]).map(\.value)
        var calls: [Call] = []
        for path in OpenAPIDocument.members(root["paths"]) {
            for operation in OpenAPIDocument.members(path.value) {
                let body = operation.value["requestBody"]?["content"]?["application/json"]
                let examples = OpenAPIDocument.members(body?["examples"]).compactMap { $0.value["value"]?.text() }
                calls.append(
                    Call(
                        method: try #require(HTTPRequest.Method(rawValue: operation.key.uppercased())),
                        path: path.key,
                        examplePath: OpenAPIDocument.filled(path.key, parameters),
                        bodies: body == nil ? [""] : examples,
                        statuses: operation.value["responses"]?.objectValue?.keys ?? []
                    )
                )
            }
        }
        self.calls = calls
    }

    private static func members(_ value: JSONValue?) -> [JSONObject.Member] { value?.objectValue?.members ?? [] }

    private static func filled(_ path: String, _ parameters: [JSONValue]) -> String {
        parameters.reduce(path) { path, parameter in
            guard let name = parameter["name"]?.stringValue, let example = parameter["example"] else { return path }
            return path.replacing("{\(name)}", with: example.stringValue ?? example.text())
        }
    }
}
