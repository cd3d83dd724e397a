import { channels } from '@moongate/contract'
import { bonusPush } from '@moongate/contract/bonus.pushes'
import type { Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { push } from '../../kernel/push.ts'
import type { FreeSpinsDeps } from './deps.ts'
import { tendJob } from './freespins.jobs.ts'
import { computeCredit, countPlay, findPlayFault } from './grant.rules.ts'
import { type Grant, lockGrants } from './grant.sql.ts'
import { countPlayed, findTold, insertPlays, lockPlays, type NewPlay } from './play.sql.ts'

/** A free spin as its supplier told of it. */
export type Told = {
  bet_id: string
  grant_id: string
  member_id: number
  game_code: string
  win: bigint
  played_at: Date
}

/**
 * Writes free spins down as they were told, each bet once; what they bring is credited by the job that this asks for. Our grants' ids are in small
 * letters, however a supplier writes them.
 */
export const hearPlays = (d: FreeSpinsDeps, supplier_code: string, heard: readonly Told[]): Promise<void> =>
  d.db.tx(async (tx) => {
    const told = heard.map((one) => ({ ...one, grant_id: one.grant_id.toLowerCase() }))
    await lockPlays(tx, supplier_code)
    const ids = told.map(({ bet_id }) => bet_id)
    const known = await findTold(tx, supplier_code, ids)
    const fresh = told.filter(({ bet_id }, at) => !known.has(bet_id) && ids.indexOf(bet_id) === at)
    const locked = await lockGrants(tx, [...new Set(fresh.map(({ grant_id }) => grant_id))])
    const grants = new Map(locked.filter((g) => g.supplier_code === supplier_code).map((g) => [g.id, g]))
    const plays = fresh.map((one) => takePlay(grants, one))
    if (plays.length > 0) await insertPlays(tx, supplier_code, plays)
    for (const odd of plays.filter(({ fault }) => fault !== ''))
      d.log.warn({ supplier: supplier_code, ...odd }, 'a free spin does not fit')
    for (const grant of grants.values()) await keepCounted(tx, grant)
  })

/** Judges a play by its grant as those before it have left it, and counts it there. */
const takePlay = (grants: Map<string, Grant>, told: Told): NewPlay => {
  const { bet_id, grant_id, member_id, win, played_at } = told
  const grant = grants.get(grant_id)
  const fault = findPlayFault(grant, told)
  const play = { bet_id, grant_id, member_id, win, played_at, fault }
  if (!grant || fault !== '') return { ...play, credit: 0n }
  grants.set(grant_id, { ...grant, ...countPlay(grant), won: grant.won + win })
  return { ...play, credit: computeCredit(win, grant) }
}

const keepCounted = async (tx: Tx, grant: Grant): Promise<void> => {
  await countPlayed(tx, grant)
  await push(tx, bonusPush, channels.member(grant.member_id), {})
  await enqueue(tx, tendJob, { id: grant.id }, { key: `freespins.tend:${grant.id}` })
}
