import type { Books } from './books.ts'
import type { Fault, FaultName } from './faults.rules.ts'

/** What a merchant is told of, in our own words: what happened, and the fields of the payment or payout. */
export type Told = { event_id: string; event: string; order_id?: string; payout_id?: string }

export type SettledLine = {
  kind: 'payment' | 'payout' | 'refund' | 'return'
  id: string
  merchant_id: string
  amount: number
  currency: string
  at: number
}
/** A day of the books in minor units; `net` is what came less what went. */
export type SettledDay = { lines: readonly SettledLine[]; net: number; opening: number; closing: number }

/** How one of our gateways speaks. What it does is the same for all: only its words differ. */
export type Speech = {
  /** What the channels of the demo call it. */
  code: string
  dialect: string
  /** How its page is headed. */
  title: string
  /** An id as it stands in the books. */
  nameOrder: (id: string) => string
  writeEvent: (
    w: Pick<World, 'merchant'>,
    told: Told,
    secret: string,
  ) => { headers: Readonly<Record<string, string>>; body: string }
  writeDay: (w: Pick<World, 'currency'>, day: SettledDay) => string
  isTaken: (answer: { is_ok: boolean; said: string }) => boolean
}

/** All that a call needs: the books, what goes wrong next, and who may call. */
export type World = {
  speech: Speech
  books: Books
  faults: Fault[]
  /** What went wrong so far, and how often. */
  met: Partial<Record<FaultName, number>>
  /** Files that are others than the books say, by their day; undefined for one that is not there. */
  files: Map<string, string | undefined>
  merchant: string
  currency: string
  /** What calls and webhooks are signed with. */
  secret: string
  control_secret: string
  /** How long a payout takes the banks here. */
  payout_ms: number
  /** Runs the webhooks that are due; one run at a time. */
  delivery: { timer: NodeJS.Timeout | undefined; is_running: boolean; is_closed: boolean }
}

export type WorldOptions = Pick<World, 'speech' | 'books' | 'merchant' | 'currency' | 'secret' | 'control_secret'>

/** Two seconds: so long that a wait is seen, so short that nobody goes away. */
const PAYOUT_MS = 2_000

/** Refuses to start without a secret: an empty one would sign for everybody. */
export const createWorld = (o: WorldOptions): World => {
  if (!o.secret || !o.control_secret) throw new Error('no secret to sign with')
  const delivery = { timer: undefined, is_running: false, is_closed: false }
  return { ...o, faults: [], met: {}, files: new Map(), payout_ms: PAYOUT_MS, delivery }
}
