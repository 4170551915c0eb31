import Foundation
import NIOCore
import NIOPosix

/// A TCP connection that sends what no HTTP client would.
enum RawConnection {
    /// Sends pieces, each after the one before went out and a pause, and reads until the other side ends it.
    ///
    /// - Returns: what came, and how many of the pieces went out.
    static func exchange(
        _ url: String,
        _ pieces: [String],
        pause: Duration = .zero,
        connected: @escaping @Sendable () -> Void = {}
    ) async throws -> (text: String, sent: Int) {
        let parts = URL(string: url)
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).connect(
            host: parts?.host() ?? "127.0.0.1",
            port: parts?.port ?? 0
        ) { channel in
            channel.eventLoop.makeCompletedFuture {
                try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
            }
        }
        connected()
        return try await channel.executeThenClose { inbound, outbound in
            try await withThrowingTaskGroup(of: (String, Int).self) { group in
                group.addTask {
                    var sent = 0
                    for piece in pieces {
                        do {
                            try await outbound.write(ByteBuffer(string: piece))
                            sent += 1
                            try await Task.sleep(for: pause)
                        } catch {
                            break
                        }
                    }
                    return ("", sent)
                }
                group.addTask {
                    var text = ""
                    do {
                        for try await bytes in inbound { text += String(buffer: bytes) }
                    } catch {
                        // Reset by the other side: what came before counts.
                    }
                    return (text, 0)
                }
                var result = (text: "", sent: 0)
                for try await (text, sent) in group {
                    result.text += text
                    result.sent += sent
                    // The other side ended it: the pieces that are left need not go out.
                    if sent == 0 { group.cancelAll() }
                }
                return result
            }
        }
    }
}
