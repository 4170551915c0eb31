import AppShell
import Foundation
import Testing

struct NavigationCodingTests {
    @Test("SHELL-1: encode, then decode, is identity")
    func roundTrip() {
        NavigationProperty { state, _ in
            do {
                let decoded = try JSONDecoder().decode(NavigationState.self, from: JSONEncoder().encode(state))
                return decoded == state ? nil : "decoded as \(decoded)"
            } catch {
                return "\(error)"
            }
        }.check(sequences: 300)
    }

    private static let a = #"{"name":"a","parameters":{}}"#
    private static let b = #"{"name":"b","parameters":{}}"#

    private static func stack(_ tab: String?, pushed: [String] = []) -> String {
        let tab = tab.map { "\"tab\":\"\($0)\"," } ?? ""
        return "{\(tab)\"root\":\(a),\"pushed\":[\(pushed.joined(separator: ","))]}"
    }

    private static func state(_ stacks: [String], selected: String?, sheets: [String] = [], locks: [String] = [])
        -> String
    {
        let selected = selected.map { "\"selected\":\"\($0)\"," } ?? ""
        return "{\"stacks\":[\(stacks.joined(separator: ","))],\(selected)\"sheets\":[\(sheets.joined(separator: ","))]"
            + ",\"locks\":[\(locks.joined(separator: ","))]}"
    }

    private func decode(_ text: String) throws -> NavigationState {
        try JSONDecoder().decode(NavigationState.self, from: Data(text.utf8))
    }

    @Test("the form in which states are stored stays readable")
    func stored() throws {
        let lock = #"{"name":"zen","policy":"refuse","reason":"because"}"#
        let tabs = [Self.stack("one", pushed: [Self.b]), Self.stack("two")]
        let tabbed = try decode(Self.state(tabs, selected: "two", sheets: [Self.stack(nil)], locks: [lock]))
        #expect(tabbed.selected == "two")
        #expect(tabbed.stacks[0].routes == [Route(name: "a"), Route(name: "b")])
        #expect(tabbed.current == Route(name: "a"))
        #expect(tabbed.locks.map(\.policy) == [.refuse])
        #expect(try decode(Self.state([Self.stack(nil)], selected: nil)) == NavigationState(root: Route(name: "a")))
    }

    private static let impossible: [(String, String)] = [
        ("no stack", state([], selected: nil)),
        ("no stack but a selected tab", state([], selected: "one")),
        ("tabs, none selected", state([stack("one"), stack("two")], selected: nil)),
        ("one tab, not selected", state([stack("one")], selected: nil)),
        ("two stacks without tabs", state([stack(nil), stack(nil)], selected: nil)),
        ("the selected tab is not there", state([stack("one")], selected: "two")),
        ("a stack without a tab among tabs", state([stack("one"), stack(nil)], selected: "one")),
        ("one tab twice", state([stack("one"), stack("one")], selected: "one")),
        ("a sheet that belongs to a tab", state([stack("one")], selected: "one", sheets: [stack("one")])),
        ("a list", "[]"),
        ("no sheets", "{\"stacks\":[\(stack(nil))],\"locks\":[]}"),
        (
            "a lock of an unknown policy",
            state(
                [stack(nil)],
                selected: nil,
                locks: [
                    #"{"name":"zen","policy":"perhaps","reason":""}"#
                ]
            )
        ),
    ]

    @Test("SHELL-1: a state that could not have been reached is refused", arguments: impossible)
    func refuses(_ what: String, _ text: String) {
        #expect(throws: DecodingError.self, "\(what)") { try decode(text) }
    }

    @Test("SHELL-1: in an app without tabs, a sheet that belongs to a tab is refused")
    func tablessSheet() {
        let text = Self.state([Self.stack(nil)], selected: nil, sheets: [Self.stack("one")])
        #expect(throws: DecodingError.self) { try decode(text) }
    }

    @Test("SHELL-1: one lock held twice is refused: it could never be given back whole")
    func lockTwice() {
        let lock = #"{"name":"zen","policy":"refuse","reason":"because"}"#
        let text = Self.state([Self.stack(nil)], selected: nil, locks: [lock, lock])
        #expect(throws: DecodingError.self) { try decode(text) }
    }

    @Test("SHELL-1: one route twice in a row on a stack is refused: no push makes that")
    func routeTwice() {
        let text = Self.state([Self.stack(nil, pushed: [Self.b, Self.b])], selected: nil)
        #expect(throws: DecodingError.self) { try decode(text) }
    }

    @Test("SHELL-1: whatever is stored, it is read or refused, and what is read can be used")
    func damaged() throws {
        var generator = SplitMix64(seed: 7)
        let setting = NavigationSetting.tabbed()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var (read, refused) = (0, 0)
        for _ in 0..<1_500 {
            var state = setting.fresh
            for _ in 0..<8 {
                state = state.apply(setting.randomCommand(&generator), under: setting.rules).state ?? state
            }
            var bytes = Array(try encoder.encode(state))
            for _ in 0..<generator.number(1...2) { Self.damage(&bytes, &generator) }
            guard let decoded = try? JSONDecoder().decode(NavigationState.self, from: Data(bytes)) else {
                refused += 1
                continue
            }
            read += 1
            #expect(decoded.stacks.contains(decoded.base))
            #expect(!decoded.description.isEmpty)
            for command in setting.everyMove { _ = decoded.apply(command, under: setting.rules) }
        }
        #expect(read > 10)
        #expect(refused > 30)
    }

    private static func damage(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
        let place = generator.number(0...(bytes.count - 1))
        switch generator.number(0...3) {
        case 0: bytes[place] = generator.one(of: Array("abcone012{}[]\",:".utf8))
        case 1: bytes.removeSubrange(place...min(place + generator.number(0...20), bytes.count - 1))
        case 2: bytes.insert(contentsOf: bytes[place...min(place + 20, bytes.count - 1)], at: place)
        default: bytes.removeLast(bytes.count - place)
        }
        if bytes.isEmpty { bytes = Array("{}".utf8) }
    }
}
