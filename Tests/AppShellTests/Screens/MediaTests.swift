import AppShell
import Testing

/// Films and sounds, by what is said of them.
struct MediaTests {
    private func issues(_ content: Content) -> [String] {
        ContentSnapshot(content).accessibilityIssues.map { "\($0.fact); \($0.fix)" }
    }

    @Test(
        "the length is as players write it",
        arguments: [
            (0, "0:00"), (5, "0:05"), (150, "2:30"), (3_599, "59:59"), (3_600, "1:00:00"), (3_725, "1:02:05"),
            (-1, "0:00"),
        ]
    )
    func durations(_ seconds: Int, _ text: String) {
        #expect(Content.video("Visite", source: "a", duration: .seconds(seconds)).value == text)
        #expect(Content.audio("Message", source: "a").value == nil)
    }

    @Test("a snapshot has where they are, and nothing to act on")
    func snapshots() {
        func video(_ source: String) -> ContentSnapshot {
            ContentSnapshot(.video("Visite", source: source, poster: "p", captions: "c"))
        }
        #expect(video("a").media == Content.video("Visite", source: "a", poster: "p", captions: "c").media)
        #expect(video("a") == video("a"))
        #expect(video("a") != video("b"))
        #expect(!video("a").isInteractive)
        #expect(video("a").summary == "video “Visite” [captions]")
        #expect(ContentSnapshot(.text("Visite")).media == nil)
    }

    @Test("a film has a description, and captions or a transcript")
    func videoIssues() {
        #expect(
            issues(.video("Visite", source: "a")) == [
                "video “Visite” has neither captions nor a transcript; give it captions, or a transcript below it"
            ]
        )
        #expect(issues(.video("Visite", source: "a", captions: "c")) == [])
        #expect(issues(.video("Visite", source: "a") { Content.text("On entre.") }) == [])
        #expect(issues(.video("Visite", source: "a") { Content.text(" ") }).count == 1)
        #expect(
            issues(.video(" ", source: "a", captions: "c")) == [
                "video has no description; give it a description of what is seen or heard"
            ]
        )
    }

    @Test("a sound has a description and a transcript")
    func audioIssues() {
        #expect(
            issues(.audio("Message", source: "a")) == [
                "audio “Message” has no transcript; give it a transcript below it"
            ]
        )
        #expect(issues(.audio("Message", source: "a") { Content.text("Rappelle-moi.") }) == [])
        #expect(issues(.audio("", source: "a") { Content.text("Rappelle-moi.") }).count == 1)
    }
}
