import type { World } from './world.ts'

const nameEntry = (brand: string, id: string): string => `${brand} ${id}`

/** From now on an entry of a list is told otherwise: with these fields, or, where they are no object, as what they are. */
export const replaceEntry = (w: World, { brand, id, told }: { brand: string; id: string; told: unknown }): void =>
  void w.retold.set(nameEntry(brand, id), told)

/** An entry of a list as it is told: as it stands, or as a test wants it, such as no operator can read. */
export const tellEntry = (w: World, brand: string, id: string, entry: object): unknown => {
  const key = nameEntry(brand, id)
  if (!w.retold.has(key)) return entry
  const told = w.retold.get(key)
  return typeof told === 'object' && told !== null ? { ...entry, ...told } : told
}
