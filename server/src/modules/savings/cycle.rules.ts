import { computeInterest, type Terms } from '@moongate/contract/savings.rules'
import type { CycleUnit } from '@moongate/contract/savings.states'
import { formatWireTime, parseInstant } from '../../kernel/time.ts'

export type Cycle = { cycle_unit: CycleUnit; cycle_count: number }

const HOUR_MS = 3_600_000

/** The calendar day so many months later; a month without that day ends it. */
const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
const addDays = (day: string, days: number): string => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/**
 * When the cycle of a number ends, counted from the purchase and not from the cycle before: what was bought on the 31st ends on the
 * 28th of February and on the 31st of March again. Days and months keep the wall time of the purchase, whatever the clocks do (decisions/0196).
 */
export const findCycleEnd = (
  from: Date,
  times: number,
  { cycle_unit, cycle_count }: Cycle,
  time_zone: string,
): Date => {
  const n = times * cycle_count
  if (cycle_unit === 'hour') return new Date(from.getTime() + n * HOUR_MS)
  const wall = formatWireTime(from, time_zone)
  const move = cycle_unit === 'day' ? addDays : addMonths
  const end = parseInstant(`${move(wall.slice(0, 10), n)}${wall.slice(10)}`, time_zone)
  if (!end) throw new Error(`no end of ${n} ${cycle_unit} after ${wall}`)
  return end
}

/** What a holding has come to, as far as its cycles need it. */
export type Running = Cycle & Terms & { times: number; interest: bigint; bought_at: Date; next_at: Date }
export type Payment = { times: number; amount: bigint; calc_at: Date }

/** Whether a holding ends with the cycle that was just paid: it had one only, or it has earned all it may. */
const isOver = ({ is_circular, interest_limit }: Running, interest: bigint): boolean =>
  !is_circular || (interest_limit !== null && interest >= interest_limit)

/** The cycles that have ended and were not paid yet, the oldest first and no more than `most`; and where the holding stands after them. */
export const listEnded = (
  holding: Running,
  now: Date,
  time_zone: string,
  most: number,
): { payments: Payment[]; times: number; interest: bigint; cycle_from: Date; next_at: Date | null } => {
  const payments: Payment[] = []
  let { times, interest, next_at } = holding
  let cycle_from = findCycleEnd(holding.bought_at, times, holding, time_zone)
  while (next_at <= now && payments.length < most) {
    const amount = computeInterest(holding, interest)
    times += 1
    interest += amount
    payments.push({ times, amount, calc_at: next_at })
    if (isOver(holding, interest)) return { payments, times, interest, cycle_from, next_at: null }
    cycle_from = next_at
    next_at = findCycleEnd(holding.bought_at, times + 1, holding, time_zone)
  }
  return { payments, times, interest, cycle_from, next_at }
}
