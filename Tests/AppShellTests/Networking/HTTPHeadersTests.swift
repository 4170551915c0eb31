import AppShell
import Testing

struct HTTPHeadersTests {
    @Test("a field is found under its name in any case")
    func anyCase() {
        let headers: HTTPHeaders = ["Retry-After": "10"]
        for name in ["Retry-After", "retry-after", "RETRY-AFTER"] { #expect(headers[name] == "10") }
        #expect(headers["Retry"] == nil)
    }

    @Test("setting a field replaces it in its place, under the new name; nil takes it away")
    func sets() {
        var headers: HTTPHeaders = ["A": "1", "b": "2", "C": "3"]
        headers["B"] = "4"
        #expect(headers.map { "\($0.name): \($0.value)" } == ["A: 1", "B: 4", "C: 3"])
        headers["a"] = nil
        #expect(headers.map(\.name) == ["B", "C"])
        headers["d"] = "5"
        #expect(headers.map(\.name) == ["B", "C", "d"])
    }

    @Test("a name given twice has its last value")
    func twice() {
        let headers: HTTPHeaders = ["Accept": "a", "accept": "b"]
        #expect(headers.map(\.value) == ["b"])
    }
}
