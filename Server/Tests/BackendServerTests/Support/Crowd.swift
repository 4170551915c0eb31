import AsyncHTTPClient
import NIOCore
import NIOPosix

/// Many clients, each with a connection of its own.
struct Crowd {
    let url: String
    let token: String

    /// - Returns: how often each status was answered.
    func call(clients: Int, times: Int) async throws -> [Int: Int] {
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = clients
        configuration.timeout.connect = .seconds(30)
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        var caller = Caller(url: url, client: client)
        caller.token = token
        let counts: [Int: Int]
        do {
            counts = try await Crowd.call(caller, clients: clients, times: times)
        } catch {
            try await client.shutdown()
            throw error
        }
        try await client.shutdown()
        return counts
    }

    private static func call(_ caller: Caller, clients: Int, times: Int) async throws -> [Int: Int] {
        try await withThrowingTaskGroup(of: [Int].self) { group in
            for _ in 1...clients {
                group.addTask {
                    var statuses: [Int] = []
                    for _ in 1...times {
                        statuses.append(try await caller.call("GET", "/api/v1/users/me", seconds: 60).status)
                    }
                    return statuses
                }
            }
            var counts: [Int: Int] = [:]
            for try await statuses in group {
                for status in statuses { counts[status, default: 0] += 1 }
            }
            return counts
        }
    }
}
