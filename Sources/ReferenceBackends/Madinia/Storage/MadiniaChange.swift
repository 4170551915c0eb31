/// One change of what is kept: what a database writes as a row.
public enum MadiniaChange: Hashable, Sendable, Codable {
    /// Replaces the one of the same id.
    case formation(FormationData)
    /// Replaces the one of the same id.
    case article(ArticleData)
    case formationRemoved(id: Int)
    case articleRemoved(id: Int)
    /// Replaces the one of the same id.
    case preRegistration(PreRegistrationData)
    /// Replaces the one of the same id.
    case contact(ContactData)
    /// Replaces the one of the same token.
    case device(DeviceData)
    case deviceRemoved(token: String)
    /// Replaces the one of the same key, and forgets those that make room for it.
    case answered(IdempotentAnswer, forgetting: [String])
}

extension MadiniaData {
    /// Applying a change once more changes nothing.
    public mutating func apply(_ change: MadiniaChange) {
        switch change {
        case .formation(let formation):
            formations.removeAll { $0.id == formation.id }
            formations.append(formation)
        case .article(let article):
            articles.removeAll { $0.id == article.id }
            articles.append(article)
        case .formationRemoved(let id): formations.removeAll { $0.id == id }
        case .articleRemoved(let id): articles.removeAll { $0.id == id }
        case .preRegistration(let row): MadiniaData.put(row, into: &preRegistrations)
        case .contact(let row): MadiniaData.put(row, into: &contacts)
        case .device(let device):
            if let index = devices.firstIndex(where: { $0.token == device.token }) {
                devices[index] = device
            } else {
                devices.append(device)
            }
        case .deviceRemoved(let token): devices.removeAll { $0.token == token }
        case .answered(let answer, let keys): idempotentAnswers.remember(answer, forgetting: keys)
        }
    }

    /// Keeps the order of the ids. A new row has the highest, so that it costs the same whatever their number.
    private static func put<Row: Identifiable>(_ row: Row, into rows: inout [Row]) where Row.ID == Int {
        guard let last = rows.last, last.id >= row.id else { return rows.append(row) }
        let index = rows.firstIndex { $0.id >= row.id } ?? rows.endIndex
        if index < rows.endIndex, rows[index].id == row.id {
            rows[index] = row
        } else {
            rows.insert(row, at: index)
        }
    }

    /// The id of a row that comes after these, which stand in the order of their ids.
    static func nextID<Row: Identifiable>(after rows: [Row]) -> Int where Row.ID == Int {
        rows.last.map { $0.id < Int.max ? $0.id + 1 : $0.id } ?? 1
    }
}

extension MadiniaChange: CustomStringConvertible {
    /// Without tokens, keys and whatever people wrote.
    public var description: String {
        switch self {
        case .formation(let formation): "formation \(formation.id)"
        case .article(let article): "article \(article.id)"
        case .formationRemoved(let id): "formation \(id) removed"
        case .articleRemoved(let id): "article \(id) removed"
        case .preRegistration(let row): "pre-registration \(row.id) for formation \(row.formationID)"
        case .contact(let row): "contact \(row.id)"
        case .device(let device): "\(device)"
        case .deviceRemoved: "a device removed"
        case .answered(let answer, _): "\(answer)"
        }
    }
}
