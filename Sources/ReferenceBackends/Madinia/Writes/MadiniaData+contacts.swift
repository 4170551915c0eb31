import AppShell

extension MadiniaData {
    /// `POST /contacts`: name, email, message, and the context if any (MAD-FR21, MAD-FR39, MAD-NFR8).
    func contact(_ body: RequestFields) -> Outcome<HTTPResponse> {
        var validation = Validation()
        let name = validation.text("name", in: body, called: "nom", upTo: 100)
        let email = validation.email("email", in: body)
        let message = validation.text("message", in: body, upTo: 5_000, isOneLine: false)
        var context: ContactData.Context?
        if let fields = body["context"].flatMap({ validation.fields($0, at: "context") }) {
            let item = validation.item(fields)
            let viewed = validation.items("viewed", in: fields)
            context = item.map { ContactData.Context(item: $0, viewed: viewed) }
        }
        guard let name, let email, let message, validation.errors.isEmpty else {
            return Outcome(LaravelResponse.invalid(validation.errors))
        }
        let id = MadiniaData.nextID(after: contacts)
        let row = ContactData(id: id, name: name, email: email, message: message, context: context)
        return Outcome(LaravelResponse.data(["email": email], status: 201), changes: [.contact(row)])
    }
}

extension Validation {
    /// Whether there is such an item is not asked: one that was taken away since is no reason to lose a message.
    fileprivate mutating func item(_ fields: RequestFields) -> ContactData.Item? {
        let type = choice("type", in: fields, of: ["formation", "article"])
        let id = identifier("id", in: fields)
        let title = text("title", in: fields, upTo: 255)
        guard let type, let id, let title else { return nil }
        return ContactData.Item(type: type, id: id, title: title)
    }

    fileprivate mutating func items(_ name: String, in parent: RequestFields) -> [ContactData.Item] {
        let field = parent.name(of: name)
        var items: [ContactData.Item] = []
        for (index, value) in list(name, in: parent, upTo: 10).enumerated() {
            if let fields = fields(value, at: "\(field).\(index)"), let item = item(fields) { items.append(item) }
        }
        return items
    }
}
