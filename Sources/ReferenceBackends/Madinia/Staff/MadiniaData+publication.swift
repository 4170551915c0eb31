import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension MadiniaData {
    /// `PUT /staff/v1/formations/{id}`: a formation as the app's API gives it. 201 for one that is new, of which devices
    /// are told (MAD-FR30); 200 for one that was changed, which is no news.
    func putFormation(_ id: Int, _ body: RequestFields, at date: Date) -> Outcome<HTTPResponse> {
        var validation = Validation()
        validation.sameID(id, in: body)
        let slug = validation.slug(in: body, taken: formations.filter { $0.id != id }.compactMap(\.slug))
        let title = validation.text("title", in: body, upTo: 255)
        let description = validation.text("description", in: body, upTo: 10_000, isOneLine: false)
        let objectives = validation.texts("objectives", in: body, count: 50, upTo: 500)
        let prerequisites = validation.optionalText("prerequisites", in: body, upTo: 2_000)
        let duration = validation.text("duration", in: body, upTo: 100)
        let level = validation.text("level", in: body, upTo: 100)
        let price = validation.price("price", in: body)
        let nextSession = validation.moment("next_session", in: body)
        let category = validation.category(in: body)
        let seatsLeft = validation.count("seats_left", in: body, upTo: 100_000)
        let paymentURL = validation.url("payment_url", in: body)
        guard let title, let description, let duration, let level, validation.errors.isEmpty else {
            return Outcome(LaravelResponse.invalid(validation.errors))
        }
        let formation = FormationData(
            id: id,
            slug: slug,
            title: title,
            description: description,
            objectives: objectives,
            prerequisites: prerequisites,
            duration: duration,
            level: level,
            price: price,
            nextSession: nextSession,
            category: category,
            seatsLeft: seatsLeft,
            paymentURL: paymentURL
        )
        guard !formations.contains(where: { $0.id == id }) else {
            return Outcome(LaravelResponse.changed(formation), changes: [.formation(formation)])
        }
        return publishing(formation, at: date).map { LaravelResponse.published(formation, to: $0, of: devices.count) }
    }

    /// `PUT /staff/v1/articles/{id}`; see ``putFormation(_:_:at:)``.
    func putArticle(_ id: Int, _ body: RequestFields, at date: Date) -> Outcome<HTTPResponse> {
        var validation = Validation()
        validation.sameID(id, in: body)
        let slug = validation.slug(in: body, taken: articles.filter { $0.id != id }.compactMap(\.slug))
        let title = validation.text("title", in: body, upTo: 255)
        let excerpt = validation.text("excerpt", in: body, upTo: 1_000, isOneLine: false)
        let content = validation.text("content", in: body, upTo: 100_000, isOneLine: false)
        let publishedAt = validation.moment("published_at", in: body, isRequired: true)
        let imageURL = validation.url("image_url", in: body)
        let related = validation.relatedFormation(in: body, among: formations)
        guard let title, let excerpt, let content, let publishedAt, validation.errors.isEmpty else {
            return Outcome(LaravelResponse.invalid(validation.errors))
        }
        let article = ArticleData(
            id: id,
            slug: slug,
            title: title,
            excerpt: excerpt,
            content: content,
            publishedAt: publishedAt,
            imageURL: imageURL,
            relatedFormationID: related
        )
        guard !articles.contains(where: { $0.id == id }) else {
            return Outcome(LaravelResponse.changed(article), changes: [.article(article)])
        }
        return publishing(article, at: date).map { LaravelResponse.published(article, to: $0, of: devices.count) }
    }

    /// `DELETE /staff/v1/formations/{id}`: what people asked for of it stays, and so do articles that name it.
    func removeFormation(_ id: Int) -> Outcome<HTTPResponse> {
        guard formations.contains(where: { $0.id == id }) else {
            return Outcome(LaravelResponse.message("Not found.", status: 404))
        }
        return Outcome(HTTPResponse(status: 204), changes: [.formationRemoved(id: id)])
    }

    /// `DELETE /staff/v1/articles/{id}`
    func removeArticle(_ id: Int) -> Outcome<HTTPResponse> {
        guard articles.contains(where: { $0.id == id }) else {
            return Outcome(LaravelResponse.message("Not found.", status: 404))
        }
        return Outcome(HTTPResponse(status: 204), changes: [.articleRemoved(id: id)])
    }
}

extension Outcome {
    fileprivate func map<Other>(_ transform: (Value) -> Other) -> Outcome<Other> {
        Outcome<Other>(transform(result), changes: changes, pushes: pushes)
    }
}

extension LaravelResponse {
    /// Beside it how many devices were told of it, and how many were not: their switch is off, or they had news within
    /// the week.
    fileprivate static func published(_ resource: some Encodable, to told: [String], of devices: Int) -> HTTPResponse {
        data(resource, meta: ["told": told.count, "held": devices - told.count], status: 201)
    }

    fileprivate static func changed(_ resource: some Encodable) -> HTTPResponse {
        data(resource, meta: ["told": 0, "held": 0], status: 200)
    }
}
