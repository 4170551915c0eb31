import AppShellCatalogFeature
import Testing

struct CatalogItemTests {
    private func course(id: Int, slug: String?) -> CatalogItem { CatalogItem(id: id, slug: slug, title: "Starter") }

    @Test("MAD-FR35: a course is named by its slug, else by its id")
    func key() {
        #expect(course(id: 7, slug: "starter").key == "starter")
        #expect(course(id: 7, slug: nil).key == "7")
    }

    @Test("MAD-FR33: a course answers to its slug and to its id, and to nothing else")
    func answers() {
        let named = course(id: 7, slug: "starter")
        for key in ["starter", "7"] { #expect(named.answers(to: key)) }
        for key in ["", "Starter", "start", "70", "07", " 7", "٧"] { #expect(!named.answers(to: key), "\(key)") }
        let nameless = course(id: 7, slug: nil)
        #expect(nameless.answers(to: "7"))
        #expect(!nameless.answers(to: ""))
    }

    @Test("a course always answers to its own key")
    func ownKey() {
        for slug in ["starter", "7", "ia & vous", nil] {
            let course = course(id: 3, slug: slug)
            #expect(course.answers(to: course.key))
        }
    }
}
