import AppShell

/// One command's call, and what is printed of it.
enum StaffCall {
    static func make(
        _ options: StaffOptions,
        _ body: (StaffClient) async throws(StaffError) -> (StaffAnswer, words: String)
    ) async throws(StaffError) {
        do throws(StaffError) {
            let client = try StaffClient(options)
            let result: Result<(StaffAnswer, words: String), StaffError>
            do throws(StaffError) { result = .success(try await body(client)) } catch { result = .failure(error) }
            await client.close()
            let (answer, words) = try result.get()
            Output.line(options.json ? json(answer) : words)
        } catch {
            if options.json { Output.line(error.answer.map(json) ?? json(error: error.text)) }
            throw error
        }
    }

    private static func json(_ answer: StaffAnswer) -> String {
        let object: JSONValue = [
            "status": .number(JSONNumber(answer.status)),
            "answer": answer.json ?? .null,
        ]
        return object.text()
    }

    private static func json(error text: String) -> String {
        let object: JSONValue = ["fault": .string(text)]
        return object.text()
    }
}
