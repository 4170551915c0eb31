import AppShellTexts
import Foundation

/// Starts a worker: this program once more, with pipes and shared memory.
struct WorkerSpawning {
    private var opened: [Int32] = []

    /// - Throws: ``CommandError`` where the system has no room for it.
    mutating func start(
        _ arguments: [String]
    ) throws(CommandError) -> (pid_t, requests: Int32, reports: Int32, prints: Int32, SharedBuffer) {
        do throws(CommandError) {
            let requests = try pipe()
            let reports = try pipe()
            let prints = try pipe()
            let file = try SharedBuffer.makeFile()
            opened.append(file)
            let memory = try high(file)
            guard let buffer = SharedBuffer(descriptor: memory) else {
                throw Self.failure(localized("no memory can be shared"))
            }
            let id = try spawn(arguments, requests.reading, reports.writing, prints.writing, memory)
            for end in [requests.reading, reports.writing, prints.writing, memory] { close(end) }
            for end in [requests.writing, reports.reading, prints.reading] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
            return (id, requests.writing, reports.reading, prints.reading, buffer)
        } catch {
            for descriptor in opened { close(descriptor) }
            throw error
        }
    }

    private static func failure(_ fact: String) -> CommandError {
        CommandError(localized("A worker can't be started: \(fact). Try --in-process, or a smaller number of --jobs."))
    }

    private mutating func pipe() throws(CommandError) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw Self.failure(String(cString: strerror(errno))) }
        opened += ends
        return (try high(ends[0]), try high(ends[1]))
    }

    /// Moves a descriptor beyond those that a worker uses, and keeps other workers from inheriting it.
    private mutating func high(_ descriptor: Int32) throws(CommandError) -> Int32 {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
        guard copy >= 0 else { throw Self.failure(String(cString: strerror(errno))) }
        close(descriptor)
        opened.removeAll { $0 == descriptor }
        opened.append(copy)
        return copy
    }

    private func spawn(
        _ arguments: [String],
        _ requests: Int32,
        _ reports: Int32,
        _ prints: Int32,
        _ memory: Int32
    ) throws(CommandError) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        for (source, target) in [
            (prints, STDOUT_FILENO), (prints, STDERR_FILENO), (requests, WorkerCommand.Descriptor.requests),
            (reports, WorkerCommand.Descriptor.reports), (memory, WorkerCommand.Descriptor.memory),
        ] {
            posix_spawn_file_actions_adddup2(&actions, source, target)
        }
        // In a process group of its own, as the run handles Ctrl-C; with default signal handling.
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
        )
        posix_spawnattr_setpgroup(&attributes, 0)
        var defaults = sigset_t()
        sigfillset(&defaults)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        var mask = sigset_t()
        sigemptyset(&mask)
        posix_spawnattr_setsigmask(&attributes, &mask)
        // Swift's analysis of a trap may hang, and its message appears without it.
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        // An app's content is thousands of blocks of up to 2 kB. Where glibc keeps freed ones of that size at hand, an
        // exploration takes 8 % less time.
        if environment["GLIBC_TUNABLES"] == nil {
            environment["GLIBC_TUNABLES"] = "glibc.malloc.tcache_count=4000:glibc.malloc.tcache_max=2048"
        }
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let path = try Self.executable()
        var id: pid_t = 0
        let code = withStrings([CommandLine.arguments.first ?? path] + arguments) { arguments in
            withStrings(variables) { posix_spawn(&id, path, &actions, &attributes, arguments, $0) }
        }
        guard code == 0 else { throw Self.failure(String(cString: strerror(code))) }
        return id
    }

    /// This program, even where its file has been replaced since it started.
    private static func executable() throws(CommandError) -> String {
        #if os(Linux)
        return "/proc/self/exe"
        #else
        guard let path = Bundle.main.executablePath else {
            throw failure(localized("this program's file is not known"))
        }
        return path
        #endif
    }

    private func withStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}
