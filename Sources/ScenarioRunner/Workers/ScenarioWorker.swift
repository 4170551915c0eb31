import ScenarioReports
import ScreenRendering

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Runs the attempts that another process asks for, and sends what happens in each of them.
///
/// Both directions carry JSON, one value a line. Each event is sent at once, so that what happened before a step ended the
/// process is known.
public final class ScenarioWorker {
    private let kits: [any TestKit.Type]
    private let options: AttemptOptions
    private let send: ([UInt8]) -> Void
    private var products: [String: ProductScripts] = [:]
    private let chaos = ChaosBench()
    private var lines = LineSplitter()
    private var screens = ScreenSnapshotTable()

    /// - Parameters:
    ///   - kits: the products there are; the steps of one are compiled when its first scenario comes.
    ///   - send: takes whole lines.
    public init(kits: [any TestKit.Type], options: AttemptOptions, send: @escaping ([UInt8]) -> Void) {
        self.kits = kits
        self.options = options
        self.send = send
    }

    /// What a worker sends before anything else, to say that it has started: an empty line.
    public static let greeting = [LineSplitter.lineBreak]

    /// The line that asks for an attempt.
    public static func line(of request: AttemptRequest) -> [UInt8] { LineSplitter.line(of: request) }

    /// Runs the attempts that these bytes complete.
    ///
    /// - Parameter didEnd: called after each of them.
    /// - Returns: false where a request can't be read: the other process is another version of the program.
    public func receive(_ bytes: some Sequence<UInt8>, didEnd: () -> Void) -> Bool {
        lines.append(bytes)
        while let line = lines.next() {
            guard let request = try? JSONDecoder().decode(AttemptRequest.self, from: line) else { return false }
            send(.began(token: request.token))
            guard let product = product(of: request) else { return false }
            if !chaos.run(request, of: product, options: options, report: { self.send($0) }) {
                ScenarioAttempt(request, of: product, options: options) { self.send($0) }.run()
            }
            didEnd()
        }
        return true
    }

    private func product(of request: AttemptRequest) -> ProductScripts? {
        let id = request.product
        let phrases = request.phrases ?? []
        if let product = products[id], product.phrases == phrases || request.runHook != nil { return product }
        guard let kit = kits.first(where: { $0.productID == id }) else { return nil }
        let product = ProductScripts(kit: kit, checked: phrases)
        products[id] = product
        return product
    }

    private func send(_ event: AttemptEvent) {
        var event = event
        if case .stepEnded(let step, let trace, _) = event, step.snapshot != nil || !step.acted.isEmpty {
            event = .stepEnded(step, trace: trace, screen: screens.json(of: step))
        }
        send(LineSplitter.line(of: event))
    }
}

/// Follows the attempts of a worker by what it sends.
public struct WorkerListener {
    private var lines = LineSplitter()
    private var screens = ScreenSnapshotReader()
    /// The attempt under way, as far as it has come.
    public private(set) var current: AttemptResult?
    /// Whether the bytes are not those of a worker: nothing more is read then.
    public private(set) var isBroken = false

    public init() {}

    /// - Returns: the attempts that ended.
    public mutating func receive(_ bytes: some Sequence<UInt8>) -> [AttemptResult] {
        lines.append(bytes)
        var ended: [AttemptResult] = []
        while !isBroken, let line = lines.next() {
            guard var event = try? JSONDecoder().decode(AttemptEvent.self, from: line) else {
                isBroken = true
                break
            }
            if case .stepEnded(var step, let trace, let screen?) = event {
                // The elements are numbered across screens: after one that can't be read, all others would be wrong.
                guard let entry = screens.read(screen) else {
                    isBroken = true
                    break
                }
                step.snapshot = entry.snapshot
                step.acted = entry.acted
                event = .stepEnded(step, trace: trace)
            }
            if case .began(let token) = event { current = AttemptResult(token: token) }
            current?.add(event)
            if let result = current, result.isComplete {
                ended.append(result)
                current = nil
            }
        }
        return ended
    }
}
