import AppShell
import Foundation
import Synchronization

/// A client, a server that answers by script, and virtual time in which a call runs to its end.
final class CallWorld: Sendable {
    /// What the server does with one request.
    enum Answer: Sendable {
        case status(Int, headers: HTTPHeaders = [:], body: String = "")
        case error(TransportError)
        /// Never answers.
        case hang
        /// Answers after a while.
        case late(Duration)

        static let ok = Answer.status(200, body: "{}")
    }

    struct Attempt: Sendable {
        let time: Duration
        let request: HTTPRequest
    }

    let executor = StepExecutor()
    let clock = StepClock()
    let phone = TestPhone()
    private let server: ScriptedServer
    private let client: APIClient

    /// - Parameter answers: in order; the last one stands for all that follow.
    init(
        _ answers: [Answer],
        baseURL: String = "https://api.example/v1",
        random: any RandomSource = FixedChance(bits: 0)
    ) {
        server = ScriptedServer(answers: answers, clock: clock)
        client = APIClient(
            baseURL: baseURL,
            headers: ["X-API-Key": "key"],
            environment: .test(clock: clock, random: random, transport: server, phone: phone)
        )
    }

    var attempts: [Attempt] { server.attempts }

    /// When each attempt reached the server.
    var times: [Duration] { attempts.map(\.time) }

    /// Runs one call to its end.
    ///
    /// - Parameter cancel: when the caller gives up; looked at between two wake-ups of the clock.
    func send(
        _ method: HTTPRequest.Method = .get,
        _ path: String = "/things",
        body: [UInt8]? = nil,
        idempotencyKey: String? = nil,
        expecting: Set<Int>? = nil,
        retry: RetryPolicy = .standard,
        cancel: (CallWorld) -> Bool = { _ in false }
    ) -> Result<HTTPResponse, APIError>? {
        let result = Box()
        let client = client
        let task = Task(executorPreference: executor) {
            do throws(APIError) {
                let answer = try await client.send(
                    method,
                    path,
                    body: body,
                    idempotencyKey: idempotencyKey,
                    expecting: expecting,
                    retry: retry
                )
                result.set(.success(answer))
            } catch {
                result.set(.failure(error))
            }
        }
        executor.drain()
        while result.value == nil {
            if cancel(self) {
                task.cancel()
            } else if !clock.advance() {
                return nil  // nothing will ever wake it
            }
            executor.drain()
        }
        return result.value
    }

    /// The error a call ends in.
    func failure(_ path: String = "/things", retry: RetryPolicy = .standard) -> APIError? {
        if case .failure(let error) = send(.get, path, retry: retry) { error } else { nil }
    }
}

private final class Box: Sendable {
    private let content = Mutex<Result<HTTPResponse, APIError>?>(nil)

    var value: Result<HTTPResponse, APIError>? { content.withLock(\.self) }

    func set(_ value: Result<HTTPResponse, APIError>) { content.withLock { $0 = value } }
}

private final class ScriptedServer: HTTPTransport {
    private struct State {
        var answers: [CallWorld.Answer]
        var attempts: [CallWorld.Attempt] = []
    }

    private let state: Mutex<State>
    private let clock: StepClock

    init(answers: [CallWorld.Answer], clock: StepClock) {
        state = Mutex(State(answers: answers))
        self.clock = clock
    }

    var attempts: [CallWorld.Attempt] { state.withLock(\.attempts) }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let answer = state.withLock { state in
            state.attempts.append(CallWorld.Attempt(time: clock.elapsed, request: request))
            return state.answers.count > 1 ? state.answers.removeFirst() : state.answers.first
        }
        switch answer {
        case .status(let status, let headers, let body):
            return HTTPResponse(status: status, headers: headers, body: Array(body.utf8))
        case .error(let error):
            throw error
        case .late(let delay):
            do { try await clock.sleep(for: delay) } catch { throw .cancelled }
            return HTTPResponse(status: 200)
        case .hang, nil:
            do { try await clock.sleep(for: .seconds(1_000_000)) } catch { throw .cancelled }
            return HTTPResponse(status: 200)
        }
    }
}
