import ScenarioReports

/// Runs the attempts that another process asks for, and tells of each as it goes on.
///
/// Knows no pipe: bytes come in by ``receive(_:didEnd:)``, and go out by `tell`, which is called before and after each step, so that
/// what was told last is known even if the step ends the process.
public final class ScenarioWorker {
    private let kits: [any TestKit.Type]
    private let options: AttemptOptions
    private let tell: ([UInt8]) -> Void
    private var products: [String: ProductScripts] = [:]
    private var splitter = FrameSplitter()

    /// - Parameters:
    ///   - kits: the products there are; a vocabulary is made when the first scenario of its product comes.
    ///   - tell: takes whole frames.
    public init(kits: [any TestKit.Type], options: AttemptOptions, tell: @escaping ([UInt8]) -> Void) {
        self.kits = kits
        self.options = options
        self.tell = tell
    }

    /// What it says before anything else: that it is there.
    public static let greeting = WorkerFrame.framed { WorkerReport.ready.write(into: &$0) }

    /// An attempt, as ``receive(_:didEnd:)`` takes it.
    public static func request(_ job: ScenarioJob, token: Int) -> [UInt8] {
        WorkerFrame.framed { writer in
            writer.write(token)
            writer.write(Work.scenario.rawValue)
            job.write(into: &writer)
        }
    }

    /// A hook around the run, which is told of as an attempt with one step.
    public static func request(_ hook: RunHookJob, token: Int) -> [UInt8] {
        WorkerFrame.framed { writer in
            writer.write(token)
            writer.write(Work.hook.rawValue)
            writer.write(hook.product)
            writer.write(hook.index)
        }
    }

    private enum Work: Int {
        case scenario, hook
    }

    /// Runs the attempts that these bytes complete.
    ///
    /// - Parameter didEnd: called after each of them.
    /// - Returns: whether all could be read; where not, the other end is another program.
    public func receive(_ bytes: some Sequence<UInt8>, didEnd: () -> Void) -> Bool {
        splitter.append(bytes)
        while let content = splitter.next() {
            do throws(ByteReaderError) {
                var reader = ByteReader(content)
                let token = try reader.int()
                guard let work = Work(rawValue: try reader.int()) else { return false }
                switch work {
                case .scenario:
                    let job = try ScenarioJob(from: &reader)
                    tell(.attemptBegan(token: token))
                    guard let product = product(job.product) else { return false }
                    ScenarioAttempt(job, of: product, options: options).run(Teller(worker: self))
                case .hook:
                    let product = try reader.text()
                    let hook = RunHookJob(product: product, index: try reader.int())
                    tell(.attemptBegan(token: token))
                    guard self.product(product)?.run(hook, Teller(worker: self)) == true else { return false }
                }
                didEnd()
            } catch {
                return false
            }
        }
        return true
    }

    private func product(_ id: String) -> ProductScripts? {
        if let product = products[id] { return product }
        guard let kit = kits.first(where: { $0.productID == id }) else { return nil }
        let product = ProductScripts(kit: kit, features: [])
        products[id] = product
        return product
    }

    fileprivate func tell(_ report: WorkerReport) {
        tell(WorkerFrame.framed { report.write(into: &$0) })
    }
}

private final class Teller: AttemptObserver {
    private let worker: ScenarioWorker

    init(worker: ScenarioWorker) {
        self.worker = worker
    }

    func didAttach(_ attachment: Attachment) {
        worker.tell(.attached(attachment))
    }

    func stepDidRun(_ record: AttemptRecord.StepRecord) {
        worker.tell(.stepEnded(record))
    }

    func attemptDidEnd(_ end: AttemptRecord.End) {
        worker.tell(.attemptEnded(end))
    }
}

/// Puts what a worker tells together again.
public struct WorkerListener {
    private var splitter = FrameSplitter()
    private var record = AttemptRecord()
    /// The attempt that runs; nil where none does.
    public private(set) var token: Int?
    /// Whether what came is not what a worker tells: nothing more is understood.
    public private(set) var isBroken = false

    public init() {}

    /// An attempt that came to its end.
    public struct Ended: Sendable {
        public let token: Int
        public let record: AttemptRecord
    }

    /// - Returns: the attempts that ended, up to where the bytes are not what a worker tells.
    public mutating func receive(_ bytes: some Sequence<UInt8>) -> [Ended] {
        splitter.append(bytes)
        var ended: [Ended] = []
        while !isBroken, let content = splitter.next() {
            guard let report = try? WorkerReport(from: content) else {
                isBroken = true
                break
            }
            switch report {
            case .ready: break
            case .attemptBegan(let token):
                self.token = token
                record = AttemptRecord()
            case .attached(let attachment): record.attachments.append(attachment)
            case .stepEnded(let step):
                // It has them all itself.
                record.attachments = []
                record.steps.append(step)
            case .attemptEnded(let end):
                record.end = end
                if let token { ended.append(Ended(token: token, record: record)) }
                token = nil
                record = AttemptRecord()
            }
        }
        return ended
    }

    /// What is known of the attempt that runs.
    public var unfinished: AttemptRecord { record }
}
