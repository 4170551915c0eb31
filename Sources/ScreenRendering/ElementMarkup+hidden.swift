/// What is out of sight until somebody asks for it.
extension ElementMarkup {
    /// Opened and closed by the browser itself, over what stands below.
    mutating func menu() {
        add(open("details"))
        add("<summary class=\"e-menu-button\">\(text(element.label))" + ScreenSymbol.Glyph.chevron.svg + "</summary>")
        add("<div class=\"e-menu-items\" role=\"group\"\(attribute("aria-label", element.label))>")
        addChildren(element.children.indices)
        add("</div>")
        close("details", children: false)
    }

    /// A title that is tapped, and what it stands for while that is shown.
    mutating func disclosure() {
        let isExpanded = has.contains(.expanded)
        let content = isExpanded ? id("content") : nil
        add(open("div") + "<button type=\"button\" class=\"e-disclosure-title\" aria-expanded=\"\(isExpanded)\"")
        add("\(attribute("aria-controls", content))\(control("tap"))><span>\(text(element.label))</span>")
        add(ScreenSymbol.Glyph.chevron.svg + "</button>")
        add("<div class=\"e-disclosure-content\"\(attribute("id", content))>")
        addChildren(element.children.indices)
        add("</div>")
        close("div", children: false)
    }
}
