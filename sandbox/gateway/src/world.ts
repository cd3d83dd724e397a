import type { Books } from './books.ts'
import type { Fault, FaultName } from './faults.rules.ts'

/** All that a call needs: the books, what goes wrong next, and who may call. */
export type World = {
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

export type WorldOptions = Pick<World, 'books' | 'merchant' | 'currency' | 'secret' | 'control_secret'>

/** Two seconds: so long that a wait is seen, so short that nobody goes away. */
const PAYOUT_MS = 2_000

/** Refuses to start without a secret: an empty one would sign for everybody. */
export const createWorld = (o: WorldOptions): World => {
  if (!o.secret || !o.control_secret) throw new Error('no secret to sign with')
  const delivery = { timer: undefined, is_running: false, is_closed: false }
  return { ...o, faults: [], met: {}, files: new Map(), payout_ms: PAYOUT_MS, delivery }
}
