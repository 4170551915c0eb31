import AppShell
import HTTPTypes
import Hummingbird
import NIOPosix

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// For scripts.
extension BackendResponder {
    static let stateLimit = 64 * 1_048_576

    /// `GET` and `PUT /control/state`, where `AppShell-Scenario: new` begins a scenario; anything else under `/control`,
    /// and everything where nothing is scripted, is 404.
    func control(_ call: HostCall, _ date: Date) async -> (AppShell.HTTPResponse, Bool) {
        guard options.isScripted, call.path == "/control/state" else { return (refusal(404, call), call.hasBody) }
        guard call.isControlling(options) else { return (refusal(403, call), call.hasBody) }
        switch call.request.method {
        case .get: return (await state(call), call.hasBody)
        case .put:
            switch await body(of: call, upTo: BackendResponder.stateLimit) {
            case .failure(let error): return (unreadable(error, call), true)
            case .success(let body):
                defer { bodies.give(back: body.count, of: call.caller) }
                return (await replaceState(body, call), false)
            }
        default:
            var answer = refusal(405, call)
            answer.headers["Allow"] = "GET, PUT"
            return (answer, call.hasBody)
        }
    }

    private func state(_ call: HostCall) async -> AppShell.HTTPResponse {
        let backend = backend
        guard let state = try? await pools.reads.runIfActive({ try backend.state() }) else { return refusal(500, call) }
        return AppShell.HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: state)
    }

    private func replaceState(_ body: [UInt8], _ call: HostCall) async -> AppShell.HTTPResponse {
        let backend = backend
        let isNew = call.request.headers[.appShellScenario] == "new"
        let isReplaced = try? await pools.writes.runIfActive {
            (try? isNew ? backend.beginScenario(with: body) : backend.replaceState(body)) != nil
        }
        return isReplaced == true ? AppShell.HTTPResponse(status: 204) : refusal(400, call)
    }
}
