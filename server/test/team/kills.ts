import type { TestDb } from '@moongate/testing'
import type { Db } from '../../src/kernel/db.ts'
import { addDays, formatDay } from '../../src/kernel/time.ts'
import { sql } from '../../src/kernel/db.ts'
import { payStatements } from '../../src/modules/commission/pay.ts'
import { decideRun } from '../../src/modules/commission/decide.ts'
import { startRun } from '../../src/modules/commission/run.ts'

const act = (staff_id: number) => ({ staff_id, name: `staff${staff_id}`, ip: '', request_id: 'kills' })

class Killed extends Error {}

type How = 'before' | 'within' | 'after'
const HOWS: readonly How[] = ['before', 'after', 'within']

/** A process that dies at its n-th transaction: before it, within it, or right after it has committed. */
const dieAt = (d: TestDb, n: number, how: How): TestDb => {
  let left = n
  const tx: Db['tx'] = async (work) => {
    left -= 1
    if (left > 0) return d.db.tx(work)
    if (how === 'before') throw new Killed()
    if (how === 'after') await d.db.tx(work)
    else
      await d.db.tx(async (inner) => {
        await work(inner)
        throw new Killed()
      })
    throw new Killed()
  }
  return { ...d, db: { ...d.db, tx } }
}

const dieQuietly = async (work: Promise<void>): Promise<boolean> => {
  try {
    await work
    return false
  } catch (error) {
    if (!(error instanceof Killed)) throw error
    return true
  }
}

/** Pays a run that dies at so many points, two at a time; answers how often it died and what every agent has then. */
export const payUnderKills = async (d: TestDb, points: number) => {
  const to = addDays(formatDay(d.clock.now(), d.config.site_time_zone), -1)
  const { id } = await startRun(d, to, act(1))
  await decideRun(d, { id, step: 'approve', reason: '' }, act(2))
  const ends: boolean[] = []
  for (let n = 0; n < points; n++) {
    const dying = [dieAt(d, 1 + (n % 2), HOWS[n % HOWS.length] ?? 'before'), dieAt(d, 1, 'within')]
    ends.push(...(await Promise.all(dying.map((one) => dieQuietly(payStatements(one, id))))))
  }
  await Promise.all([payStatements(d, id), payStatements(d, id)])
  const paid = await d.owner.many<{ agent_id: number; amount: bigint }>(
    sql`select member_id as agent_id, balance as amount from ledger.balances where account_kind = 'centre' and balance > 0`,
  )
  return { kills: ends.filter(Boolean).length, paid: new Map(paid.map(({ agent_id, amount }) => [agent_id, amount])) }
}
