import CucumberExpressions

/// The part of an envelope that is read; the rest is ignored.
protocol MessageContent: Decodable {
    /// The name of its envelope.
    static var envelope: String { get }
}

struct MessageEnvelope<Content: MessageContent>: Decodable {
    let content: Content

    init(from decoder: any Decoder) throws {
        content = try decoder.container(keyedBy: EnvelopeKey.self).decode(
            Content.self,
            forKey: EnvelopeKey(stringValue: Content.envelope)
        )
    }
}

struct EnvelopeKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        nil
    }
}

/// Any complete object.
struct AnyMessage: Decodable {
    init(from decoder: any Decoder) throws {
        _ = try decoder.container(keyedBy: EnvelopeKey.self)
    }
}

/// A time or a duration.
struct MessageTime: Decodable {
    let seconds: Int
    let nanos: Int

    /// Limited to some thousand years, so that sums can't overflow.
    var duration: Duration {
        let most = 100_000_000_000
        return .seconds(Swift.max(-most, Swift.min(most, seconds)))
            + .nanoseconds(Swift.max(-999_999_999, Swift.min(999_999_999, nanos)))
    }
}

struct MessageLocation: Decodable {
    let line: Int
    let column: Int?
}

struct SourceMessage: MessageContent {
    static let envelope = "source"
    let uri: String
    let data: String
    let mediaType: String?
}

/// Only the first identifier is read, of a file without scenarios.
struct DocumentMessage: MessageContent {
    static let envelope = "gherkinDocument"

    struct Feature: Decodable {
        let tags: [Node]?
        let children: [Child]?
    }

    struct Child: Decodable {
        let background: Node?
        let rule: Node?
        let scenario: Node?
    }

    struct Node: Decodable {
        let id: String
    }

    let uri: String?
    let feature: Feature?
}

struct PickleMessage: MessageContent {
    static let envelope = "pickle"

    struct Step: Decodable {
        let id: String
    }

    let id: String
    let uri: String
    let name: String
    let location: MessageLocation?
    let steps: [Step]?
}

struct ParseErrorMessage: MessageContent {
    static let envelope = "parseError"

    let source: SourceReferenceMessage
    let message: String
}

struct SourceReferenceMessage: Decodable {
    let uri: String?
    let location: MessageLocation?

    var fileLocation: FileLocation? {
        guard let uri, let location else { return nil }
        return FileLocation(file: uri, line: location.line)
    }
}

struct StepDefinitionMessage: MessageContent {
    static let envelope = "stepDefinition"

    struct Pattern: Decodable {
        let source: String
        let type: String?
    }

    let id: String
    let pattern: Pattern
    let sourceReference: SourceReferenceMessage?
}

struct HookMessage: MessageContent {
    static let envelope = "hook"
    let id: String
    let name: String?
    let type: String?
    let tagExpression: String?
    let sourceReference: SourceReferenceMessage?
}

struct ParameterTypeMessage: MessageContent {
    static let envelope = "parameterType"
    let id: String
    let name: String
    let regularExpressions: [String]
    let preferForRegularExpressionMatch: Bool?
    let useForSnippets: Bool?
    let sourceReference: SourceReferenceMessage?
}

struct UndefinedParameterTypeMessage: MessageContent {
    static let envelope = "undefinedParameterType"
    let name: String
    let expression: String
}

struct TestRunStartedMessage: MessageContent {
    static let envelope = "testRunStarted"
    let timestamp: MessageTime?
}

struct TestCaseMessage: MessageContent {
    static let envelope = "testCase"

    struct Step: Decodable {
        let id: String
        let hookId: String?
        let pickleStepId: String?
        let stepDefinitionIds: [String]?
        let stepMatchArgumentsLists: [Arguments]?
    }

    struct Arguments: Decodable {
        let stepMatchArguments: [Argument]?
    }

    struct Argument: Decodable {
        let group: Group
        let parameterTypeName: String?
    }

    struct Group: Decodable {
        let start: Int?
        let value: String?
        let children: [Group]?

        var match: MatchGroup {
            MatchGroup(start: start, value: value, children: (children ?? []).map(\.match))
        }
    }

    let id: String
    let pickleId: String
    let testSteps: [Step]?
}
