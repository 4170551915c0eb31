#if os(Linux)
import AppShell
import Foundation
import Live
import Testing

/// A body of more than a gigabyte is given up at the bound, and what it took of memory stays small.
@Suite struct MemoryTests {
    /// Not of a gzip bomb, which keeps libcurl on Linux busy past its bound (docs/platform.md).
    @Test(.timeLimit(.minutes(1)), arguments: ["long-unannounced"])
    func aBodyWithoutEndIsGivenUpEarly(kind: String) async throws {
        let server = try LoopbackServer.shared.get()
        let url = server.url("/\(kind)/memory-\(kind)")
        let before = try #require(PeakMemory.bytes)
        let failure = await URLSessionTransport().failure(of: url)
        #expect(failure == .unreachable("the answer is longer than the 10485760 bytes that are read"))
        // Room for what the other tests take meanwhile.
        let grown = try #require(PeakMemory.bytes) - before
        #expect(grown < 200 << 20, "\(grown >> 20) MB for an answer of which 10 MB are read")
        let left = try await URLSessionTransport().get(server.url("/left/memory-\(kind)"))
        #expect(left.status == 200, "the server still sends")
    }
}

/// The most memory this process has held at once.
enum PeakMemory {
    static var bytes: Int? {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }.first.map { $0 << 10 }
    }
}
#endif
