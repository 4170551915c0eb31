import AppShell
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// URLSession's transfers: assembles each response and passes it to the caller.
///
/// A transfer ends once: with its response, its failure, a limit, or the caller's cancellation. Later events from
/// URLSession change nothing. Foundation on Linux traps (`not waiting for it`) when a cancelled task is told how to
/// continue, so tasks are told under the lock, and cancelled only after their transfer is removed.
final class Transfers: NSObject, URLSessionDataDelegate {
    typealias Continuation = CheckedContinuation<Result<HTTPResponse, TransportError>, Never>

    private struct Transfer {
        let continuation: Continuation
        let note: TransferNote
        var progress = TransferProgress()
        var body: [UInt8] = []
    }

    /// The limit for a response's header fields.
    private static let maximumFields = 500

    private let maximumBodySize: Int
    private let cancellations = DispatchQueue(label: "fr.appshell.cancellations", attributes: .concurrent)
    private let open = Lock<[Int: Transfer]>([:])

    init(maximumBodySize: Int) {
        self.maximumBodySize = maximumBodySize
    }

    /// Resumes the task, unless the caller has cancelled meanwhile.
    ///
    /// - Parameter note: where the transfer leaves its progress.
    func start(_ task: URLSessionTask, _ note: TransferNote, _ continuation: Continuation) {
        let isCancelled = open.withLock { open in
            if Task.isCancelled { return true }
            open[task.taskIdentifier] = Transfer(continuation: continuation, note: note)
            return false
        }
        if isCancelled {
            task.cancel()
            continuation.resume(returning: .failure(.cancelled))
        } else {
            task.resume()
        }
    }

    /// Ends a transfer with its result, and cancels its task.
    func end(_ task: URLSessionTask, _ result: Result<HTTPResponse, TransportError>) {
        let transfer = open.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        guard let transfer else { return }
        transfer.note.progress = transfer.progress
        transfer.continuation.resume(returning: result)
        // On Linux a cancellation blocks until libcurl is done, so nobody waits for it.
        if task.state != .completed { cancellations.async { task.cancel() } }
    }

    /// Lets URLSession continue a transfer, unless it has ended.
    private func goOn(_ task: URLSessionTask, _ tell: () -> Void) {
        open.withLock { open in
            if open[task.taskIdentifier] != nil { tell() }
        }
    }

    private func endTooLong(_ task: URLSessionTask) {
        end(task, .failure(.unreadable("the answer is longer than the \(maximumBodySize) bytes that are read")))
    }

    // MARK: URLSessionDataDelegate

    /// Returns the redirect itself; the transport follows it.
    func urlSession(
        _: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection _: HTTPURLResponse,
        newRequest _: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        goOn(task) { completionHandler(nil) }
    }

    func urlSession(
        _: URLSession,
        dataTask task: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let fault = TransferFault(lengthOf: response) {
            return end(task, .failure(.unreachable(fault.text())))
        }
        if response.expectedContentLength > Int64(maximumBodySize) { return endTooLong(task) }
        let fields = (response as? HTTPURLResponse)?.allHeaderFields.count ?? 0
        if fields > Self.maximumFields {
            return end(
                task,
                .failure(.unreadable("the answer has \(fields) header fields, more than \(Self.maximumFields)"))
            )
        }
        #if canImport(FoundationNetworking)
        if let coding = PackedBody(response), !coding.isBounded(by: maximumBodySize) {
            return end(task, .failure(.unreadable("\(coding) is not read: nothing bounds what it unpacks to")))
        }
        #endif
        // Linux reports interim responses too (RFC 9110, 15.2).
        if let response = response as? HTTPURLResponse, response.statusCode >= 200 {
            let length = response.expectedContentLength
            open.withLock { open in
                open[task.taskIdentifier]?.progress.hasHead = true
                open[task.taskIdentifier]?.progress.length = length < 0 ? nil : Int(length)
            }
        }
        goOn(task) { completionHandler(.allow) }
    }

    func urlSession(_: URLSession, dataTask task: URLSessionDataTask, didReceive data: Data) {
        let size = open.withLock { open in
            open[task.taskIdentifier]?.body.append(contentsOf: data)
            open[task.taskIdentifier]?.progress.received += data.count
            return open[task.taskIdentifier]?.progress.received ?? 0
        }
        if size > maximumBodySize { endTooLong(task) }
    }

    /// Returns a 401 instead of asking for a password.
    ///
    /// Foundation on Linux asks after the whole response, then hangs; Apple's asks before.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive _: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
        urlSession(session, task: task, didCompleteWithError: nil)
        #else
        completionHandler(.performDefaultHandling, nil)
        #endif
    }

    func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let transfer = open.withLock({ $0[task.taskIdentifier] }) else { return }
        if let error { return end(task, .failure(TransportError(error, after: transfer.progress))) }
        guard let response = task.response as? HTTPURLResponse else {
            return end(task, .failure(.unreachable(TransferFault.noHTTP.text())))
        }
        end(task, .success(HTTPResponse(response, body: transfer.body)))
    }
}

extension HTTPResponse {
    /// Status and headers. URLSession keeps no order; fields that came twice are joined into a list (RFC 9110, 5.3). On
    /// Linux, names that differ in case come separately.
    fileprivate init(_ response: HTTPURLResponse, body: [UInt8]) {
        let fields = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { ($0, "\(value)") }
        }
        self.init(status: response.statusCode, body: body)
        for (name, value) in fields.sorted(by: { $0.0 < $1.0 }) {
            headers[name] = headers[name].map { "\($0), \(value)" } ?? value
        }
    }
}
