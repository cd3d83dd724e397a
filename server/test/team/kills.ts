import type { TestDb } from '@moongate/testing'
import type { Db } from '../../src/kernel/db.ts'
import { sql } from '../../src/kernel/db.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { addDays, formatDay } from '../../src/kernel/time.ts'
import { decideRun } from '../../src/modules/commission/decide.ts'
import { payStatements } from '../../src/modules/commission/pay.ts'
import { startRun } from '../../src/modules/commission/run.ts'

const act = (staff_id: number) => ({ staff_id, name: `staff${staff_id}`, ip: '', request_id: 'kills' })

class Killed extends Error {}

type How = 'before' | 'within' | 'after'
const HOWS: readonly How[] = ['before', 'within', 'after']
/** More transactions than a run is begun or decided in. */
const MOST_TX = 10

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

const dieQuietly = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work
    return false
  } catch (error) {
    if (!(error instanceof Killed)) throw error
    return true
  }
}

/** Lets work die at one point after the other, until it is done: then it is refused. Answers how often it died. */
const dieUntilDone = async (d: TestDb, done: string, work: (d: TestDb) => Promise<unknown>): Promise<number> => {
  let kills = 0
  for (let n = 0; n < MOST_TX * HOWS.length; n++)
    try {
      if (await dieQuietly(work(dieAt(d, 1 + Math.floor(n / HOWS.length), HOWS[n % HOWS.length] ?? 'before')))) kills++
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== done) throw error
      return kills
    }
  throw new Error(`it was never refused with ${done}`)
}

/** The last day that is over. */
export const findYesterday = (d: TestDb): string => addDays(formatDay(d.clock.now(), d.config.site_time_zone), -1)

/** A run up to yesterday, begun by one and approved by another; answers its number. */
export const approveRun = async (d: TestDb): Promise<string> => {
  const { id } = await startRun(d, findYesterday(d), act(1))
  await decideRun(d, { id, step: 'approve', reason: '' }, act(2))
  return id
}

/** The same where the process dies at every point of it. */
const approveUnderKills = async (d: TestDb): Promise<{ id: string; kills: number }> => {
  const begun = await dieUntilDone(d, 'commission.run_open', (dying) => startRun(dying, findYesterday(d), act(1)))
  const { id } = await d.owner.one<{ id: string }>(sql`select id from commission.runs where state = 'in_review'`)
  const decided = await dieUntilDone(d, 'commission.run_changed', (dying) =>
    decideRun(dying, { id, step: 'approve', reason: '' }, act(2)),
  )
  return { id, kills: begun + decided }
}

/** What every agent has in the centre wallet. */
const readPaid = async (d: TestDb): Promise<Map<number, bigint>> => {
  const paid = await d.owner.many<{ agent_id: number; amount: bigint }>(
    sql`select member_id as agent_id, balance as amount from ledger.balances where account_kind = 'centre' and balance > 0`,
  )
  return new Map(paid.map(({ agent_id, amount }) => [agent_id, amount]))
}

/**
 * Begins, approves and pays a run that dies at every point of the first two and at so many of the third, two at a time, after `crash`
 * has done its own to the payment; answers how often it died and what every agent has then.
 */
export const payUnderKills = async (d: TestDb, points: number, crash = (_id: string) => Promise.resolve()) => {
  const { id, kills } = await approveUnderKills(d)
  await crash(id)
  const ends: boolean[] = []
  for (let n = 0; n < points; n++) {
    const dying = [dieAt(d, 1 + (n % 2), HOWS[n % HOWS.length] ?? 'before'), dieAt(d, 1, 'within')]
    ends.push(...(await Promise.all(dying.map((one) => dieQuietly(payStatements(one, id))))))
  }
  await Promise.all([payStatements(d, id), payStatements(d, id)])
  return { kills: kills + ends.filter(Boolean).length, paid: await readPaid(d) }
}
