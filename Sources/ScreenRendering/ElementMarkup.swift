/// The HTML of one element, by its role.
struct ElementMarkup {
    let element: ScreenElement
    let path: String?
    let options: ScreenHTML.Options
    private(set) var pieces: [ScreenHTML.Piece] = []

    init(_ element: ScreenElement, path: String?, _ options: ScreenHTML.Options) {
        self.element = element
        self.path = path
        self.options = options
        draw()
    }

    // MARK: Writing

    mutating func add(_ html: String) {
        if case .html(let last) = pieces.last {
            pieces[pieces.count - 1] = .html(last + html)
        } else {
            pieces.append(.html(html))
        }
    }

    mutating func addChild(_ index: Int) { pieces.append(.child(index)) }

    mutating func addChildren(_ indices: some Sequence<Int>, around tag: String? = nil) {
        for index in indices {
            if let tag { add("<\(tag)>") }
            addChild(index)
            if let tag { add("</\(tag)>") }
        }
    }

    func text(_ text: some StringProtocol) -> String { HTMLText.typeset(text, language: options.language) }

    func attribute(_ name: String, _ value: String?) -> String {
        value.map { " \(name)=\"\(HTMLText.escaped($0))\"" } ?? ""
    }

    func line(_ className: String, _ words: String?, tag: String = "p") -> String {
        guard let words, !words.isEmpty else { return "" }
        return "<\(tag) class=\"\(className)\">\(text(words))</\(tag)>"
    }

    /// `id` and what refers to it; nothing without paths, where ids would not be unique.
    func id(_ part: String) -> String? { path.map { "e-\($0.split(separator: ".").joined(separator: "-"))-\(part)" } }

    var has: ScreenElement.Flags { element.flags }

    /// The opening tag of the element's node.
    ///
    /// - Parameter act: how it is acted on, where the node itself is the control.
    func open(_ tag: String, _ classes: String = "", act: String? = nil, _ attributes: String = "") -> String {
        var names = ["e", "e-\(element.role.split(separator: " ").joined(separator: "-"))"]
        if !classes.isEmpty { names.append(classes) }
        for (flag, name) in [
            (ScreenElement.Flags.disabled, "is-disabled"), (.selected, "is-selected"), (.busy, "is-busy"),
            (.valid, "is-valid"), (.invalid, "is-invalid"), (.focused, "is-focused"), (.prominent, "is-prominent"),
            (.destructive, "is-destructive"), (.expanded, "is-expanded"),
        ] where has.contains(flag) {
            names.append(name)
        }
        // A role, a placement or a glow may come from a file.
        var html = "<\(tag) class=\"\(HTMLText.escaped(names.joined(separator: " ") + lookClass))\""
        html += attribute("data-path", path) + look
        if let act { html += control(act) }
        return html + attributes + ">"
    }

    /// What a control says of itself.
    func control(_ act: String, disables: Bool = true) -> String {
        var html = has.contains(.interactive) ? " data-act=\"\(act)\"" : ""
        if let time = element.drawing?.holdTime { html += " data-hold=\"\(time)\"" }
        if disables, has.contains(.disabled) { html += " disabled" }
        if has.contains(.busy) { html += " aria-busy=\"true\"" }
        return html
    }

    private var lookClass: String {
        guard let opacity = element.drawing?.opacity else { return glowClass }
        return glowClass + " o-\(opacity.isNaN ? 100 : Int((min(max(opacity, 0), 1) * 100).rounded()))"
    }

    private var glowClass: String { element.drawing?.glow.map { " glow-\(text($0))" } ?? "" }

    private var look: String {
        guard let drawing = element.drawing else { return "" }
        var html = attribute("data-opacity", drawing.opacity.map { "\($0)" })
        html += attribute("data-fade", drawing.fade.map { "\($0)" })
        html += attribute("data-fade-time", drawing.fadeTime.map { "\($0)" })
        if let effect = drawing.effect, let number = drawing.effectNumber {
            html += attribute("data-effect", effect) + attribute("data-effect-number", "\(number)")
        }
        return html
    }

    // MARK: Roles

    private mutating func draw() {
        switch element.role {
        case "app": group("div", attribute("lang", element.value) + attribute("dir", element.drawing?.direction))
        case "layer", "sheet": layer()
        case "dialog": dialog()
        case "toast": add(open("p", "", act: nil) + text(element.label) + "</p>")
        case "bar": bar()
        case "tab bar": group("nav", attribute("aria-label", element.label))
        case "tab": tab()
        case "screen": screen()
        // A group, since what lists hold would be a landmark each.
        case "section":
            group("div", class: swipeClass, " role=\"group\"" + attribute("aria-label", element.label))
        case "list", "ordered list": list()
        case "text", "paragraph": paragraph()
        case "strong": inline("strong")
        case "emphasis": inline("em")
        case "code": inline("code")
        case "quote": group("blockquote")
        case "badge":
            add(open("div") + line("e-badge-label", element.label, tag: "span"))
            add(line("e-badge-value", element.value, tag: "span"))
            close("div")
        case "image": image()
        case "video", "audio": media(element.role)
        case "banner":
            add(
                open("div", "", act: nil, " role=\"status\"") + line("e-line", element.label)
                    + line("e-value", element.value)
            )
            close("div")
        case "progress": progress()
        case "bubble", "own bubble":
            add(open("div") + line("e-line", element.label) + line("e-value", element.value))
            close("div")
        case "overlay": group("div", class: "e-overlay-\(text(element.drawing?.placement ?? "banner"))")
        case "button", "key": button()
        case "link": button(" role=\"link\"")
        case "card": card()
        case "menu": menu()
        case "row actions": group("div", " role=\"group\"")
        case "disclosure": disclosure()
        case "stepper": stepper()
        case "slider": slider()
        case "date picker": datePicker()
        case "field": field()
        case "toggle": toggle()
        case "choice": choice()
        case "option": option()
        case "keypad": group("div", " role=\"group\"" + attribute("aria-label", element.label))
        case "map": map()
        case "pin": pin()
        case "chart": chart()
        case "empty": notice("status", glyph: .empty)
        case "failure": notice("alert", glyph: .failure)
        case "loading": notice("status", glyph: .loading)
        default:
            if element.role.hasPrefix("heading") { heading() } else { group("div") }
        }
    }

    /// The children that were not drawn yet, and the end of the node.
    mutating func close(_ tag: String, children: Bool = true) {
        if children { addChildren(element.children.indices) }
        add("</\(tag)>")
    }

    private mutating func group(_ tag: String, class name: String = "", _ attributes: String = "") {
        add(open(tag, name, act: nil, attributes))
        close(tag)
    }

    private mutating func group(_ tag: String, _ attributes: String) { group(tag, class: "", attributes) }

    /// A screen whose first heading is the bar's title: the bar does not repeat it.
    private mutating func layer() {
        let screen = element.children.first { $0.role == "screen" }
        let bar = element.children.first { $0.role == "bar" }
        let hasTitle = screen?.children.contains { $0.role == "heading 1" && $0.label == bar?.label } == true
        let attributes =
            (element.role == "sheet"
                ? " role=\"dialog\" aria-modal=\"true\"" + attribute("aria-label", element.label) : "")
            + (has.contains(.covered) ? " inert" : "")
        let hasPad = screen?.children.contains { $0.role == "keypad" } == true
        group(
            "div",
            class: [hasTitle ? "has-title" : "", hasPad ? "has-pad" : ""].filter { !$0.isEmpty }.joined(separator: " "),
            attributes
        )
    }

    private mutating func bar() {
        add(open("header"))
        let buttons = element.children.indices
        // Back is said first; what closes a sheet stands at the end.
        let isSheet = element.drawing?.placement == "sheet"
        add("<div class=\"e-bar-start\">")
        if !isSheet { addChildren(buttons) }
        add("</div><h1 class=\"e-bar-title\">\(text(element.label))</h1><div class=\"e-bar-end\">")
        if isSheet { addChildren(buttons) }
        add("</div>")
        close("header", children: false)
    }

    private mutating func tab() {
        let isCurrent = has.contains(.selected)
        add(open("button", "", act: "tap", " type=\"button\"" + (isCurrent ? " aria-current=\"page\"" : "")))
        add(ScreenSymbol.svg(element.value ?? "") + "<span class=\"e-tab-name\">\(text(element.label))</span>")
        add(line("e-tab-badge", element.drawing?.badge.map { "\($0)" }, tag: "span"))
        close("button")
    }

    private mutating func screen() {
        let canPull = has.contains(.interactive)
        add(open("div", "", act: canPull ? "refresh" : nil, " tabindex=\"-1\""))
        if canPull {
            let word = options.language.hasPrefix("fr") ? "Actualiser" : "Refresh"
            add(
                "<button type=\"button\" class=\"e-refresh\" data-act=\"refresh\"\(attribute("data-path", path))>\(word)</button>"
            )
        }
        close("div")
    }

    private mutating func list() {
        let tag = element.role == "list" ? "ul" : "ol"
        let plain = element.children.allSatisfy { ["text", "paragraph"].contains($0.role) }
        add(open(tag, plain ? "e-plain" : "", act: nil, attribute("aria-label", element.label)))
        addChildren(element.children.indices, around: "li")
        close(tag, children: false)
    }

    private mutating func heading() {
        let level = element.role.last?.wholeNumberValue.map { min(max($0, 1), 6) } ?? 2
        add(open("h\(level)", "e-heading") + text(element.label))
        close("h\(level)")
    }

    /// The label is the whole text; its pieces stand in it, in order.
    private mutating func paragraph() {
        // In a p a piece that is one itself would end it.
        let tag = element.children.contains { ["text", "paragraph"].contains($0.role) } ? "div" : "p"
        add(open(tag, "e-text", act: nil, tag == "div" ? " role=\"paragraph\"" : ""))
        var rest = element.label[...]
        var left: [Int] = []
        for (index, piece) in element.children.enumerated() {
            guard !piece.label.isEmpty, let range = rest.firstRange(of: piece.label) else {
                left.append(index)
                continue
            }
            add(text(rest[..<range.lowerBound]))
            addChild(index)
            rest = rest[range.upperBound...]
        }
        add(text(rest))
        if let value = element.value { add(" " + text(value)) }
        addChildren(left)
        close(tag, children: false)
    }

    private mutating func inline(_ tag: String) {
        add(open(tag) + text(element.label))
        if let value = element.value { add(" " + text(value)) }
        close(tag)
    }

    private mutating func image() {
        let source = element.value ?? ""
        let isPicture = source.contains("/")
        let name = isPicture ? "e-picture art-\(Self.art(source))" : "e-symbol"
        add(open("span", name, act: nil, " role=\"img\"" + attribute("aria-label", element.label)))
        if isPicture {
            add("<img alt=\"\"\(attribute("data-source", source))>")
        } else {
            add(ScreenSymbol.svg(source))
        }
        close("span")
    }

    /// Which of a few drawn grounds a picture has until it is there: the same one for the same picture.
    static func art(_ source: String) -> Int {
        Int(source.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 } % 6)
    }

    private mutating func progress() {
        let percent = element.value.flatMap { Int($0.prefix { $0.isNumber }) }
        let now = percent.map { " aria-valuenow=\"\($0)\" aria-valuemin=\"0\" aria-valuemax=\"100\"" } ?? ""
        add(open("div", "", act: nil, " role=\"progressbar\"" + attribute("aria-label", element.label) + now))
        add(line("e-caption", element.label))
        add("<svg class=\"e-track\" viewBox=\"0 0 100 4\" preserveAspectRatio=\"none\" aria-hidden=\"true\">")
        add("<rect class=\"e-track-ground\" width=\"100\" height=\"4\"/>")
        add(
            "<rect class=\"e-track-part\" width=\"\(percent ?? 35)\" height=\"4\"/></svg>"
                + line("e-value", element.value)
        )
        close("div")
    }

    private mutating func button(_ attributes: String = "") {
        let isHeld = element.drawing?.holdTime != nil
        add(open("button", isHeld ? "is-held" : "", act: isHeld ? "hold" : "tap", " type=\"button\"" + attributes))
        add(text(element.label))
        close("button")
    }

    /// One thing to tap, with what it shows inside, which stays readable piece by piece.
    private mutating func card() {
        add(open("article", swipeClass))
        let actions = element.children.indices.filter { element.children[$0].role == "row actions" }
        let isNamed = element.children.contains { $0.label == element.label }
        if !isNamed { add(line("e-card-title", element.label)) }
        addChildren(element.children.indices.filter { !actions.contains($0) })
        add("<button type=\"button\" class=\"e-card-action\"\(control("tap"))\(attribute("data-path", path))")
        add("\(attribute("aria-label", element.label))></button>")
        // Said after the card itself, and above what taps it.
        addChildren(actions)
        close("article", children: false)
    }

    /// Of a row with actions that come out at a swipe.
    private var swipeClass: String { element.children.last?.role == "row actions" ? "has-actions" : "" }

    private mutating func notice(_ role: String, glyph: ScreenSymbol.Glyph) {
        add(
            open(
                "div",
                "e-notice",
                act: nil,
                " role=\"\(role)\"" + (role == "status" && glyph == .loading ? " aria-busy=\"true\"" : "")
            )
        )
        add(glyph.svg + line("e-line", element.label) + line("e-value", element.value))
        close("div")
    }
}
