import type { LimitKind, LimitPeriod } from '@moongate/contract/protection.states'

const DAY_MS = 86_400_000
const PAUSE_MS = 600_000

/** What a simple accountant says, who knows nothing of the product's rules: sums of whole numbers in the windows of a calendar. */
type Sum = 'staked' | 'returned' | 'deposited' | 'seconds'
type Window = { key: number } & Record<Sum, number>
const NOTHING = { staked: 0, returned: 0, deposited: 0, seconds: 0 }
type Named = { kind: LimitKind; period: LimitPeriod }
type Pledge = Named & { amount: number; asked_at: number | undefined }

const readMonth = (day: number): number => {
  const at = new Date(day * DAY_MS)
  return at.getUTCFullYear() * 12 + at.getUTCMonth()
}

/** Keeps one member's windows and pledges, and counts what was broken of them. */
export class Accountant {
  breaches = 0
  private readonly windows: Record<LimitPeriod, Window>
  private readonly pledges: Pledge[] = []
  private day = -1
  private seen_at = -Infinity

  constructor() {
    const build = (): Window => ({ key: -1, ...NOTHING })
    this.windows = { day: build(), week: build(), month: build() }
  }

  /** The windows begin anew when the calendar turns: a day is since 1970, which began on a Thursday. */
  turn(at_ms: number): void {
    const day = Math.floor(at_ms / DAY_MS)
    if (day === this.day) return
    this.day = day
    const keys = { day, week: Math.floor((day + 3) / 7), month: readMonth(day) }
    for (const period of ['day', 'week', 'month'] as const)
      if (this.windows[period].key !== keys[period])
        Object.assign(this.windows[period], { key: keys[period], ...NOTHING })
  }

  add(what: Sum, amount: number): void {
    for (const window of Object.values(this.windows)) window[what] += amount
    if (what === 'staked' || what === 'deposited') this.check(what)
  }

  /** They play at a moment, where a limit of time stands: what lies since they were last seen counts, unless it was a pause. */
  see(now: number): void {
    if (!this.pledges.some(({ kind }) => kind === 'time')) return
    if (now - this.seen_at < PAUSE_MS) this.add('seconds', Math.round((now - this.seen_at) / 1000))
    this.seen_at = now
  }

  /** What was asked for: tighter holds from now on, looser is only noted. */
  ask(named: Named, amount: number | null, now: number): void {
    const kept = this.find(named)
    if (!kept && amount !== null) this.pledges.push({ ...named, amount, asked_at: undefined })
    if (!kept) return
    if (amount !== null && amount <= kept.amount) Object.assign(kept, { amount, asked_at: undefined })
    else kept.asked_at = now
  }

  /** It was loosened: a breach before a day has passed since it was asked for. */
  loosen(named: Named, amount: number | null, now: number): void {
    const kept = this.find(named)
    if (!kept || kept.asked_at === undefined || now - kept.asked_at < DAY_MS) this.breaches++
    if (kept && amount !== null) Object.assign(kept, { amount, asked_at: undefined })
    else
      this.pledges.splice(
        this.pledges.findIndex((one) => one === kept),
        1,
      )
  }

  private find({ kind, period }: Named): Pledge | undefined {
    return this.pledges.find((one) => one.kind === kind && one.period === period)
  }

  /** Something was let through: no window that it belongs to may be above what was promised. */
  private check(what: 'staked' | 'deposited'): void {
    for (const { kind, period, amount } of this.pledges) {
      const { staked, returned, deposited, seconds } = this.windows[period]
      if (what === 'deposited' && kind === 'deposit' && deposited > amount) this.breaches++
      if (what === 'staked' && kind === 'stake' && staked > amount) this.breaches++
      if (what === 'staked' && kind === 'time' && seconds >= amount) this.breaches++
      if (what === 'staked' && kind === 'loss' && staked - returned > amount) this.breaches++
    }
  }
}
