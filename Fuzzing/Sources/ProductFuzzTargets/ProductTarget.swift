import AppShell
import AppShellHeadless
package import FuzzTargets
import MadiniaTestKit

/// Any bytes at a whole product: a tap on their payload, cold, in the background or in the foreground; or a link, a
/// shortcut, a saved state.
struct ProductTarget: FuzzTarget {
    static let name = "product"

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        guard let mode = bytes.first else { return }
        let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
        do {
            try arrive(text, mode: mode)
        } catch let error as BrokenInvariant {
            throw error
        } catch {
            throw BrokenInvariant("the session fails: \(error)")
        }
    }

    private func arrive(_ text: String, mode: UInt8) throws {
        let session = MadiniaTestKit.makeSession()
        defer { session.end() }
        let arrival: Arrival =
            switch mode & 0x0F {
            case 0x01: .link(text, id: "1")
            case 0x02: .shortcut(text, id: "1")
            case 0x03: .restoration(text)
            default: .tap(text, id: "1")
            }
        switch mode >> 4 & 3 {
        case 1:
            try session.launch()
            try session.receive(arrival)
        case 2:
            try session.launch()
            try session.enterBackground()
            try session.receive(arrival)
        default:
            try session.launch(with: arrival)
        }
        // A second callback for the same delivery changes nothing.
        let state = try session.navigation()
        if arrival.id != nil { try session.receive(arrival) }
        try require(try session.navigation() == state, "a second callback navigates: \(state)")
        try hold(session, state)
    }

    private func hold(_ session: HeadlessSession, _ state: NavigationState) throws {
        let arrivals = try session.arrivals()
        try require(!arrivals.isEmpty, "an arrival is not recorded")
        try require(arrivals.allSatisfy { !$0.outcome.isHeld }, "an arrival is held for ever: \(arrivals)")
        try require(arrivals.allSatisfy { !$0.outcome.description.isEmpty }, "an outcome without a text")
        if let first = arrivals.first, case .opened(let route) = first.outcome {
            try require(state.current == route, "opened \(route), while \(state) is shown")
        }
        _ = try session.content()
    }
}
