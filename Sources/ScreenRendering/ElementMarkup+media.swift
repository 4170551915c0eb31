/// What a browser plays, by its own controls and never by itself.
extension ElementMarkup {
    /// - Parameter tag: `video` or `audio`.
    mutating func media(_ tag: String) {
        let media = element.drawing?.media
        add(open("figure"))
        var attributes = " controls preload=\"none\"" + attribute("aria-label", element.label)
        if tag == "video" { attributes += " playsinline class=\"art-\(Self.art(media?.source ?? ""))\"" }
        // The page says from where they are loaded; a report has none of them.
        attributes += attribute("data-source", media?.source) + attribute("data-poster", media?.poster)
        add("<\(tag)\(attributes)>")
        if let captions = media?.captions {
            add("<track kind=\"captions\" default\(attribute("srclang", options.language))")
            add("\(attribute("data-source", captions))>")
        }
        add("</\(tag)><figcaption>\(line("e-line", element.label, tag: "span"))")
        add("\(line("e-value", element.value, tag: "span"))</figcaption>")
        close("figure")
    }
}
