import AppShell
import Testing

/// What there is to show while something is loaded, and after.
struct LoadingStateTests {
    typealias State = LoadingState<Int>

    static let all: [State] = [
        .idle, .loading, .loaded(1), .refreshing(1), .stale(1, .timedOut), .failed(.timedOut),
    ]

    @Test("MAD-OFF1: a load keeps what there was on the screen, and so does one that fails, with the reason")
    func keeps() {
        #expect(State.idle.started == .loading)
        #expect(State.failed(.offline).started == .loading)
        #expect(State.loaded(1).started == .refreshing(1))
        #expect(State.stale(1, .offline).started == .refreshing(1))
        #expect(State.idle.failed(with: .offline) == .failed(.offline))
        #expect(State.loaded(1).failed(with: .offline) == .stale(1, .offline))
        #expect(State.stale(1, .timedOut).failed(with: .offline) == .stale(1, .offline))
    }

    @Test("no load and no failure loses a value, and each failure is told", arguments: all)
    func laws(_ state: State) {
        #expect(state.started.value == state.value)
        #expect(state.started.isUnderWay)
        #expect(state.started.error == nil)
        let failed = state.failed(with: .offline)
        #expect(failed.value == state.value)
        #expect(failed.error == .offline)
        #expect(!failed.isUnderWay)
    }

    @Test("a load that was cancelled leaves what there was, and another may start", arguments: all)
    func cancelled(_ state: State) {
        let after = state.failed(with: .cancelled)
        #expect(after.value == state.value)
        #expect(after.error == state.error)
        #expect(!after.isUnderWay)
        if !state.isUnderWay { #expect(after == state) }
    }

    @Test("only a load that is under way keeps another from starting")
    func underWay() {
        #expect(Self.all.filter(\.isUnderWay) == [.loading, .refreshing(1)])
    }

    @Test("another value in the same state", arguments: all)
    func map(_ state: State) {
        let other = state.map { "\($0)" }
        #expect(other.value == state.value.map { "\($0)" })
        #expect(other.error == state.error)
        #expect(other.isUnderWay == state.isUnderWay)
        #expect(state.map { $0 } == state)
    }
}
