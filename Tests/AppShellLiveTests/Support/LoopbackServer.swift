import Foundation

/// A server on this machine, for as long as this object lives or the tests run.
final class LoopbackServer: Sendable {
    private let process: Process
    private let input: Pipe
    /// Plain http, https with a certificate that nobody trusts, and a port that nothing listens on.
    let port, tlsPort, closedPort: Int
    /// On ::1, or 0 where the machine has no IPv6.
    let port6: Int
    /// Takes connections and never says a word.
    let silentPort: Int

    /// The tests stand on a server that none of our code wrote: without Python they fail.
    struct Unavailable: Error, CustomStringConvertible {
        let reason: String

        var description: String {
            "the test server does not start (\(reason)); AppShellLiveTests need Python 3: put python3 on the PATH"
        }
    }

    /// One for all tests, which tell their calls apart by name: starting Python takes longer than most of them.
    static let shared = Result { try LoopbackServer() }

    init() throws {
        process = Process()
        input = Pipe()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-u", "-c", ServerScript.python, ServerScript.certificate]
        process.standardInput = input
        process.standardOutput = output
        do { try process.run() } catch { throw Unavailable(reason: "\(error)") }
        let line = LoopbackServer.firstLine(of: output.fileHandleForReading.fileDescriptor)
        let ports = line.split(separator: " ").compactMap { Int($0) }
        guard ports.count == 5 else { throw Unavailable(reason: "it printed “\(line)” for its ports") }
        (port, tlsPort, closedPort, port6, silentPort) = (ports[0], ports[1], ports[2], ports[3], ports[4])
    }

    /// Read by hand: FileHandle traps where a signal interrupts it.
    static func firstLine(of descriptor: Int32) -> String {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1, byte != UInt8(ascii: "\n") else { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
    }

    deinit {
        try? input.fileHandleForWriting.close()
    }

    func url(_ path: String, host: String = "127.0.0.1") -> String { "http://\(host):\(port)\(path)" }

    /// Answers with a redirect of that status to a URL.
    func redirect(_ status: Int, to target: String, host: String = "127.0.0.1") throws -> String {
        let unreserved = CharacterSet.alphanumerics
        guard let target = target.addingPercentEncoding(withAllowedCharacters: unreserved) else {
            throw Unavailable(reason: "“\(target)” is no redirect's target")
        }
        return url("/redirect/\(status)?to=\(target)", host: host)
    }
}
