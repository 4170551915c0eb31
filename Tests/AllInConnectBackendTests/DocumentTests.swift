import AppShell
import Testing

@testable import AllInConnectBackend

/// The OpenAPI document that is served beside the API (Server/OpenAPI/allinconnect.json).
struct DocumentTests {
    @Test("the document has every route of the handlers and none more, each with its methods")
    func routes() throws {
        let document = try OpenAPIDocument(named: "allinconnect")
        let written = document.calls.map { "\($0.method.rawValue) \($0.path)" }
        let routes = AllInConnectRoute.all.flatMap { route in
            route.methods.map { "\($0.rawValue) \(route.template)" }
        }
        #expect(written.sorted() == routes.sorted())
        #expect(AllInConnectRoute.patterns.sorted() == routes.sorted())
        for call in document.calls {
            let segments = call.path.replacing("{id}", with: "7").split(separator: "/").map(String.init)
            #expect(AllInConnectRoute(segments)?.template == call.path)
        }
    }

    @Test("the examples of every call are answered as the document says, and they count")
    func examples() throws {
        let world = World()
        var answered: [String] = []
        for call in try OpenAPIDocument(named: "allinconnect").calls {
            // One id stands for all of them: what there is under each is the samples'.
            let path = call.examplePath.replacing("/101", with: Self.ids[call.path] ?? "/101")
            for body in call.bodies {
                let answer = world.call(call.method, path, body.isEmpty ? nil : body)
                #expect((200..<300).contains(answer.status), "\(call.method) \(path): \(answer.text)")
                #expect(call.statuses.contains("\(answer.status)"), "\(call.method) \(path): \(answer.status)")
                answered.append(call.path)
            }
        }
        #expect(Set(answered).count == 11)
    }

    private static let ids = ["/professionals/{id}": "/1", "/orders/{id}": "/501", "/messages/{id}": "/801"]
}

/// The document of the staff's API (Server/OpenAPI/allinconnect-staff.json).
struct StaffDocumentTests {
    @Test("the document has every route of the staff's API and none more, each with its methods")
    func routes() throws {
        let document = try OpenAPIDocument(named: "allinconnect-staff")
        let written = document.calls.map { "\($0.method.rawValue) \($0.path)" }
        let routes = StaffRoute.all.flatMap { route in route.methods.map { "\($0.rawValue) \(route.template)" } }
        #expect(written.sorted() == routes.sorted())
        for call in document.calls {
            let segments = call.path.replacing("{id}", with: "7").split(separator: "/").map(String.init)
            #expect(StaffRoute(segments)?.template == call.path)
        }
    }

    @Test("the examples of every call are answered as the document says, and they count")
    func examples() throws {
        let world = StaffWorld()
        let calls = try OpenAPIDocument(named: "allinconnect-staff").calls
        // What a call takes away, one before has put.
        let order = { (call: OpenAPIDocument.Call) in
            call.method == .delete ? (call.path.hasSuffix("/sessions") ? 1 : 2) : 0
        }
        for call in calls.sorted(by: { order($0) < order($1) }) {
            for body in call.bodies {
                let answer = world.call(call.method, call.examplePath, body.isEmpty ? nil : body)
                #expect((200..<300).contains(answer.status), "\(call.method) \(call.path): \(answer.text)")
                #expect(call.statuses.contains("\(answer.status)"), "\(call.method) \(call.path): \(answer.status)")
            }
        }
        #expect(calls.count == 11)
        #expect(world.backend.data.users.map(\.id) == [1, 2])
    }
}

extension StaffRoute {
    fileprivate static let all: [StaffRoute] = [
        .offers(id: nil), .offers(id: 7), .professionals(id: nil), .professionals(id: 7), .members(id: nil),
        .members(id: 7), .sessions(memberID: nil), .sessions(memberID: 7),
    ]

    /// As the document writes it. A new route does not compile until it has one.
    fileprivate var template: String {
        switch self {
        case .offers(let id): id == nil ? "/offers" : "/offers/{id}"
        case .professionals(let id): id == nil ? "/professionals" : "/professionals/{id}"
        case .members(let id): id == nil ? "/members" : "/members/{id}"
        case .sessions(let id): id == nil ? "/sessions" : "/members/{id}/sessions"
        }
    }
}

extension AllInConnectRoute {
    fileprivate static let all: [AllInConnectRoute] = [
        .authenticate, .registration, .pushTest, .preferences, .offers(id: nil), .offers(id: 7),
        .professionals(id: nil), .professionals(id: 7), .order(id: 7), .message(id: 7), .me,
    ]

    /// As the document writes it. A new route does not compile until it has one.
    fileprivate var template: String {
        switch self {
        case .authenticate: "/auth/authenticate"
        case .registration: "/push/register"
        case .pushTest: "/push/test"
        case .preferences: "/notification-preferences"
        case .offers(let id): id == nil ? "/offers" : "/offers/{id}"
        case .professionals(let id): id == nil ? "/professionals" : "/professionals/{id}"
        case .order: "/orders/{id}"
        case .message: "/messages/{id}"
        case .me: "/users/me"
        }
    }
}
