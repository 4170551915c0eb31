extension GeoPoint {
    public static let nice = GeoPoint(latitude: 43.7102, longitude: 7.2620)
    public static let menton = GeoPoint(latitude: 43.7745, longitude: 7.4975)
    public static let cannes = GeoPoint(latitude: 43.5528, longitude: 7.0174)
    public static let antibes = GeoPoint(latitude: 43.5804, longitude: 7.1251)
    public static let saintTropez = GeoPoint(latitude: 43.2727, longitude: 6.6405)
}
