import Foundation

/// Another process that has a storage's lock, and none of our code.
final class LockHolder {
    private let process = Process()
    private let input = Pipe()

    /// The lock is somebody else's.
    struct Refused: Error {}

    private static let script = """
        import fcntl, os, sys
        file = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("refused", flush=True)
            sys.exit()
        os.ftruncate(file, 0)
        os.pwrite(file, f"{os.getpid()}\\n".encode(), 0)
        print(os.getpid(), flush=True)
        sys.stdin.read()
        """

    let processID: Int32

    init(_ path: String) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.script, path]
        process.standardInput = input
        process.standardOutput = output
        do { try process.run() } catch { throw LoopbackServer.Unavailable(reason: "\(error)") }
        let line = LoopbackServer.firstLine(of: output.fileHandleForReading.fileDescriptor)
        guard let processID = Int32(line) else { throw Refused() }
        self.processID = processID
    }

    /// Ends it as a crash would.
    func kill() {
        Foundation.kill(processID, SIGKILL)
        process.waitUntilExit()
    }

    deinit {
        try? input.fileHandleForWriting.close()
    }
}
