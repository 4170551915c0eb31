import Testing

@testable import AppShell

/// Navigation that belongs to no screen.
struct AppRouterTests {
    @Test("SHELL-1: a module navigates whatever is on top; before the start and after the end it is refused")
    func whateverIsOnTop() throws {
        var router: AppRouter?
        let host = try ShellHost { router = $0.appRouter }
        let app = try #require(router)
        #expect(app.send(.reset) == .refused(.notRunning))
        host.start()
        host.perform(.push(Book(7).route))
        host.perform(.present(Note().route))
        _ = host.diary.look()
        app.send(.reset)
        host.executor.drain()
        #expect(host.shell?.navigation == host.shell?.graph.initialState)
        #expect(host.diary.look().contains("gone book 7"))
        host.shell?.stop()
        #expect(app.send(.reset) == .refused(.notRunning))
    }
}
