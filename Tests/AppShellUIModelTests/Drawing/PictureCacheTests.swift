import Synchronization
import Testing

@testable import AppShellUIModel

/// Pictures are loaded once, not at each appearance, and take a bounded amount of memory.
@MainActor
struct PictureCacheTests {
    private final class Host: Sendable {
        let loads = Mutex<[String]>([])

        func load(_ url: String) async -> (picture: String, bytes: Int)? {
            loads.withLock { $0.append(url) }
            await Task.yield()
            return url.hasPrefix("gone") ? nil : ("picture \(url)", url.count)
        }

        var asked: [String] { loads.withLock(\.self) }
    }

    private let host = Host()
    private let cache = PictureCache<String>(limit: 10)

    private func picture(_ url: String) async -> String? {
        await cache.picture(at: url) { [host] in await host.load($0) }
    }

    @Test("a picture that was loaded is there at once; what can't be had is asked for again")
    func once() async {
        #expect(cache.picture(at: "a") == nil)
        #expect(await picture("a") == "picture a")
        #expect(cache.picture(at: "a") == "picture a")
        _ = await picture("a")
        #expect(await picture("gone") == nil)
        _ = await picture("gone")
        #expect(host.asked == ["a", "gone", "gone"])
    }

    @Test("views that want one picture at the same time share its load, also when one of them goes")
    func shared() async {
        let views = (0..<3).map { _ in Task { await picture("abc") } }
        views[0].cancel()
        for view in views { #expect(await view.value == "picture abc") }
        #expect(host.asked == ["abc"])
    }

    @Test("the picture that was used longest ago goes first, and one beyond the limit is not kept")
    func bound() async {
        for url in ["aaaa", "bbbb"] { _ = await picture(url) }
        _ = cache.picture(at: "aaaa")
        _ = await picture("cccc")
        #expect(["aaaa", "bbbb", "cccc"].filter { cache.picture(at: $0) != nil } == ["aaaa", "cccc"])
        #expect(await picture("larger than all") != nil)
        #expect(cache.picture(at: "larger than all") == nil && cache.picture(at: "aaaa") != nil)
    }

    @Test("a picture is held no larger than a screen shows it, in its own proportions")
    func size() {
        #expect(PictureSize(fitting: 4_000, 3_000) == PictureSize(fitting: 1_600, 1_200))
        #expect(PictureSize(fitting: 4_000, 3_000).bytes == 7_680_000)
        #expect(PictureSize(fitting: 300, 200).width == 300)
        #expect(PictureSize(fitting: 100_000, 1).height == 1 && PictureSize(fitting: 0, 0).bytes == 4)
    }
}
