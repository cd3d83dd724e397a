import { enqueue } from '../../kernel/jobs.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type FreeSpinsPort, requireEntry, type SupplierAnswer } from '../games/index.ts'
import type { FreeSpinsDeps } from './deps.ts'
import { sweepJob, tendJob } from './freespins.jobs.ts'
import { chooseStep } from './grant.rules.ts'
import { changeGrant, findDue, findGrant, type Grant, lockGrants, markAsked } from './grant.sql.ts'
import { settleGrant } from './settle.ts'

type TakenBack = Awaited<ReturnType<FreeSpinsPort['takeBack']>>

/**
 * Does what free spins need now, one step after the other until they wait for somebody. The supplier is asked outside of any transaction; an
 * unclear answer changes nothing, and the clock asks again. May run twice, at once too.
 */
export const moveGrant = async (d: FreeSpinsDeps, id: string): Promise<void> => {
  for (let grant = await findGrant(d.db, id); grant;) {
    const before = grant
    await takeStep(d, before).catch((error: unknown) => noteRefused(d, before, error))
    grant = await findGrant(d.db, id)
    if (!grant || grant.state === before.state) return
  }
}

/** A member whose money is stopped, a supplier in service: it passes. */
const noteRefused = (d: FreeSpinsDeps, { id }: Grant, error: unknown): void => {
  if (!(error instanceof Refusal)) throw error
  d.log.info({ grant: id, code: error.code }, 'free spins have to wait')
}

const takeStep = async (d: FreeSpinsDeps, grant: Grant): Promise<void> => {
  const step = chooseStep(grant, d.clock.now())
  if (step === 'tell') return tellSupplier(d, grant)
  if (step === 'take_back') return takeBack(d, grant)
  if (step === 'close') return closeExpired(d, grant.id)
  return settleGrant(d, grant.id)
}

const tellSupplier = async (d: FreeSpinsDeps, grant: Grant): Promise<void> => {
  await markAsked(d.db, grant)
  const answer = await askToGive(d, grant)
  if (answer.outcome !== 'ok' && answer.outcome !== 'rejected') return
  await d.db.tx(async (tx) => {
    const [now] = await lockGrants(tx, [grant.id])
    if (now?.state !== 'asked') return
    if (answer.outcome === 'ok') await changeGrant(tx, now, { state: 'ready' })
    else await changeGrant(tx, now, { state: 'refused', reason: answer.reason })
  })
}

const askToGive = async (d: FreeSpinsDeps, g: Grant): Promise<SupplierAnswer> => {
  const player = { member_id: g.member_id, is_demo: false }
  const { free_spins } = (await requireEntry(d, g.supplier_code, player)).port
  const { game_code, spins, stake } = g.terms
  try {
    const asked = { grant_id: g.id, player, game_code, spins, stake, expires_at: g.expires_at }
    return (await free_spins?.give(asked)) ?? { outcome: 'unknown' }
  } catch (error) {
    d.log.error({ err: error, supplier: g.supplier_code }, 'a supplier port threw')
    return { outcome: 'unknown' }
  }
}

const takeBack = async (d: FreeSpinsDeps, grant: Grant): Promise<void> => {
  await markAsked(d.db, grant)
  const answer = await askBack(d, grant)
  if (answer.outcome !== 'ok') return
  await d.db.tx(async (tx) => {
    const [now] = await lockGrants(tx, [grant.id])
    if (now?.state !== 'closing') return
    // More than were granted are no affair of ours, and what was told already was played.
    const final = Math.max(now.played, Math.min(answer.played, now.spins))
    await changeGrant(tx, now, { state: 'counting', final })
  })
}

const askBack = async (d: FreeSpinsDeps, g: Grant): Promise<TakenBack> => {
  try {
    const player = { member_id: g.member_id, is_demo: false }
    return (
      (await d.suppliers[g.supplier_code]?.free_spins?.takeBack({ grant_id: g.id, player })) ?? { outcome: 'unknown' }
    )
  } catch (error) {
    d.log.error({ err: error, supplier: g.supplier_code }, 'a supplier port threw')
    return { outcome: 'unknown' }
  }
}

const closeExpired = (d: FreeSpinsDeps, id: string): Promise<void> =>
  d.db.tx(async (tx) => {
    const [now] = await lockGrants(tx, [id])
    if (now && chooseStep(now, d.clock.now()) === 'close')
      await changeGrant(tx, now, { state: 'closing', end_as: 'expired' })
  })

/** Has each that may need something looked at, in a job of its own. */
export const sweepGrants = async (d: FreeSpinsDeps): Promise<void> => {
  for (const { id } of await findDue(d.db))
    await enqueue(d.db, tendJob, { id }, { key: `${sweepJob.name}:${id}`, max_attempts: 1 })
}
