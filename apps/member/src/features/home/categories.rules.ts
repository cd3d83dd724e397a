import { GAME_TYPES } from '@moongate/contract/games.states'
import type { Category } from '@moongate/ui'

const cards = {
  live: ['live', '#/Live'],
  slot: ['slots', '#/Game'],
  poker: ['board', '#/Board'],
  fish: ['fish', '#/Fish'],
  lottery: ['lottery', '#/Lottery'],
  sport: ['sport', '#/Sport'],
  esport: ['esport', '#/Esports'],
} as const satisfies Record<(typeof GAME_TYPES)[number]['name'], readonly [Category, string]>

/** The seven categories in the order of Home (R9.7): those with games first; all count as open until that is known. */
export const listCategories = (offered: ReadonlySet<number> | undefined) => {
  const all = Object.entries(cards).map(([name, [category, href]]) => {
    const type = GAME_TYPES.find((one) => one.name === name)
    return { category, href, open: !offered || (type !== undefined && offered.has(type.key)) }
  })
  return all.toSorted((a, b) => Number(b.open) - Number(a.open))
}

/** With so few open categories they stand apart, always in view, and the others turn beside them. */
const FEW = 2
type Listed = ReturnType<typeof listCategories>

/** The categories that stand apart, and those of the carousel. */
export const splitCategories = (listed: Listed): { apart: Listed; turning: Listed } => {
  const open = listed.filter((one) => one.open)
  return open.length <= FEW
    ? { apart: open, turning: listed.filter((one) => !one.open) }
    : { apart: [], turning: listed }
}
