/// What a connection has to attend to, one thing at a time: a message from the page, or news of its session.
///
/// Holds one message at most, so that a page is read only as fast as it is answered.
actor Mailbox {
    enum Item: Sendable {
        case message(String)
        case pong([UInt8])
        /// The session has changed by itself.
        case news
        /// A sign of life is due.
        case ping
        /// The page is gone, or broke the protocol.
        case end(WebSocketFrame.Violation?)
    }

    private var message: Item?
    private var hasNews = false
    private var wantsPing = false
    private var ending: Item?
    private var receiver: CheckedContinuation<Item, Never>?
    private var sender: CheckedContinuation<Void, Never>?
    private var isClosed = false

    /// Waits until what was put in before has been taken.
    func put(_ item: Item) async {
        guard !isClosed else { return }
        while message != nil, !isClosed { await withCheckedContinuation { sender = $0 } }
        if let receiver {
            self.receiver = nil
            return receiver.resume(returning: item)
        }
        message = item
    }

    /// Nobody takes anything any more.
    func close() {
        isClosed = true
        sender?.resume()
        sender = nil
    }

    /// Never waits; news is news once.
    func note(_ item: Item) {
        if let receiver {
            self.receiver = nil
            return receiver.resume(returning: item)
        }
        switch item {
        case .news: hasNews = true
        case .ping: wantsPing = true
        default: ending = item
        }
    }

    /// The next item; the end comes after what was put in before it.
    func next() async -> Item {
        if let item = message {
            message = nil
            sender?.resume()
            sender = nil
            return item
        }
        if let ending { return ending }
        if hasNews {
            hasNews = false
            return .news
        }
        if wantsPing {
            wantsPing = false
            return .ping
        }
        return await withCheckedContinuation { receiver = $0 }
    }
}
