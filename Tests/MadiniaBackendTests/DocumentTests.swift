import AppShell
import Testing

@testable import MadiniaBackend

/// The OpenAPI document that is served beside the API (Server/OpenAPI/madinia.json).
struct DocumentTests {
    @Test("the document has every route of the handlers and none more, each with its method")
    func routes() throws {
        let document = try OpenAPIDocument(named: "madinia")
        let written = document.calls.map { "\($0.method.rawValue) \($0.path)" }
        let routes = MadiniaRoute.all.map { "\($0.method.rawValue) \($0.template)" }
        #expect(written.sorted() == routes.sorted())
        #expect(MadiniaRoute.patterns.sorted() == routes.sorted())
        for call in document.calls {
            let route = MadiniaRoute(call.path.split(separator: "/").map(String.init))
            #expect(route?.template == call.path)
        }
    }

    @Test("the examples of every call are answered as the document says, and they count")
    func examples() throws {
        let backend = MadiniaBackend.sample()
        backend.rateLimits = RateLimits(reads: nil, writes: nil)
        var count = 0
        for call in try OpenAPIDocument(named: "madinia").calls {
            for body in call.bodies {
                let answer = backend.send(call.method, call.examplePath, body)
                #expect((200..<300).contains(answer.status), "\(call.method) \(call.path): \(answer.text)")
                #expect(call.statuses.contains("\(answer.status)"), "\(call.method) \(call.path): \(answer.status)")
                count += 1
            }
        }
        #expect(count == 11)
    }
}

/// The document of the staff's API (Server/OpenAPI/madinia-staff.json).
struct StaffDocumentTests {
    @Test("the document has every route of the staff's API and none more, each with its methods")
    func routes() throws {
        let document = try OpenAPIDocument(named: "madinia-staff")
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
        let backend = MadiniaBackend.staffed()
        let calls = try OpenAPIDocument(named: "madinia-staff").calls
        for call in calls {
            for body in call.bodies {
                let answer = backend.staff(call.method, call.examplePath, body)
                #expect((200..<300).contains(answer.status), "\(call.method) \(call.path): \(answer.text)")
                #expect(call.statuses.contains("\(answer.status)"), "\(call.method) \(call.path): \(answer.status)")
            }
        }
        #expect(calls.count == 6)
        #expect(backend.data == .samples, "what was put was taken away")
    }
}

extension StaffRoute {
    fileprivate static let all: [StaffRoute] = [
        .formations(id: nil), .formations(id: 7), .articles(id: nil), .articles(id: 7),
    ]

    /// As the document writes it. A new route does not compile until it has one.
    fileprivate var template: String {
        switch self {
        case .formations(let id): id == nil ? "/formations" : "/formations/{id}"
        case .articles(let id): id == nil ? "/articles" : "/articles/{id}"
        }
    }
}

extension MadiniaRoute {
    fileprivate static let all: [MadiniaRoute] = [
        .formations(key: nil), .formations(key: "{key}"), .articles(key: nil), .articles(key: "{key}"),
        .preRegistrations, .contacts, .devices, .preferences(token: "{device_token}"), .chat,
    ]

    /// As the document writes it. A new route does not compile until it has one.
    fileprivate var template: String {
        switch self {
        case .formations(let key): "/formations" + (key.map { "/\($0)" } ?? "")
        case .articles(let key): "/articles" + (key.map { "/\($0)" } ?? "")
        case .preRegistrations: "/pre-registrations"
        case .contacts: "/contacts"
        case .devices: "/devices"
        case .preferences(let token): "/devices/\(token)/preferences"
        case .chat: "/madi/chat"
        }
    }
}
