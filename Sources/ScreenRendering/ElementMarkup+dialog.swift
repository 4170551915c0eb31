/// What covers a screen until it is answered.
extension ElementMarkup {
    /// A question above everything, in a box of its own.
    mutating func dialog() {
        let (title, message) = (id("title"), element.value == nil ? nil : id("message"))
        let name = title == nil ? attribute("aria-label", element.label) : attribute("aria-labelledby", title)
        let attributes = " role=\"alertdialog\" aria-modal=\"true\"" + name + attribute("aria-describedby", message)
        add(open("div", "", act: nil, attributes) + "<div class=\"e-dialog-box\">")
        add("<h2 class=\"e-dialog-title\"\(attribute("id", title))>\(text(element.label))</h2>")
        if let words = element.value {
            add("<p class=\"e-dialog-message\"\(attribute("id", message))>\(text(words))</p>")
        }
        add("<div class=\"e-dialog-buttons\">")
        let answers = element.children.indices.filter { element.children[$0].role != "toast" }
        addChildren(answers)
        add("</div></div>")
        addChildren(element.children.indices.filter { !answers.contains($0) })
        close("div", children: false)
    }
}
