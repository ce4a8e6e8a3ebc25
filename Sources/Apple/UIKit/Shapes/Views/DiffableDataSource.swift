/// A shape: what a list has, by identifiers: parts, and entries in them.
///
/// Source: Apple, nsdiffabledatasourcesnapshot-swift.struct.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType>
where ItemIdentifierType: Hashable {
  private var parts: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []

  public init() {}

  public var sectionIdentifiers: [SectionIdentifierType] { parts.map(\.section) }
  public var itemIdentifiers: [ItemIdentifierType] { parts.flatMap(\.items) }
  public var numberOfSections: Int { parts.count }
  public var numberOfItems: Int { parts.reduce(0) { $0 + $1.items.count } }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { parts.first { $0.section == identifier }?.items ?? [] }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  func item(_ index: Int, inSectionAt section: Int) -> ItemIdentifierType? {
    guard parts.indices.contains(section), parts[section].items.indices.contains(index) else {
      return nil
    }
    return parts[section].items[index]
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { parts.first { $0.items.contains(identifier) }?.section }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    parts.firstIndex { $0.section == identifier }
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    parts += identifiers.map { ($0, []) }
  }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map { indexOfSection($0) } ?? parts.indices.last
    if let index { parts[index].items += identifiers }
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for index in parts.indices { parts[index].items.removeAll { identifiers.contains($0) } }
  }
  public mutating func deleteAllItems() { parts = [] }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    parts.removeAll { identifiers.contains($0.section) }
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
}

/// A shape: what has the rows by identifiers; no row is asked for here.
///
/// Source: Apple, uitableviewdiffabledatasource-2euir.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType>:
  NSObject, UITableViewDataSource
where ItemIdentifierType: Hashable {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    completion?()
  }

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(indexPath.row, inSectionAt: indexPath.section)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// A shape: what has the cells by identifiers; no cell is asked for here.
///
/// Source: Apple, uicollectionviewdiffabledatasource-9tqpa.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where ItemIdentifierType: Hashable {
  public typealias CellProvider =
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    completion?()
  }

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(indexPath.item, inSectionAt: indexPath.section)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems(inSection: current.sectionIdentifiers[section]) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
}
