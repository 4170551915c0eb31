// Printed, dumped or shown by a failed test, a message is redacted, and only the length of its body appears.

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// For logs and traces: method and URL, without secrets.
    public var description: String { "\(method.rawValue) \(Redaction.url(url))" }

    /// Dumps show the method, the URL and headers without secrets, and the length of the body.
    public var customMirror: Mirror {
        let children: KeyValuePairs<String, Any> = [
            "method": method, "url": Redaction.url(url), "headers": headers, "body": "\(body.count) bytes",
        ]
        return Mirror(self, children: children)
    }
}

extension HTTPResponse: CustomStringConvertible, CustomReflectable {
    /// For logs and traces: the status, and how long the body is.
    public var description: String { "\(status), \(body.count) bytes" }

    /// Dumps show the status, headers without secrets, and the length of the body.
    public var customMirror: Mirror {
        let children: KeyValuePairs<String, Any> = [
            "status": status, "headers": headers, "body": "\(body.count) bytes",
        ]
        return Mirror(self, children: children)
    }
}

extension HTTPHeaders: CustomStringConvertible, CustomReflectable {
    /// For logs and traces: one field after the other, without secrets.
    public var description: String { map(\.description).joined(separator: ", ") }

    /// Dumps show each field without secrets.
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: map(\.description)) }
}

extension HTTPHeaders.Field: CustomStringConvertible, CustomReflectable {
    /// Name and value; a secret's name only.
    public var description: String { "\(name): \(Redaction.value(value, of: name))" }

    /// Dumps show the name, and the value unless it is a secret.
    public var customMirror: Mirror { Mirror(self, children: [name: Redaction.value(value, of: name)]) }
}
