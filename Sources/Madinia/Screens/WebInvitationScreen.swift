import AppShell

/// Introduces a page of the web site and leads there.
final class WebInvitationScreen: Screen {
    private let title: String
    private let heading: String
    private let text: String
    private let link: String
    private let url: String
    private let webPages: any WebPageOpener

    init(title: String, heading: String, text: String, link: String, url: String, webPages: any WebPageOpener) {
        self.title = title
        self.heading = heading
        self.text = text
        self.link = link
        self.url = url
        self.webPages = webPages
    }

    var content: Content {
        .screen(title) {
            Content.heading(heading, level: 1)
            Content.text(text)
            Content.link(link) { self.webPages.open(self.url) }
        }
    }
}
