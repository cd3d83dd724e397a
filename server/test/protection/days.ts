import { LIMIT_PERIODS } from '@moongate/contract/protection.states'
import {
  type DayTally,
  decideChange,
  findReached,
  type Limit,
  NO_TALLY,
  refuseConfirm,
  sumPeriods,
} from '../../src/modules/policy/limit.rules.ts'
import { findEarliest } from '../../src/modules/policy/period.rules.ts'
import { chooseProfile, computeRipe } from '../../src/modules/policy/profile.rules.ts'
import { Accountant } from './naive.ts'

const DAY_MS = 86_400_000
const START_MS = Date.UTC(2026, 0, 1)
const KINDS = ['deposit', 'stake', 'loss', 'time'] as const
const MOST = { day: 1500, week: 5000, month: 15_000 }
/** Time goes by in steps as large as limits of it are set in, so that it often comes to just as much. */
const STEP_S = 600
/** At most so many steps of a limit of time. */
const MOST_STEPS = { day: 6, week: 20, month: 60 }
const STANDARD = chooseProfile('standard')

export type Figures = {
  accepted: number
  refused: number
  changes: number
  early: number
  loosened: number
  timed_out: number
  breaches: number
}
export const NO_FIGURES: Figures = {
  accepted: 0,
  refused: 0,
  changes: 0,
  early: 0,
  loosened: 0,
  timed_out: 0,
  breaches: 0,
}

/** Whole numbers below a bound, quickly: mulberry32. */
const createQuickRng = (seed: number) => {
  let a = seed
  return (below: number): number => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

/** One member whom the product's rules guard, beside an accountant who knows nothing of them. */
class Simulated {
  readonly figures = { ...NO_FIGURES }
  readonly accountant = new Accountant()
  private limits: Limit[] = []
  private days: DayTally[] = []
  private readonly random: (below: number) => number

  constructor(seed: number) {
    this.random = createQuickRng(seed)
  }

  liveDay(day: number): void {
    const start = START_MS + day * DAY_MS
    const today = new Date(start).toISOString().slice(0, 10)
    const earliest = findEarliest(today)
    this.days = [...this.days.filter(({ on_day }) => on_day >= earliest), { ...NO_TALLY, on_day: today }]
    this.accountant.turn(start)
    const acts = 1 + this.random(6)
    for (let i = 0; i < acts; i++) this.act(start + Math.floor(((i + this.random(100) / 100) * DAY_MS) / acts), today)
  }

  private act(now: number, today: string): void {
    const dice = this.random(14)
    if (dice < 6) this.move('stake', today)
    else if (dice < 8) this.move('deposit', today)
    else if (dice < 9) this.win()
    else if (dice < 11) this.change(now)
    else if (dice < 13) this.play()
    else this.confirm(now)
  }

  private move(act: 'stake' | 'deposit', today: string): void {
    const amount = 1 + this.random(500)
    const last = this.days.at(-1) as DayTally
    const reached = findReached(this.limits, sumPeriods(this.days, today), { act, amount: BigInt(amount) })
    if (reached) {
      this.figures.refused++
      if (reached.kind === 'time') this.figures.timed_out++
      return
    }
    this.figures.accepted++
    if (act === 'stake') last.staked += BigInt(amount)
    else last.deposited += BigInt(amount)
    this.accountant.add(act === 'stake' ? 'staked' : 'deposited', amount)
  }

  private play(): void {
    const seconds = this.random(4) * STEP_S
    const last = this.days.at(-1) as DayTally
    last.seconds += seconds
    this.accountant.add('seconds', seconds)
  }

  private win(): void {
    const amount = this.random(800)
    const last = this.days.at(-1) as DayTally
    last.returned += BigInt(amount)
    this.accountant.add('returned', amount)
  }

  private pick() {
    return { kind: KINDS[this.random(KINDS.length)] ?? 'stake', period: LIMIT_PERIODS[this.random(3)] ?? 'day' }
  }

  private change(now: number): void {
    const named = this.pick()
    const at = this.limits.findIndex(({ kind, period }) => kind === named.kind && period === named.period)
    const before = this.limits[at]
    const { kind, period } = named
    const wanted = kind === 'time' ? this.random(MOST_STEPS[period]) * STEP_S : this.random(MOST[period])
    const amount = this.random(5) === 0 ? null : wanted
    const ripe_at = computeRipe(STANDARD, new Date(now), new Date(now))
    const change = decideChange(before, amount === null ? null : BigInt(amount), ripe_at)
    this.figures.changes++
    this.accountant.ask(named, amount, now)
    const none = { wish: null, wanted: null, ripe_at: null }
    if (change.to === 'set') {
      const set = { ...named, amount: change.amount, ...none }
      this.limits = before ? this.limits.with(at, set) : [...this.limits, set]
    }
    if (change.to === 'wait' && before) this.limits = this.limits.with(at, { ...before, ...change })
  }

  private confirm(now: number): void {
    const wishing = this.limits.filter(({ ripe_at }) => ripe_at !== null)
    const limit = wishing[this.random(Math.max(1, wishing.length))]
    const refusal = refuseConfirm(limit, new Date(now))
    if (refusal === 'protection.too_early') this.figures.early++
    if (!limit || refusal) return
    this.figures.loosened++
    this.accountant.loosen(limit, limit.wanted === null ? null : Number(limit.wanted), now)
    const loose = { ...limit, amount: limit.wanted ?? 0n, wish: null, wanted: null, ripe_at: null }
    this.limits = this.limits.flatMap((one) => (one !== limit ? [one] : limit.wanted === null ? [] : [loose]))
  }
}

/** Lives so many days of so many members by the rules of limits, and counts what was broken. */
export const simulateDays = (members: number, days: number, seed: number): Figures => {
  const all = { ...NO_FIGURES }
  for (let m = 0; m < members; m++) {
    const one = new Simulated(seed * 1_000_003 + m)
    for (let day = 0; day < days; day++) one.liveDay(day)
    one.figures.breaches = one.accountant.breaches
    for (const name of Object.keys(all) as (keyof Figures)[]) all[name] += one.figures[name]
  }
  return all
}
