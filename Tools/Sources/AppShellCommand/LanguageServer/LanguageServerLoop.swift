import AppShell
import Foundation

/// Connects a language server with standard input and output.
enum LanguageServerLoop {
    /// - Returns: the exit code.
    static func run(_ chosen: ChosenProducts, labels: String?) -> Int32 {
        // What else prints would break the stream of messages.
        Console.keepOutputForReports()
        let queue = MessageQueue()
        Thread.detachNewThread { read(into: queue) }
        let server = LanguageServer(chosen, labels: labels) { json in
            Console.out(MessageFraming.framed(Array(json.text().utf8)))
        }
        while true {
            guard let item = queue.take(waiting: server.idle) else {
                server.work()
                continue
            }
            switch item {
            case .message(let json):
                let id = json["id"] ?? .null
                let code = server.take(json) { queue.isCancelled(id) }
                queue.close(id)
                if let code { return code }
            case .malformed(let fact): server.refuse(RPCError(.parseError, fact))
            // As if it had said “exit”.
            case .end: return 1
            }
        }
    }

    private static func read(into queue: MessageQueue) {
        // Larger than any text that an editor takes.
        let limits = JSONLimits(bytes: MessageFraming.longest, depth: JSONLimits.maximumDepth)
        var framing = MessageFraming()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return queue.add(.end) }
            framing.append(buffer[..<count])
            while let part = framing.next() {
                switch part {
                case .malformed(let fact): queue.add(.malformed(fact))
                case .message(let content):
                    do throws(JSONError) {
                        queue.add(.message(try JSONValue(parsing: content, limits: limits)))
                    } catch {
                        queue.add(.malformed("The message is no JSON: \(error)"))
                    }
                }
            }
        }
    }
}
