import type { TableRound } from '@moongate/tables'

/** The numbers that came, the oldest first. */
export const listPockets = (past: readonly TableRound[]): number[] =>
  past.flatMap((round) => (round.game === 'roulette' ? [round.pocket] : []))

export type Heat = { readonly pocket: number; readonly times: number }
const ALL = Array.from({ length: 37 }, (_, pocket) => pocket)

/** How often each number came: those that came most often, and those that came least, among them the longest ago first. */
export const rankPockets = (pockets: readonly number[], shown: number): { hot: Heat[]; cold: Heat[] } => {
  const ranked = ALL.map((pocket) => ({
    pocket,
    times: pockets.filter((one) => one === pocket).length,
    last: pockets.lastIndexOf(pocket),
  }))
  const cold = ranked.toSorted((a, b) => a.times - b.times || a.last - b.last)
  const hot = ranked.filter(({ times }) => times > 0).toSorted((a, b) => b.times - a.times || b.last - a.last)
  const show = (heats: typeof ranked): Heat[] => heats.slice(0, shown).map(({ pocket, times }) => ({ pocket, times }))
  return { hot: show(hot), cold: show(cold) }
}
