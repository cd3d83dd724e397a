import type { Answer } from '../../api/api.ts'

type Statistics = Answer<'reports', 'statistics'>['data']
type Name = keyof Statistics
export type Figure = { kind: 'draw' } | { kind: Name; value: number }

/** What a banner that leads somewhere may tell of that place, the most telling first. */
const PLACES: readonly (readonly [link: RegExp, names: readonly Name[]])[] = [
  [/^#\/Guide$/, ['draws_24h']],
  [/^#\/(DepositHelp|DrawHelp|Member\/.+)$/, ['withdrawal_median_seconds', 'payment_channels']],
  [/^#\/(Game|Board|Fish|Live|Sport|Esports)$/, ['games']],
]

/** The live figure of a banner, by the screen it leads to; none where nothing is measured (R1.11). */
export const chooseFigure = (
  link: string,
  statistics: Statistics | undefined,
  running: boolean,
): Figure | undefined => {
  if (link === '#/Lottery') return running ? { kind: 'draw' } : undefined
  const names = PLACES.find(([place]) => place.test(link))?.[1] ?? []
  for (const kind of names) {
    const value = statistics?.[kind]
    if (typeof value === 'number') return { kind, value }
  }
  return undefined
}
