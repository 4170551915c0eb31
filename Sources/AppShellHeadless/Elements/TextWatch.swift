import AppShell
import Synchronization

/// Searches everything that a phone shows and its back end answers for texts.
package final class TextWatch: Sendable {
    private struct State {
        var wanted: [String: PlainText]
        /// The texts that have not been seen, by their letters and digits.
        var folded: [String: [String]]
        var seen: [String] = []
        var alike: [String: String] = [:]
        /// Texts that were searched before.
        var known: Set<String> = []
    }

    private let state: Mutex<State>
    /// The size of the largest body that is searched.
    private static let mostBytes = 1_000_000

    package init(for texts: [String]) {
        let wanted = Dictionary(texts.map { ($0, PlainText($0)) }) { first, _ in first }
        state = Mutex(State(wanted: wanted, folded: Dictionary(grouping: texts, by: Self.folded)))
    }

    /// Whether some text has not been seen.
    package var isLooking: Bool { state.withLock { !$0.wanted.isEmpty } }

    /// The texts that occurred, sorted.
    package var seen: [String] { state.withLock { $0.seen.sorted() } }

    /// For texts that did not occur: a text that did, and differs only in case, spaces and punctuation.
    package var alike: [String: String] {
        state.withLock { state in state.alike.filter { state.wanted[$0.key] != nil } }
    }

    /// Letters and digits, in lower case.
    package static func folded(_ text: String) -> String {
        let kept = text.lowercased().unicodeScalars.filter {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
        return String(String.UnicodeScalarView(kept))
    }

    /// - Parameter isShown: false for texts that only scripts write.
    package func see(_ texts: [String], isShown: Bool = true) {
        state.withLock { state in
            for text in texts where !state.wanted.isEmpty && state.known.insert(text).inserted {
                let plain = PlainText(text)
                for wanted in state.wanted where plain.contains(wanted.value) {
                    state.wanted[wanted.key] = nil
                    state.seen.append(wanted.key)
                }
                for wanted in isShown ? state.folded[Self.folded(text)] ?? [] : [] {
                    state.alike[wanted] = min(state.alike[wanted] ?? plain.description, plain.description)
                }
            }
        }
    }

    func see(_ element: ContentSnapshot) {
        see(element.spokenTexts)
        see(element.readableTexts, isShown: false)
        for child in element.children { see(child) }
    }

    /// Skips pictures and other data, and large bodies.
    func see(body: [UInt8]) {
        guard isLooking, body.count <= Self.mostBytes, let text = String(validating: body, as: UTF8.self) else {
            return
        }
        let limits = JSONLimits(bytes: .max, depth: JSONLimits.maximumDepth)
        if let json = try? JSONValue(parsing: body, limits: limits) {
            see(json.texts)
        } else {
            see([text])
        }
    }
}

extension JSONValue {
    /// The texts and numbers in it, in order.
    package var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .number(let number): [number.text]
        case .array(let items): items.flatMap(\.texts)
        case .object(let object): object.members.flatMap(\.value.texts)
        case .bool, .null: []
        }
    }
}
