import { applyRate } from '@moongate/money'
import { chooseLevels, chooseTable, findReached, type Level, type Table, type Tariff } from './rate.rules.ts'

/** A member's day at a supplier with a type of games; `effective` up to the moment that is asked about. */
export type Line = {
  on_day: string
  game_type: number
  supplier_code: string
  effective: bigint
  /** Without what a refused claim took off as owed. */
  claimed: bigint
  /** What of it stands in claims that staff refused: claimed, and never paid. */
  refused: bigint
  /** When it last became more. */
  grown_at: Date
  /** The day from which its days to be claimed count. */
  counts_from: string
  /** Nobody claimed it in time after that. */
  is_expired: boolean
  /** What the member's level gave on top when the line began. */
  extra_ppm: number
}
/** A line with what it is worth at its day's rate, and what of it is still to be claimed: negative where too much was. */
export type DueLine = Line & { rate_ppm: number; worth: bigint; due: bigint; next: Level | undefined; table: Table }

/** A day's bets that reach the steps of one table together. */
export const nameBasket = ({ on_day, table }: Pick<DueLine, 'on_day' | 'table'>): string =>
  `${on_day} ${table.game_type} ${table.supplier_code}`

/**
 * What lines are worth. The rate is that of the member's whole day with a type of games, or with a supplier that has its own table there,
 * whatever was claimed before: a claim pays the difference, so nobody gets less for claiming early. Rounded once, here, half even, line by line (decisions/0170).
 * Lines that reach their steps together end together (decisions/0470).
 */
export const computeDue = (lines: readonly Line[], tariffs: readonly Tariff[]): DueLine[] => {
  const bet = new Map<string, bigint>()
  const youngest = new Map<string, Line>()
  const priced = lines.map((line) => {
    const levels = chooseLevels(tariffs, line.on_day)
    return { ...line, levels, table: chooseTable(levels, line) }
  })
  for (const line of priced) {
    const basket = nameBasket(line)
    bet.set(basket, (bet.get(basket) ?? 0n) + line.effective)
    if (isYounger(line, youngest.get(basket))) youngest.set(basket, line)
  }
  return priced.map(({ levels, ...line }) => {
    const reached = findReached(levels, line.table, bet.get(nameBasket(line)) ?? 0n)
    const rate_ppm = reached.rate_ppm + line.extra_ppm
    const next = reached.next && { ...reached.next, rate_ppm: reached.next.rate_ppm + line.extra_ppm }
    const worth = applyRate(line.effective, rate_ppm, 'half-even')
    const is_expired = (youngest.get(nameBasket(line)) ?? line).is_expired
    return { ...line, is_expired, rate_ppm, next, worth, due: chooseDue({ ...line, is_expired }, worth) }
  })
}

/** Which of two lines grew last; of one moment that which is open. */
const isYounger = (line: Line, than: Line | undefined): boolean =>
  than === undefined || line.grown_at > than.grown_at || (than.is_expired && line.grown_at >= than.grown_at)

/** Paid is between its worth without what was refused, or nothing, and its worth; of an expired line nothing more. So what was set off against a claim that was then refused comes back. */
const chooseDue = ({ claimed, refused, is_expired }: Line, worth: bigint): bigint => {
  const paid = claimed - refused
  if (worth < paid) return worth - paid
  const least = is_expired || worth < refused ? 0n : worth - refused
  return least > paid ? least - paid : 0n
}

export const sumDue = (lines: readonly DueLine[]): bigint => lines.reduce((sum, { due }) => sum + due, 0n)

/** The baskets of which nothing is left, whole: a changed line worth nothing keeps what it makes due, or owed, of an unchanged one in sight. */
export const listWorthless = (lines: readonly DueLine[]): DueLine[] => {
  const open = new Set(lines.filter(({ due }) => due !== 0n).map(nameBasket))
  return lines.filter((line) => !open.has(nameBasket(line)))
}

/** A claim as it is asked for: bets up to `deadtime`; `claimed_until` was the last one's. */
export type ClaimFacts = { deadtime: Date; claimed_until: Date | null; now: Date; total: bigint }

/** Why nothing can be claimed, in the order in which it is said. */
export const refuseClaim = ({ deadtime, claimed_until, now, total }: ClaimFacts) => {
  if (deadtime > now) return 'rebate.deadtime_invalid'
  if (claimed_until && deadtime <= claimed_until) return 'rebate.already_claimed'
  return total > 0n ? undefined : 'rebate.nothing_to_claim'
}

/** Above the operator's sum a person looks first. */
export const needsReview = (amount: bigint, review_above: bigint | null): boolean =>
  review_above !== null && amount > review_above
