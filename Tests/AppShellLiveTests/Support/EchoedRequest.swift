import AppShell
import Foundation

/// A request as the server got it, from its `/echo`.
struct EchoedRequest: Decodable {
    let method: String
    let path: String
    let body: String
    /// By their names in lower case.
    let headers: [String: String]

    init(_ response: HTTPResponse) throws {
        self = try JSONDecoder().decode(EchoedRequest.self, from: Data(response.body))
    }
}
