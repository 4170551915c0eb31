import BenchKit
import Foundation

/// What one run of a program costs, from its start until it has ended.
struct ProcessCost: Codable {
    /// Nanoseconds that passed.
    let wall: Double
    /// Nanoseconds of CPU time, of the process and of those that it started and waited for, system calls included.
    let cpu: Double
    /// The most memory that one process of them had resident at a time, in bytes: of the command or of a worker,
    /// whichever is larger.
    let peak: Double

    /// What is run, and how often.
    struct Order: Codable {
        /// The program's path and its arguments.
        let command: [String]
        /// Where it runs.
        let folder: String
        let count: Int
        /// Whether what it prints goes to the error stream, for whoever looks for a mistake.
        var isLoud = false
    }

    // MARK: From the outside

    /// Runs a program several times, one after the other.
    ///
    /// A process of its own does it, which holds next to nothing: on Linux the peak of a process begins with that of the
    /// one that started it.
    ///
    /// - Throws: ``BenchError/wrong(_:)`` where a run does not end well.
    static func measure(_ order: Order) throws -> [ProcessCost] {
        let json = String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
        let text = try GherkinPeer.output(of: executable, ["--measure-process", json])
        return try JSONDecoder().decode([ProcessCost].self, from: Data(text.utf8))
    }

    /// This program.
    private static var executable: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

    // MARK: In the process of its own

    static func tell(_ json: String) throws {
        let order = try JSONDecoder().decode(Order.self, from: Data(json.utf8))
        let costs = try (0..<order.count).map { _ in try run(order) }
        print(String(decoding: try JSONEncoder().encode(costs), as: UTF8.self))
    }

    private static func run(_ order: Order) throws -> ProcessCost {
        guard chdir(order.folder) == 0 else { throw BenchError.missing("there is no folder \(order.folder)") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        if order.isLoud {
            posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        }
        var arguments = order.command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var id: pid_t = 0
        let start = Stopwatch.wallTime()
        let code = posix_spawnp(&id, order.command[0], &actions, nil, &arguments, environ)
        guard code == 0 else { throw BenchError.missing("\(order.command[0]): \(String(cString: strerror(code)))") }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
        let wall = Stopwatch.wallTime() - start
        guard status == 0 else {
            throw BenchError.wrong("\(order.command.joined(separator: " ")) ended with status \(status)")
        }
        return ProcessCost(
            wall: Double(wall),
            cpu: nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime),
            peak: Double(usage.ru_maxrss) * 1_024
        )
    }

    private static func nanoseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
    }
}

extension [ProcessCost] {
    func measurement(_ figure: (ProcessCost) -> Double) -> BenchKit.Measurement {
        Measurement(samples: map(figure), allocations: nil)
    }
}
