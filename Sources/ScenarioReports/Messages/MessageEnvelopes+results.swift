// The envelopes of results.

struct TestRunHookStartedMessage: MessageContent {
    static let envelope = "testRunHookStarted"
    let id: String
    let hookId: String
}

struct TestRunHookFinishedMessage: MessageContent {
    static let envelope = "testRunHookFinished"
    let testRunHookStartedId: String
    let result: ResultMessage
}

struct TestCaseStartedMessage: MessageContent {
    static let envelope = "testCaseStarted"
    let id: String
    let testCaseId: String
    let attempt: Int?
    let timestamp: MessageTime?
}

struct SuggestionMessage: MessageContent {
    static let envelope = "suggestion"

    struct Snippet: Decodable {
        let code: String
    }

    let pickleStepId: String
    let snippets: [Snippet]
}

struct AttachmentMessage: MessageContent {
    static let envelope = "attachment"
    let body: String
    let contentEncoding: String?
    let mediaType: String
    let fileName: String?
    let testCaseStartedId: String?
    let testStepId: String?
    let testRunStartedId: String?
    let testRunHookStartedId: String?
}

struct TestStepFinishedMessage: MessageContent {
    static let envelope = "testStepFinished"
    let testCaseStartedId: String
    let testStepId: String
    let testStepResult: ResultMessage
}

struct ResultMessage: Decodable {
    let status: String
    let duration: MessageTime?
    let message: String?
    let exception: ExceptionMessage?
}

struct ExceptionMessage: Decodable {
    let type: String?
    let message: String?
    let stackTrace: String?
}

struct TestCaseFinishedMessage: MessageContent {
    static let envelope = "testCaseFinished"
    let testCaseStartedId: String
    let timestamp: MessageTime?
    let willBeRetried: Bool?
}

struct TestRunFinishedMessage: MessageContent {
    static let envelope = "testRunFinished"
    let success: Bool?
    let message: String?
    let timestamp: MessageTime?
    let exception: ExceptionMessage?
}
