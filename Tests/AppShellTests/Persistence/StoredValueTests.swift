import Observation
import Synchronization
import Testing

@testable import AppShell

/// A store whose faults a test sets.
private final class FailingValues: KeyValueStore {
    private struct State {
        var isUnreadable = false
        var isFull = false
        var writes = 0
        var values: [String: [UInt8]] = [:]
    }

    private let state = Mutex(State())

    var isUnreadable: Bool {
        get { state.withLock(\.isUnreadable) }
        set { state.withLock { $0.isUnreadable = newValue } }
    }

    var isFull: Bool {
        get { state.withLock(\.isFull) }
        set { state.withLock { $0.isFull = newValue } }
    }

    var text: String? {
        get { state.withLock { $0.values["sample.list"].map { String(decoding: $0, as: UTF8.self) } } }
        set { state.withLock { $0.values["sample.list"] = newValue.map { Array($0.utf8) } } }
    }

    var writes: Int { state.withLock(\.writes) }

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        if isUnreadable { throw .unacceptable("a passing fault") }
        return state.withLock { $0.values[key.name] }
    }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        await Task.yield()
        if isFull { throw .unacceptable("no room") }
        state.withLock { state in
            state.values[key.name] = value
            state.writes += 1
        }
    }
}

@MainActor
struct StoredValueTests {
    private let values = FailingValues()
    private let key = StoredKey("sample.list")

    private func made() -> StoredValue<[Int]> { StoredValue(key, in: values, empty: []) }

    @Test("what is changed is there at once, stored with save, and read by the next one")
    func keeps() async {
        let kept = made()
        kept.change { $0.append(1) }
        #expect(kept.value == [1])
        #expect(values.text == nil)
        await kept.save()
        #expect(values.text == "[1]")
        #expect(made().value == [1])
    }

    @Test("what is stored already is not written again")
    func unchanged() async {
        let kept = made()
        await kept.save()
        kept.change { $0.append(1) }
        await kept.save()
        await kept.save()
        kept.change { $0.append(2) }
        kept.change { $0.removeLast() }
        await kept.save()
        #expect(values.writes == 1)
    }

    @Test("of a value that is empty again nothing is left")
    func empty() async {
        let kept = made()
        kept.change { $0.append(1) }
        await kept.save()
        kept.change { $0 = [] }
        await kept.save()
        #expect(values.text == nil)
        #expect(values.writes == 2)
    }

    @Test("a passing fault of reading is not taken for nothing: nothing is written over it, and no change is lost")
    func passing() async {
        values.text = "[1,2]"
        values.isUnreadable = true
        let kept = made()
        kept.change { $0.append(3) }
        #expect(kept.value == [3])
        #expect(!kept.isKnown)
        await kept.save()
        #expect(values.text == "[1,2]")
        #expect(kept.issue?.description == "a passing fault")
        values.isUnreadable = false
        await kept.save()
        #expect(kept.isKnown)
        #expect(kept.value == [1, 2, 3])
        #expect(values.text == "[1,2,3]")
        #expect(kept.issue == nil)
    }

    @Test("what could not be stored is told, stays in hand, and is stored the next time")
    func full() async {
        values.isFull = true
        let kept = made()
        kept.change { $0.append(1) }
        await kept.save()
        #expect(kept.issue?.description == "no room")
        #expect(kept.value == [1])
        values.isFull = false
        await kept.save()
        #expect(values.text == "[1]")
        #expect(kept.issue == nil)
    }

    @Test("what could not be stored and is changed back is no error any more")
    func changedBack() async {
        values.isFull = true
        let kept = made()
        kept.change { $0.append(1) }
        await kept.save()
        kept.change { $0 = [] }
        await kept.save()
        #expect(kept.issue == nil)
        #expect(values.writes == 0)
    }

    @Test("saves that overlap end with the newest value stored, each after its own")
    func overlapping() async {
        let kept = made()
        nonisolated(unsafe) let shared = kept
        let tasks = (1...20).map { number in
            Task { @MainActor in
                shared.change { $0.append(number) }
                await shared.save()
                #expect(values.text?.contains("\(number)") == true)
            }
        }
        for task in tasks { await task.value }
        #expect(values.text == "[\((1...20).map(String.init).joined(separator: ","))]")
        #expect(values.writes < 20)
    }

    @Test("whoever draws the value is told of a change, and not of one that changes nothing")
    func observed() {
        let kept = made()
        let count = Mutex(0)
        func watch() {
            withObservationTracking {
                _ = kept.value
            } onChange: {
                count.withLock { $0 += 1 }
            }
        }
        watch()
        kept.change { $0 = [] }
        #expect(count.withLock(\.self) == 0)
        kept.change { $0.append(1) }
        #expect(count.withLock(\.self) == 1)
    }

    @Test("a secret is kept in the secret store, whole")
    func secret() async throws {
        let secrets = InMemorySecretStore()
        let kept = StoredValue(key, in: secrets, empty: "")
        kept.change { $0 = "lucas@x.fr" }
        await kept.save()
        #expect(try secrets.secret(for: key) == Secret("\"lucas@x.fr\""))
        #expect(StoredValue(key, in: secrets, empty: "").value == "lucas@x.fr")
    }
}
