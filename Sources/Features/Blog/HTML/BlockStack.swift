/// The open lists, items and quotes, and what is in them already.
struct BlockStack {
    private enum Kind: Equatable {
        case root, quote, item
        case list(isOrdered: Bool)
    }

    private struct Container {
        let kind: Kind
        /// How deep its blocks are: a quote counts once, a list with its items twice.
        let depth: Int
        var blocks: [ArticleBlock] = []
        /// Of a list.
        var items: [[ArticleBlock]] = []
    }

    private var open = [Container(kind: .root, depth: 0)]
    /// Lists and quotes that were too deep to be opened: their end tags end nothing else.
    private var ignored = 0

    mutating func add(_ block: ArticleBlock) {
        let top = open.count - 1
        guard case .list = open[top].kind else { return open[top].blocks.append(block) }
        // Between items: a browser shows it below the one before.
        if open[top].items.isEmpty {
            open[top].items.append([block])
        } else {
            open[top].items[open[top].items.count - 1].append(block)
        }
    }

    mutating func open(_ name: String) {
        guard name != "li" else { return openItem() }
        let depth = open[open.count - 1].depth + (name == "blockquote" ? 1 : 2)
        guard ignored == 0, depth <= ArticleText.maximumDepth else { return ignored += 1 }
        open.append(Container(kind: BlockStack.kind(of: name), depth: depth))
    }

    mutating func close(_ name: String) {
        if name == "li" {
            if ignored == 0, open[open.count - 1].kind == .item { closeTop() }
            return
        }
        guard ignored == 0 else { return ignored -= 1 }
        let kind = BlockStack.kind(of: name)
        guard let index = open.lastIndex(where: { $0.kind == kind }) else { return }
        while open.count > index { closeTop() }
    }

    mutating func finish() -> [ArticleBlock] {
        while open.count > 1 { closeTop() }
        return open[0].blocks
    }

    /// Outside a list an item is a paragraph.
    private mutating func openItem() {
        guard ignored == 0 else { return }
        if open[open.count - 1].kind == .item { closeTop() }
        let top = open[open.count - 1]
        if case .list = top.kind { open.append(Container(kind: .item, depth: top.depth)) }
    }

    private mutating func closeTop() {
        let top = open.removeLast()
        switch top.kind {
        case .root: break
        case .quote: if !top.blocks.isEmpty { add(.quote(top.blocks)) }
        case .list(let isOrdered): if !top.items.isEmpty { add(.list(top.items, isOrdered: isOrdered)) }
        case .item: if !top.blocks.isEmpty { open[open.count - 1].items.append(top.blocks) }
        }
    }

    private static func kind(of name: String) -> Kind {
        name == "blockquote" ? .quote : .list(isOrdered: name == "ol")
    }
}
