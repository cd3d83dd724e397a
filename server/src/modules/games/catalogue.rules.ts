/** R9.7: the categories; a lobby page lists single games, the others open a hall. */
export const GAME_TYPES = [
  { key: 1, name: 'live', lobby: false },
  { key: 2, name: 'fish', lobby: false },
  { key: 3, name: 'slot', lobby: true },
  { key: 4, name: 'lottery', lobby: false },
  { key: 5, name: 'sport', lobby: false },
  { key: 6, name: 'poker', lobby: true },
  { key: 7, name: 'esport', lobby: false },
] as const

/** Which category a navigation entry's drop-down shows (R2.21, R2.22); entries that are pages show none. */
export const findNavCategory = (name: string): number | undefined =>
  ({ slot: 3, poker: 6, casino: 1, lottery: 4, sport: 5, fish: 2 })[name]

/** R9.7: the local lottery, the one supplier that trial accounts may enter. */
export const DEMO_SUPPLIER = 'JZ'

/** A search word matches anywhere and without case; SQL wildcards in it are plain characters. */
export const toLikePattern = (keyword: string): string => `%${keyword.replaceAll(/[\\%_]/g, (c) => `\\${c}`)}%`

type Supplier = { enabled: boolean; maintenance: boolean; demo: boolean } | undefined

/** Why a supplier may not be entered, or nothing (R6.3). */
export const refuseEntry = (supplier: Supplier, is_demo: boolean) => {
  if (!supplier?.enabled) return 'games.supplier_unknown'
  if (is_demo && !supplier.demo) return 'policy.demo_only_lottery'
  return supplier.maintenance ? 'games.supplier_maintenance' : undefined
}

/**
 * Why money may not come home from a supplier, or nothing. A supplier that was switched off still gives back what lies
 * there; one under maintenance only where its book is ours, since nobody else has to answer then.
 */
export const refuseExit = (supplier: Supplier, is_demo: boolean, book: 'ours' | 'theirs') => {
  if (!supplier) return 'games.supplier_unknown'
  if (is_demo && !supplier.demo) return 'policy.demo_only_lottery'
  return supplier.maintenance && book === 'theirs' ? 'games.supplier_maintenance' : undefined
}
