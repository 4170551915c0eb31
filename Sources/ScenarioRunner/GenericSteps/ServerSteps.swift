import AppShell
import CucumberExpressions
import Headless

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StepLibrary {
    mutating func defineServerSteps() {
        define(
            ParameterType(name: "method", patterns: ["GET|POST|PUT|DELETE"], useForSnippets: false) { groups in
                let name = groups.first.flatMap(\.self) ?? ""
                guard let method = HTTPRequest.Method(rawValue: name) else {
                    throw StepFailure("“\(name)” is not an HTTP method.")
                }
                return method
            }
        )
        step(
            .then,
            [
                "fr": "le serveur a reçu {int} appel(s) {method} {string}",
                "en": "the server received {int} {method} call(s) {string}",
            ],
            "How often that path was called since the scenario began, answered or not; the query does not count."
        ) { (world, count: Int, method: HTTPRequest.Method, path: String) in
            try world.eventually {
                let calls = world.calls(method, path)
                return calls.count == count
                    ? nil
                    : "The server received \(calls.count) \(method.rawValue) \(path), not \(count).\(world.received)"
            }
        }
        step(
            .then,
            [
                "fr": "le serveur a reçu {int} appel(s)",
                "en": "the server received {int} call(s)",
            ],
            "How many calls there were since the scenario began, whatever they asked."
        ) { (world, count: Int) in
            try world.now {
                let calls = world.session.server.exchanges.count
                return calls == count ? nil : "The server received \(calls) calls, not \(count).\(world.received)"
            }
        }
        step(
            .then,
            [
                "fr": "le serveur a reçu {method} {string} avec :",
                "en": "the server received {method} {string} with:",
            ],
            "The last call of that path carried these fields: a table of names and values; a.b reaches inside."
        ) { (world, method: HTTPRequest.Method, path: String) in
            let rows = try world.table()
            guard rows.allSatisfy({ $0.count == 2 }) else {
                throw StepFailure("The table under this step has two columns: the field's name and its value.")
            }
            try world.eventually {
                guard let call = world.calls(method, path).last else {
                    return "The server received no \(method.rawValue) \(path).\(world.received)"
                }
                guard let body = try? JSONDecoder().decode(JSONField.self, from: Data(call.request.body)) else {
                    return "The last \(method.rawValue) \(path) has no JSON body."
                }
                for row in rows {
                    let value = body.value(at: row[0])
                    if PlainText(value ?? "(absent)") != PlainText(row[1]) {
                        let shown = value.map { Redaction.value($0, of: row[0]) } ?? "(absent)"
                        return "The field “\(row[0])” of \(method.rawValue) \(path) was “\(shown)”, not “\(row[1])”."
                    }
                }
                return nil
            }
        }
        step(
            .then,
            [
                "fr": "le serveur a reçu {method} {string} avec l'en-tête {string} {string}",
                "en": "the server received {method} {string} with the header {string} {string}",
            ],
            "The last call of that path carried that header field with that value."
        ) { (world, method: HTTPRequest.Method, path: String, header: String, value: String) in
            try world.now {
                guard let call = world.calls(method, path).last else {
                    return "The server received no \(method.rawValue) \(path).\(world.received)"
                }
                let sent = call.request.headers[header]
                let shown = sent.map { Redaction.value($0, of: header) } ?? "(absent)"
                return sent == value ? nil : "The header “\(header)” was “\(shown)”, not “\(value)”."
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate func calls(_ method: HTTPRequest.Method, _ path: String) -> [StandInServer.Exchange] {
        session.server.exchanges.filter { exchange in
            let url = exchange.request.url.prefix { $0 != "?" && $0 != "#" }
            return exchange.request.method == method && url.hasSuffix(path)
        }
    }

    fileprivate var received: String {
        let calls = session.server.exchanges.map { "\n  \($0.request)" }
        return calls.isEmpty ? "\nIt received nothing." : "\nIt received:" + calls.joined()
    }
}

/// A JSON value, as far as a step looks into it.
private enum JSONField: Decodable {
    case text(String)
    case number(Decimal)
    case truth(Bool)
    case list([JSONField])
    case object([String: JSONField])
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Decimal.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONField].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONField].self))
        }
    }

    /// The value at `a.b.0`, in words; nil where there is none.
    func value(at path: String) -> String? {
        var field = self
        for name in path.split(separator: ".") {
            switch field {
            case .object(let fields):
                guard let next = fields[String(name)] else { return nil }
                field = next
            case .list(let items):
                guard let index = Int(name), items.indices.contains(index) else { return nil }
                field = items[index]
            default:
                return nil
            }
        }
        switch field {
        case .text(let text): return text
        case .number(let number): return "\(number)"
        case .truth(let truth): return "\(truth)"
        case .null: return "null"
        case .list(let items): return "(a list of \(items.count))"
        case .object(let fields): return "(an object of \(fields.keys.sorted().joined(separator: ", ")))"
        }
    }
}
