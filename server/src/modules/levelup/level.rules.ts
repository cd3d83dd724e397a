import type { Ladder } from '@moongate/contract/levelup.states'

/** What a level asks for, in effective bets since the beginning, and what it gives. Minor units; null: as for everybody. */
export type Level = {
  ladder: Ladder
  level: number
  needed: bigint
  gift: bigint
  weekly: bigint
  monthly: bigint
  credit: bigint
  rebate_ppm: number
  is_fast: boolean
  withdrawals: number | null
  withdrawal_max: bigint | null
  approval_max: bigint | null
  manager: string
}

/** Two and a half per cent beside the tariff's own: beyond that somebody has mistyped. */
export const MOST_REBATE_PPM = 25_000

/** The levels of a ladder that so many effective bets have reached, the lowest first. Levels in the order of their height. */
export const listReached = (levels: readonly Level[], ladder: Ladder, effective: bigint): Level[] =>
  levels.filter((level) => level.ladder === ladder && level.needed <= effective)

const RISING = ['weekly', 'monthly', 'credit', 'rebate_ppm'] as const

/** Levels count from 1 without a gap, each asks for more bets than the one below it, and none gives less than that: else who bets more would have less. */
export const refuseLevels = (levels: readonly Level[]): 'levelup.levels_invalid' | undefined => {
  const rises = levels.every((level, i) => {
    const below = levels[i - 1]
    if (level.level !== i + 1 || level.rebate_ppm > MOST_REBATE_PPM) return false
    return !below || (below.needed < level.needed && RISING.every((what) => below[what] <= level[what]))
  })
  return rises ? undefined : 'levelup.levels_invalid'
}

const LIMITS = ['credit', 'withdrawals', 'withdrawal_max', 'approval_max'] as const

/** The most of it that any level gives which so many effective bets have reached; 0 where all have what everybody has. */
const findMost = (levels: readonly Level[], effective: bigint, what: (typeof LIMITS)[number]): bigint =>
  levels
    .filter(({ needed }) => needed <= effective)
    .map((level) => BigInt(level[what] ?? 0))
    .reduce((most, one) => (one > most ? one : most), 0n)

/** Whether levels lend more or let more out than those before them, to whomever: such take two people (decisions/0302). */
export const isLooser = (before: readonly Level[], after: readonly Level[]): boolean =>
  [...before, ...after].some(({ needed }) =>
    LIMITS.some((what) => findMost(after, needed, what) > findMost(before, needed, what)),
  )
