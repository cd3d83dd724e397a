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

type Sums = Pick<Effect, 'effective' | 'now' | 'after'>
const addUp = (rows: readonly Sums[]): Sums => ({
  effective: sum(rows, ({ effective }) => effective),
  now: sum(rows, ({ now }) => now),
  after: sum(rows, ({ after }) => after),
})

const nameTable = ({ game_type, supplier_code }: Table): string => `${game_type} ${supplier_code}`
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Effects on members each of whom stands in one of them, together. */
export const addEffects = (effects: readonly Effect[]): Effect[] =>
  [...group(effects, nameTable).values()]
    .flatMap((same) =>
      same.slice(0, 1).map(({ game_type, supplier_code }) => ({
        game_type,
        supplier_code,
        members: same.reduce((n, { members }) => n + members, 0),
        ...addUp(same),
      })),
    )
    .toSorted((a, b) => a.game_type - b.game_type || compare(a.supplier_code, b.supplier_code))

/** The effect of other rates on a day's bets, by what has a table of its own before or after, for all that was bet on. */
export const sumEffects = (lines: readonly DayLine[], now: readonly Level[], after: readonly Level[]): Effect[] => {
  const [worth_now, worth_after] = [computeWorth(lines, now), computeWorth(lines, after)]
  const rows = lines.map((line, i) => ({
    ...line,
    table: chooseTable([...now, ...after], line),
    now: worth_now[i] ?? 0n,
    after: worth_after[i] ?? 0n,
  }))
  const of_members = group(rows, ({ member_id, table }) => `${member_id} ${nameTable(table)}`)
  return addEffects(
    [...of_members.values()].flatMap((part) =>
      part.slice(0, 1).map(({ table }) => ({ ...table, members: 1, ...addUp(part) })),
    ),
  )
}
