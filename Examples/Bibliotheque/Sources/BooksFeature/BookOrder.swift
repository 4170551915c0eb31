/// How the catalogue is sorted, as the reader reads it.
enum BookOrder: String, CaseIterable {
    case shelf = "Comme en rayon"
    case title = "Par titre"
    case author = "Par auteur"

    func sorted(_ books: [Book]) -> [Book] {
        switch self {
        case .shelf: books
        case .title: books.sorted { ($0.title, $0.id) < ($1.title, $1.id) }
        case .author: books.sorted { ($0.author, $0.id) < ($1.author, $1.id) }
        }
    }
}
