/// Draws screens as HTML, for ``ScreenStyle``.
///
/// Each element is one node with the class `e` and one of its role, `e-own-bubble`; its children's nodes are inside it,
/// in their order. What can be acted on says how: `data-act="tap"`.
public struct ScreenHTML: Sendable {
    /// How screens are drawn.
    public struct Options: Sendable {
        /// Whether nodes say where they are, `data-path="0.1.2"`: the indices of children from the app. What belongs
        /// together has ids by it.
        public var paths: Bool
        /// The language of the app's texts, for their typography and for the renderer's own word; of a whole app that says
        /// its language, that one.
        public var language: String

        public init(paths: Bool = false, language: String = "fr") {
            self.paths = paths
            self.language = language
        }
    }

    /// A part of an element's HTML.
    public enum Piece: Hashable, Sendable {
        case html(String)
        /// The child of that index.
        case child(Int)
    }

    package let options: Options

    public init(_ options: Options = Options()) {
        self.options = options
    }

    /// All of a screen.
    public func html(of element: ScreenElement) -> String {
        var html = ""
        var options = options
        if element.role == "app", let language = element.value { options.language = language }
        ScreenHTML(options).write(element, path: options.paths ? "" : nil, into: &html)
        return html
    }

    /// One element in pieces around its children, without paths: for pages that have each element once.
    public func pieces(of element: ScreenElement) -> [Piece] {
        ElementMarkup(element, path: nil, options).pieces
    }

    private func write(_ element: ScreenElement, path: String?, into html: inout String) {
        for piece in ElementMarkup(element, path: path, options).pieces {
            switch piece {
            case .html(let text): html += text
            case .child(let index):
                write(
                    element.children[index],
                    path: path.map { $0.isEmpty ? "\(index)" : "\($0).\(index)" },
                    into: &html
                )
            }
        }
    }
}
