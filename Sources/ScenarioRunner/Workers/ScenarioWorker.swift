import ScenarioReports

/// Runs the attempts that another process asks for, and sends what happens in each of them.
///
/// Both directions carry frames of bytes. Each event is sent at once, so that what happened before a step ended the process
/// is known.
public final class ScenarioWorker {
    private let kits: [any TestKit.Type]
    private let options: AttemptOptions
    private let send: ([UInt8]) -> Void
    private var products: [String: ProductScripts] = [:]
    private let chaos = ChaosBench()
    private var frames = FrameSplitter()
    private var screens = WireScreenWriter()

    /// - Parameters:
    ///   - kits: the products there are; the steps of one are compiled when its first scenario comes.
    ///   - send: takes whole frames.
    public init(kits: [any TestKit.Type], options: AttemptOptions, send: @escaping ([UInt8]) -> Void) {
        self.kits = kits
        self.options = options
        self.send = send
    }

    /// The first bytes of a worker, which report that it has started: an empty frame.
    public static let greeting = WireWriter.frame { _ in }

    /// The frame that asks for an attempt.
    public static func frame(of request: AttemptRequest) -> [UInt8] { WireWriter.frame { $0.write(request) } }

    /// Runs the attempts that these bytes complete.
    ///
    /// - Parameter didEnd: called after each of them.
    /// - Returns: false where a request can't be read: the other process is another version of the program.
    public func receive(_ bytes: some Sequence<UInt8>, didEnd: () -> Void) -> Bool {
        frames.append(bytes)
        do throws(WireError) {
            while let frame = try frames.next() {
                var reader = WireReader(frame)
                let request: AttemptRequest = try reader.value()
                guard reader.isAtEnd else { return false }
                send(.began(token: request.token))
                guard let product = product(of: request) else { return false }
                if !chaos.run(request, of: product, options: options, report: { self.send($0) }) {
                    ScenarioAttempt(request, of: product, options: options) { self.send($0) }.run()
                }
                didEnd()
            }
            return true
        } catch {
            return false
        }
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
        send(WireWriter.frame { event.write(to: &$0, &screens) })
    }
}

/// Follows the attempts of a worker by what it sends.
public struct WorkerListener {
    private var frames = FrameSplitter()
    private var screens = WireScreenReader()
    /// The attempt under way, as far as it has come.
    public private(set) var current: AttemptResult?
    /// Whether the bytes are not those of a worker: nothing more is read then.
    public private(set) var isBroken = false

    public init() {}

    /// - Returns: the attempts that ended.
    public mutating func receive(_ bytes: some Sequence<UInt8>) -> [AttemptResult] {
        var ended: [AttemptResult] = []
        guard !isBroken else { return ended }
        frames.append(bytes)
        do throws(WireError) {
            while let frame = try frames.next() {
                var reader = WireReader(frame)
                let event = try AttemptEvent(from: &reader, &screens)
                if case .began(let token) = event { current = AttemptResult(token: token) }
                current?.add(event)
                if let result = current, result.isComplete {
                    ended.append(result)
                    current = nil
                }
            }
        } catch {
            // Nor can later screens be read: their elements are numbered across all of them.
            isBroken = true
        }
        return ended
    }
}
