import { listScreens, type PathWith } from '../screens.ts'

export type NavPath = PathWith<'nav'>
/** A nav entry of the server → where its label leads; an entry that no screen names is skipped (R2.21). */
const lobbies = new Map(listScreens().flatMap(([path, { nav }]) => (nav === undefined ? [] : [[nav, path as NavPath]])))
export type NavTarget = { kind: 'screen'; to: NavPath } | { kind: 'app' }
export type NavEntry<I> = { name: string; title: string; items: readonly I[] }
export type NavItem<I> = NavEntry<I> & { target: NavTarget }

const findTarget = (name: string): NavTarget | undefined => {
  if (name === 'app') return { kind: name }
  const to = lobbies.get(name)
  return to && { kind: 'screen', to }
}

/** Known entries in the server's order, 0-4 for the left of the logo and the rest for its right. `open` says whether there is a service to go to. */
export const arrangeNav = <I>(entries: readonly NavEntry<I>[], open: { service: boolean }) => {
  const known = entries.flatMap((entry): NavItem<I>[] => {
    const target = findTarget(entry.name)
    if (!target || (entry.name === 'service' && !open.service)) return []
    return [{ ...entry, target }]
  })
  return { left: known.slice(0, 5), right: known.slice(5) }
}

/** Slot and board suppliers open their lobby; the others open the game itself (R2.22). */
export const opensLobby = (name: string): boolean => name === 'slot' || name === 'poker'

/** How many entries of these widths fit into the space; when not all of them do, the menu for the others takes its part. */
export const countFitting = (widths: readonly number[], space: number, menu: number): number => {
  const fits = (count: number, left: number): boolean => widths.slice(0, count).reduce((sum, w) => sum + w, 0) <= left
  if (fits(widths.length, space)) return widths.length
  return widths.findIndex((_, i) => !fits(i + 1, space - menu))
}
