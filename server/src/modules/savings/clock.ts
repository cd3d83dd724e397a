import { Refusal } from '../../kernel/refusal.ts'
import type { SavingsDeps } from './deps.ts'
import { type Holding, lockHolding } from './holding.sql.ts'
import { findDue } from './held.sql.ts'
import { payEnded, takeStep } from './settle.ts'

const HOLDINGS_AT_ONCE = 200
const FIRST = { member_id: 0, id: '00000000-0000-0000-0000-000000000000' }

/** What the clock does about a holding: pays ended cycles, or the principal that is due. Another one may have done it meanwhile. */
const settleOne = (d: SavingsDeps, { member_id, id }: Pick<Holding, 'member_id' | 'id'>): Promise<void> =>
  d.db.tx(async (tx) => {
    const h = await lockHolding(tx, member_id, id)
    if (!h) return
    if (h.state === 'bought') await payEnded(d, tx, h)
    if (h.state === 'redeeming' && h.redeem_at !== null && h.redeem_at <= d.clock.now())
      await takeStep(tx, h, { ...h, state: 'settled' })
  })

/** One member whose money is stopped waits, and holds up nobody else: what they earned is paid once it moves again. */
const settleQuietly = async (d: SavingsDeps, holding: Pick<Holding, 'member_id' | 'id'>): Promise<void> => {
  try {
    await settleOne(d, holding)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    d.log.info({ ...holding, code: error.code }, 'a holding was not settled')
  }
}

/** Settles all that is due by now, also what became due while nobody worked; late, twice or in two processes it comes to the same. */
export const settleDue = async (d: SavingsDeps): Promise<void> => {
  const now = d.clock.now()
  let last: Pick<Holding, 'member_id' | 'id'> = FIRST
  for (;;) {
    const found = await findDue(d.db, now, last, HOLDINGS_AT_ONCE)
    if (found.length === 0) return
    for (const holding of found) await settleQuietly(d, holding)
    last = found.at(-1) ?? last
  }
}
