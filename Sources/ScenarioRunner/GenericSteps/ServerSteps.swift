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
            try world.now {
                Mismatch(
                    "The number of calls \(method.rawValue) \(path)",
                    expected: count,
                    actual: world.calls(method, path).count,
                    details: world.received
                )?.description
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
                return Mismatch("The number of calls", expected: count, actual: calls, details: world.received)?
                    .description
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
                let wrong = rows.enumerated().compactMap { index, row in
                    body.mismatch(row[0], row[1], at: "row \(index + 1), “\(row[0])”")
                }
                return Mismatch("The body of the last \(method.rawValue) \(path)", rows: wrong)?.description
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
                let subject = "The header field “\(header)” of the last \(method.rawValue) \(path)"
                let sent = call.request.headers[header]
                // What is hidden is not compared where it can be read.
                if let sent, sent != value, case let shown = Redaction.value(sent, of: header), shown != sent {
                    return "\(Mismatch(subject, expected: "“\(value)”", actual: shown))"
                }
                return Mismatch(subject, expectedText: value, actual: sent, isExact: true)?.description
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

    /// What is wrong with the value at a path; nil where it is as expected.
    func mismatch(_ path: String, _ expected: String, at place: String) -> Mismatch.Row? {
        guard let value = value(at: path) else {
            guard PlainText(expected) != PlainText("(absent)") else { return nil }
            let names = if case .object(let fields) = self { fields.keys.sorted().quoted } else { "" }
            let others = names.isEmpty ? "" : "; there are: \(names)"
            return Mismatch.Row(place, expected: "“\(expected)”", actual: "(absent)\(others)")
        }
        let shown = Redaction.value(value, of: path)
        guard shown != value else { return Mismatch.Row(place, expectedText: expected, actual: value) }
        // What is hidden is not compared where it can be read.
        guard PlainText(value) != PlainText(expected) else { return nil }
        return Mismatch.Row(place, expected: "“\(expected)”", actual: shown)
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
