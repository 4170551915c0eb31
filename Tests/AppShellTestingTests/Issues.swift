import Synchronization
import Testing

/// An issue as somebody reads it.
struct SeenIssue: Equatable {
    let place: String
    let text: String
}

/// The issues that a body records, which are no failures of the test then.
func issues(of body: () throws -> Void) throws -> [SeenIssue] {
    let seen = Mutex<[SeenIssue]>([])
    try withKnownIssue(isIntermittent: true) {
        try body()
    } matching: { issue in
        let location = issue.sourceLocation
        let place = location.map { "\($0.fileID):\($0.line)" } ?? ""
        seen.withLock {
            $0.append(SeenIssue(place: place, text: issue.comments.map(\.rawValue).joined(separator: "\n")))
        }
        return true
    }
    return seen.withLock(\.self)
}
