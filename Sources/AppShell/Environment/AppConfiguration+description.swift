extension AppConfiguration: CustomStringConvertible, CustomReflectable {
    /// For logs and traces: without the key.
    public var description: String {
        "\(apiBaseURL.map(Redaction.url) ?? "the product's own back end"), version \(appVersion)"
    }

    /// Dumps show the address without secrets, and a mark in place of the key.
    public var customMirror: Mirror {
        let children: KeyValuePairs<String, Any> = [
            "apiBaseURL": apiBaseURL.map(Redaction.url) as Any, "apiKey": Redaction.mark, "appVersion": appVersion,
            "pushEnvironment": pushEnvironment as Any,
            // Their texts may be secrets.
            "fields": texts.keys.sorted(),
        ]
        return Mirror(self, children: children)
    }
}
