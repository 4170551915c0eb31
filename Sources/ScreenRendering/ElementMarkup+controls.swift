/// What takes text, is switched or chosen.
extension ElementMarkup {
    mutating func field() {
        let keyboard = element.drawing?.keyboard ?? "text"
        // A landmark, to which screen readers jump.
        let landmark = " role=\"search\"" + attribute("aria-label", element.label)
        add(open("div", "", act: nil, keyboard == "search" ? landmark : ""))
        let input = id("input")
        add(
            "<label class=\"e-caption\"\(attribute("for", input))>\(text(element.label))</label><div class=\"e-input\">"
        )
        var attributes = attribute("id", input) + attribute("placeholder", element.placeholder) + control("edit")
        attributes += attribute("data-path", path) + " autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\""
        if has.contains(.invalid) { attributes += " aria-invalid=\"true\"" }
        if element.message != nil { attributes += attribute("aria-describedby", id("message")) }
        if input == nil { attributes += attribute("aria-label", element.label) }
        if keyboard == "multiline" {
            // A first line break would be lost.
            add("<textarea rows=\"4\"\(attributes)>\n\(HTMLText.escaped(element.value ?? ""))</textarea>")
        } else {
            let kind = ["email": "email", "password": "password", "search": "search"][keyboard] ?? "text"
            let modes = [
                "email": " inputmode=\"email\"", "number": " inputmode=\"decimal\"",
                "search": " enterkeyhint=\"search\"",
            ]
            let mode = modes[keyboard] ?? ""
            add("<input type=\"\(kind)\"\(mode)\(attributes)\(attribute("value", element.value ?? ""))>")
        }
        if has.contains(.valid) { add("<span class=\"e-check\" aria-hidden=\"true\">✓</span>") }
        add("</div>")
        if let message = element.message {
            add("<p class=\"e-message\"\(attribute("id", id("message"))) role=\"status\">\(text(message))</p>")
        }
        close("div")
    }

    mutating func toggle() {
        let isOn = has.contains(.selected)
        add(open("button", "", act: "set", " type=\"button\" role=\"switch\" aria-checked=\"\(isOn)\""))
        add("<span class=\"e-line\">\(text(element.label))</span><span class=\"e-switch\" aria-hidden=\"true\"></span>")
        close("button")
    }

    /// A row of a few short options, or else a menu.
    mutating func choice() {
        let options = element.children.filter { $0.role == "option" }
        let letters = options.reduce(0) { $0 + $1.label.count + 4 }
        if options.count > 1, options.count <= 4, letters <= 44, options.count == element.children.count {
            add(open("div", "e-segments", act: nil, " role=\"radiogroup\"" + attribute("aria-label", element.label)))
            add("<span class=\"e-caption\" aria-hidden=\"true\">\(text(element.label))</span><div class=\"e-row\">")
            addChildren(element.children.indices)
            add("</div>")
            return close("div", children: false)
        }
        add(open("div", "e-picker"))
        let input = id("input")
        add(
            "<label class=\"e-caption\"\(attribute("for", input))>\(text(element.label))</label><div class=\"e-input\">"
        )
        let name = input == nil ? attribute("aria-label", element.label) : ""
        add("<select\(attribute("id", input))\(name)\(control("choose"))\(attribute("data-path", path))>")
        if !options.contains(where: { $0.label == element.value }) {
            add("<option selected disabled value=\"\">\(text(element.value ?? element.placeholder ?? "—"))</option>")
        }
        for option in options {
            let isChosen = option.flags.contains(.selected) ? " selected" : ""
            add("<option\(attribute("value", option.label))\(isChosen)>\(text(option.label))</option>")
        }
        add("</select>" + ScreenSymbol.Glyph.chevron.svg + "</div>")
        if let message = element.message { add(line("e-message", message)) }
        addChildren(element.children.indices.filter { element.children[$0].role != "option" })
        close("div", children: false)
    }

    /// A number between two buttons. Keys change the number itself, so the buttons are for the pointer alone.
    mutating func stepper() {
        add(open("div") + "<span class=\"e-line\" aria-hidden=\"true\">\(text(element.label))</span>")
        let number = element.value.flatMap { Int($0) } ?? 0
        let (least, most) = (element.drawing?.least ?? number, element.drawing?.most ?? number)
        func button(_ sign: String, to next: Int?) -> String {
            let isOff = next == nil
            return "<button type=\"button\" class=\"e-step\" tabindex=\"-1\" aria-hidden=\"true\""
                + attribute("data-number", next.map { "\($0)" }) + control("adjust", disables: !isOff)
                + (isOff ? " disabled" : "") + ">\(sign)</button>"
        }
        add(button("−", to: number > least ? min(number - 1, most) : nil))
        var attributes = attribute("aria-label", element.label) + attribute("aria-valuenow", "\(number)")
        attributes += attribute("aria-valuemin", "\(least)") + attribute("aria-valuemax", "\(most)")
        if has.contains(.disabled) { attributes += " aria-disabled=\"true\"" }
        add("<span class=\"e-value\" role=\"spinbutton\" tabindex=\"0\"\(attributes)>")
        add(text(element.value ?? "") + "</span>")
        add(button("+", to: number < most ? max(number + 1, least) : nil))
        close("div")
    }

    /// The browser's own control, which says the number in the app's words.
    mutating func slider() {
        let (input, scale) = (id("input"), element.drawing?.scale)
        add(open("div") + "<label class=\"e-line\"\(attribute("for", input))>\(text(element.label))</label>")
        add("<span class=\"e-value\" aria-hidden=\"true\">\(text(element.value ?? ""))</span><input type=\"range\"")
        let (name, words) = (input == nil ? element.label : nil, element.value)
        add(attribute("id", input) + attribute("aria-label", name) + attribute("aria-valuetext", words))
        add(attribute("min", scale?.least) + attribute("max", scale?.most) + attribute("step", scale?.step))
        add(attribute("value", scale?.number) + control("slide") + attribute("data-path", path) + ">")
        close("div")
    }

    /// The browser's own control, in the browser's own order of day and month.
    mutating func datePicker() {
        let (input, date) = (id("input"), element.drawing?.date)
        add(open("div") + "<label class=\"e-caption\"\(attribute("for", input))>\(text(element.label))</label>")
        let name = input == nil ? element.label : nil
        add("<div class=\"e-input\"><input\(attribute("type", date?.type ?? "date"))")
        add(attribute("id", input) + attribute("aria-label", name) + attribute("value", date?.text))
        add(attribute("min", date?.least) + attribute("max", date?.most))
        add(control("pick") + attribute("data-path", path) + "></div>")
        close("div")
    }

    mutating func option() {
        let isChosen = has.contains(.selected)
        let attributes =
            " type=\"button\" role=\"radio\" aria-checked=\"\(isChosen)\"" + attribute("data-option", element.label)
        add(open("button", "", act: "choose", attributes) + text(element.label))
        close("button")
    }
}
