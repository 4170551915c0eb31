import Foundation
import ScenarioReports

extension CIBuild {
    /// The CI build that this process is part of; nil on no known CI server.
    static var ofThisProcess: CIBuild? {
        CIBuild(environment: ProcessInfo.processInfo.environment, headOfPullRequest: headOfPullRequest)
    }

    /// - Parameter path: the event file of GitHub Actions.
    private static func headOfPullRequest(_ path: String) -> String? {
        struct Event: Decodable {
            struct PullRequest: Decodable { let head: Head }
            struct Head: Decodable { let sha: String }
            let pullRequest: PullRequest

            enum CodingKeys: String, CodingKey { case pullRequest = "pull_request" }
        }
        guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
        return (try? JSONDecoder().decode(Event.self, from: bytes))?.pullRequest.head.sha
    }
}
