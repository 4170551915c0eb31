import ScreenRendering
import Testing

/// Dialogs, menus, disclosures, steppers, sliders, date pickers, search fields and badges as HTML.
struct RicherElementHTMLTests {
    private func html(_ element: ScreenElement, paths: Bool = true) -> String {
        let app = ScreenElement(role: "app", label: "", children: [element])
        return ScreenHTML(ScreenHTML.Options(paths: paths, language: "en")).html(of: app)
    }

    private func button(_ label: String, _ flags: ScreenElement.Flags = []) -> ScreenElement {
        ScreenElement(role: "button", label: label, flags: flags.union(.interactive))
    }

    @Test("a dialog is announced with its title and message, by reference or, where ids would repeat, by label")
    func dialog() {
        let element = ScreenElement(
            role: "dialog",
            label: "Sure?",
            value: "It is gone then.",
            children: [button("Delete", .destructive), button("Cancel")]
        )
        let drawn = html(element)
        #expect(
            drawn.contains(
                #"role="alertdialog" aria-modal="true" aria-labelledby="e-0-title" aria-describedby="e-0-message""#
            )
        )
        #expect(drawn.contains(#"id="e-0-title">Sure?</h2>"#))
        #expect(drawn.contains(#"id="e-0-message">It is gone then.</p>"#))
        #expect(drawn.contains(#"<button class="e e-button is-destructive" data-path="0.0" data-act="tap""#))
        #expect(html(element, paths: false).contains(#"aria-modal="true" aria-label="Sure?">"#))
    }

    @Test("a toast stands beside the box of a dialog, not among its answers")
    func toast() {
        let element = ScreenElement(role: "toast", label: "Copied")
        #expect(html(element).contains(#"<p class="e e-toast" data-path="0">Copied</p>"#))
        let dialog = ScreenElement(role: "dialog", label: "Sure?", children: [button("Yes"), element])
        #expect(html(dialog).contains(#"Yes</button></div></div><p class="e e-toast" data-path="0.1""#))
    }

    @Test("a menu is opened by the browser, and its buttons are tapped where they stand")
    func menu() {
        let drawn = html(ScreenElement(role: "menu", label: "More", children: [button("Delete")]))
        #expect(drawn.contains(#"<details class="e e-menu" data-path="0"><summary class="e-menu-button">More<svg"#))
        #expect(drawn.contains(#"role="group" aria-label="More"><button class="e e-button" data-path="0.0""#))
        #expect(!drawn.contains(" open"))
    }

    @Test(
        "a row's actions come last and above what taps it, out of sight by the style alone",
        arguments: ["card", "section"]
    )
    func rowActions(role: String) {
        let actions = ScreenElement(role: "row actions", label: "", children: [button("Drop", .destructive)])
        let row = ScreenElement(
            role: role,
            label: "Letter",
            flags: .interactive,
            children: [ScreenElement(role: "text", label: "Hello"), actions]
        )
        let drawn = html(row)
        #expect(drawn.contains(#"class="e e-\#(role) has-actions""#))
        #expect(drawn.contains(#"<div class="e e-row-actions" data-path="0.1" role="group"><button class="e e-button"#))
        #expect(drawn.contains(#"data-path="0.1.0" data-act="tap""#))
        let end = role == "card" ? "</div></article>" : "</div></div>"
        #expect(drawn.contains("Drop</button>" + end))
        #expect(!drawn.contains("hidden"))
        #expect(!html(ScreenElement(role: role, label: "Letter")).contains("has-actions"))
    }

    @Test("a disclosure says whether it is unfolded, and refers to what it shows", arguments: [true, false])
    func disclosure(isExpanded: Bool) {
        let drawn = html(
            ScreenElement(
                role: "disclosure",
                label: "Terms",
                flags: isExpanded ? [.interactive, .expanded] : .interactive,
                children: isExpanded ? [ScreenElement(role: "text", label: "All of them")] : []
            )
        )
        #expect(drawn.contains(#"aria-expanded="\#(isExpanded)""#))
        #expect(drawn.contains(#"aria-controls="e-0-content""#) == isExpanded)
        #expect(drawn.contains(#"id="e-0-content""#) == isExpanded)
        #expect(drawn.contains(#"data-act="tap"><span>Terms</span>"#))
    }

    @Test(
        "a stepper is a number that keys change, between two buttons that keep to its range and lead back into it",
        arguments: [(1, [nil, "2"]), (3, ["2", "4"]), (5, ["4", nil]), (9, ["5", nil]), (-9, [nil, "1"])]
            as [(Int, [String?])]
    )
    func stepper(value: Int, next: [String?]) {
        var drawing = ScreenDrawing()
        (drawing.least, drawing.most) = (1, 5)
        let drawn = html(
            ScreenElement(role: "stepper", label: "Copies", value: "\(value)", flags: .interactive, drawing: drawing)
        )
        #expect(
            drawn.contains(
                #"role="spinbutton" tabindex="0" aria-label="Copies" aria-valuenow="\#(value)" aria-valuemin="1" aria-valuemax="5""#
            )
        )
        let buttons = drawn.split(separator: "<button").dropFirst()
        for (button, number) in zip(buttons, next) {
            let isOff = button.prefix { $0 != ">" }.hasSuffix(" disabled")
            #expect(isOff == (number == nil), "\(button)")
            if let number { #expect(button.contains(#"data-number="\#(number)" data-act="adjust""#)) }
        }
        #expect(buttons.count == 2)
    }

    @Test("a slider is the browser's own, and says its number in the app's words")
    func slider() {
        var drawing = ScreenDrawing()
        drawing.scale = ScreenDrawing.Scale(least: "5", most: "50", step: "5", number: "10")
        let element = ScreenElement(
            role: "slider",
            label: "Radius",
            value: "10 km",
            flags: .interactive,
            drawing: drawing
        )
        let drawn = html(element)
        #expect(drawn.contains(#"<label class="e-line" for="e-0-input">Radius</label>"#))
        #expect(drawn.contains(#"<span class="e-value" aria-hidden="true">10 km</span>"#))
        #expect(
            drawn.contains(
                #"<input type="range" id="e-0-input" aria-valuetext="10 km" min="5" max="50" step="5" value="10" data-act="slide" data-path="0">"#
            )
        )
        #expect(html(element, paths: false).contains(#"<input type="range" aria-label="Radius""#))
        let disabled = ScreenElement(
            role: "slider",
            label: "Radius",
            flags: [.interactive, .disabled],
            drawing: drawing
        )
        #expect(html(disabled).contains(#"data-act="slide" disabled"#))
    }

    @Test(
        "a date picker is the browser's own, with its range",
        arguments: [("date", "2026-03-12"), ("time", "19:30"), ("datetime-local", "2026-03-12T19:30")]
    )
    func datePicker(type: String, text: String) {
        func drawn(least: String?, most: String?) -> String {
            var drawing = ScreenDrawing()
            drawing.date = ScreenDrawing.DateInput(type: type, text: text, least: least, most: most)
            return html(ScreenElement(role: "date picker", label: "When", flags: .interactive, drawing: drawing))
        }
        #expect(drawn(least: nil, most: nil).contains(#"<label class="e-caption" for="e-0-input">When</label>"#))
        #expect(
            drawn(least: nil, most: nil).contains(
                #"<input type="\#(type)" id="e-0-input" value="\#(text)" data-act="pick" data-path="0">"#
            )
        )
        #expect(drawn(least: "a", most: "b").contains(#"value="\#(text)" min="a" max="b""#))
    }

    @Test("a film and a sound are the browser's own, which plays neither by itself and loads none of a report")
    func media() {
        func drawn(_ role: String, captions: String?) -> String {
            var drawing = ScreenDrawing()
            drawing.media = ScreenDrawing.Media(source: "https://a/b", poster: "https://a/p", captions: captions)
            let words = ScreenElement(role: "text", label: "Words")
            return html(ScreenElement(role: role, label: "Tour", value: "2:30", drawing: drawing, children: [words]))
        }
        let video = drawn("video", captions: "https://a/c")
        #expect(
            video.contains(#"<figure class="e e-video" data-path="0"><video controls preload="none" aria-label="Tour""#)
        )
        #expect(video.contains(#"data-source="https://a/b" data-poster="https://a/p">"#))
        #expect(video.contains(#"<track kind="captions" default srclang="en" data-source="https://a/c"></video>"#))
        #expect(video.contains(#"<span class="e-line">Tour</span><span class="e-value">2:30</span></figcaption>"#))
        #expect(video.contains(#"Words</p></figure>"#))
        #expect(!video.contains("autoplay") && !video.contains(" src="))
        #expect(drawn("audio", captions: nil).contains(#"<audio controls preload="none" aria-label="Tour""#))
        #expect(!drawn("audio", captions: nil).contains("<track"))
    }

    @Test("a search field is a landmark with the keyboard's word for it; other fields are not")
    func search() {
        func field(_ keyboard: String?) -> String {
            var drawing = ScreenDrawing()
            drawing.keyboard = keyboard
            return html(ScreenElement(role: "field", label: "Find", flags: .interactive, drawing: drawing))
        }
        #expect(field("search").contains(#"role="search" aria-label="Find""#))
        #expect(field("search").contains(#"<input type="search" enterkeyhint="search""#))
        #expect(!field(nil).contains("search"))
    }

    @Test("a tab says how many things wait there")
    func badge() {
        func tab(_ badge: Int?) -> String {
            var drawing = ScreenDrawing()
            drawing.badge = badge
            return html(ScreenElement(role: "tab", label: "Mail", value: "envelope", drawing: drawing))
        }
        #expect(tab(3).contains(#"Mail</span><span class="e-tab-badge">3</span></button>"#))
        #expect(!tab(nil).contains("e-tab-badge"))
    }
}
