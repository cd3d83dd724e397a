import { computeDue } from './due.rules.ts'
import type { Level } from './rate.rules.ts'

type DayLine = { member_id: number; game_type: number; supplier_code: string; effective: bigint; extra_ppm: number }
/** A type of games on a day: who bet how much, and what it costs by the rates of now and by others. */
export type Effect = { game_type: number; members: number; effective: bigint; now: bigint; after: bigint }

const SAME_DAY = '2000-01-01'

const group = <T>(rows: readonly T[], pick: (row: T) => number): Map<number, T[]> => {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const known = groups.get(pick(row))
    if (known) known.push(row)
    else groups.set(pick(row), [row])
  }
  return groups
}

/** What each member's day is worth by some levels, by type of games. */
const sumWorth = (lines: readonly DayLine[], levels: readonly Level[]): Map<number, bigint> => {
  const sums = new Map<number, bigint>()
  const tariffs = [{ from_on: SAME_DAY, levels }]
  for (const of_member of group(lines, ({ member_id }) => member_id).values()) {
    const day = of_member.map((line) => ({ ...line, on_day: SAME_DAY, claimed: 0n, is_expired: false }))
    for (const { game_type, worth } of computeDue(day, tariffs))
      sums.set(game_type, (sums.get(game_type) ?? 0n) + worth)
  }
  return sums
}

/** The effect of other rates on a day's bets, by type of games, for every type that was bet on. */
export const sumEffects = (lines: readonly DayLine[], now: readonly Level[], after: readonly Level[]): Effect[] => {
  const [costs_now, costs_after] = [sumWorth(lines, now), sumWorth(lines, after)]
  return [...group(lines, ({ game_type }) => game_type)]
    .toSorted(([a], [b]) => a - b)
    .map(([game_type, of_type]) => ({
      game_type,
      members: new Set(of_type.map(({ member_id }) => member_id)).size,
      effective: of_type.reduce((sum, { effective }) => sum + effective, 0n),
      now: costs_now.get(game_type) ?? 0n,
      after: costs_after.get(game_type) ?? 0n,
    }))
}
