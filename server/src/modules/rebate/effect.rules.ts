import { computeDue } from './due.rules.ts'
import { chooseTable, type Level, type Table } from './rate.rules.ts'

type DayLine = { member_id: number; game_type: number; supplier_code: string; effective: bigint; extra_ppm: number }
/** A type of games on a day, or a supplier with a table of its own there: who bet how much, and what it costs by the rates of now and by others. */
export type Effect = Table & { members: number; effective: bigint; now: bigint; after: bigint }

const SAME_DAY = '2000-01-01'
const SAME_TIME = new Date(SAME_DAY)

const group = <T, K>(rows: readonly T[], pick: (row: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const row of rows) {
    const known = groups.get(pick(row))
    if (known) known.push(row)
    else groups.set(pick(row), [row])
  }
  return groups
}

/** What each line is worth by some levels, each member by their own day. */
const computeWorth = (lines: readonly DayLine[], levels: readonly Level[]): bigint[] => {
  const worth = new Map<DayLine, bigint>()
  const tariffs = [{ from_on: SAME_DAY, levels }]
  for (const of_member of group(lines, ({ member_id }) => member_id).values()) {
    const same = {
      on_day: SAME_DAY,
      grown_at: SAME_TIME,
      counts_from: SAME_DAY,
      claimed: 0n,
      refused: 0n,
      is_expired: false,
    }
    const day = of_member.map((line) => ({ ...line, ...same }))
    for (const [i, due] of computeDue(day, tariffs).entries()) {
      const line = of_member[i]
      if (line) worth.set(line, due.worth)
    }
  }
  return lines.map((line) => worth.get(line) ?? 0n)
}

const sum = <T>(rows: readonly T[], pick: (row: T) => bigint): bigint => rows.reduce((all, row) => all + pick(row), 0n)

/** The effect of other rates on a day's bets, by what has a table of its own before or after, for all that was bet on. */
export const sumEffects = (lines: readonly DayLine[], now: readonly Level[], after: readonly Level[]): Effect[] => {
  const [worth_now, worth_after] = [computeWorth(lines, now), computeWorth(lines, after)]
  const rows = lines.map((line, i) => ({
    ...line,
    table: chooseTable([...now, ...after], line),
    now: worth_now[i] ?? 0n,
    after: worth_after[i] ?? 0n,
  }))
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return [...group(rows, ({ table }) => `${table.game_type} ${table.supplier_code}`).values()]
    .flatMap((part) =>
      part.slice(0, 1).map(({ table }) => ({
        ...table,
        members: new Set(part.map(({ member_id }) => member_id)).size,
        effective: sum(part, ({ effective }) => effective),
        now: sum(part, (row) => row.now),
        after: sum(part, (row) => row.after),
      })),
    )
    .toSorted((a, b) => a.game_type - b.game_type || compare(a.supplier_code, b.supplier_code))
}
