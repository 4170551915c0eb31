public import AllInConnectBackend
public import AppShell
public import AppShellHeadless

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Scripts arrange one that is served as they arrange the one in process. Of its log they see what they published: what a
/// call of the API sent, a served back end sends itself.
extension AllInConnectBackend: MirroredBackend {
    public var mirroredState: AllInConnectData {
        get { data }
        set { data = newValue }
    }
}

extension AllInConnectBackend: PushingBackend {
    public var pushedPayloads: [String] { sentPushes.map(\.payload) }
}

extension AllInConnectBackend: RoutedBackend {}

extension AllInConnectBackend: CallableBackend {
    public func headers(
        ofCallsBy caller: String?,
        at baseURL: String,
        send: (HTTPRequest) throws(HeadlessError) -> HTTPResponse
    ) throws(HeadlessError) -> HTTPHeaders? {
        guard let caller else { return [:] }
        guard let member = data.users.first(where: { $0.email == caller }) else { return nil }
        let fields = ["email": member.email, "password": member.password]
        guard let body = try? JSONEncoder().encode(fields) else { return nil }
        let answer = try send(
            HTTPRequest(
                method: .post,
                url: baseURL + "/auth/authenticate",
                headers: ["Content-Type": "application/json", "Accept": "application/json"],
                body: Array(body)
            )
        )
        guard let token = (try? JSONDecoder().decode(SignIn.self, from: Data(answer.body)))?.token else {
            throw .servedBackend("it did not sign \(caller) in: \(answer.status)")
        }
        return ["Authorization": "Bearer \(token)"]
    }
}

/// What a sign-in answers.
private struct SignIn: Decodable {
    let token: String
}
