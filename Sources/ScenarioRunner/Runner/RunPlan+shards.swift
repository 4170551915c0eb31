import ScenarioReports

extension RunPlan {
    /// The keys of all scenarios of all shards, in their order.
    var keys: [ScenarioKey] {
        products.flatMap { $0.features.flatMap { feature in feature.pickles.map { feature.key(of: $0) } } }
    }

    /// The elements in this run's shard, in their order; all of them where there is no shard.
    func part<Element>(of elements: [Element], by key: (Element) -> ScenarioKey) -> [Element] {
        guard let shard else { return elements }
        guard let costs else { return shard.part(of: elements) }
        return shard.part(of: elements, costs: elements.map { costs.cost(of: key($0)) })
    }

    /// The shard with the list that it is cut from.
    var shards: [Shard] {
        guard var shard else { return [] }
        let used = costs.map { costs in keys.map { costs.cost(of: $0) } }
        shard.cut = ShardCut(of: products.flatMap { $0.features.flatMap(\.pickles) }, costs: used)
        return [shard]
    }
}
