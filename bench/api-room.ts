import { setTimeout as wait } from 'node:timers/promises'
import { type Pool, sql } from '../server/src/kernel/db.ts'

type Offer = { issue: string; close_at: number; server_time: number }

/** What is left of an issue's sale beside the round itself. */
const SPARE_MS = 2_000
const POLL_MS = 100
/** Work that earlier rounds left is waited for no longer than this. */
const PATIENCE_MS = 60_000

const readOffer = async (origin: string): Promise<Offer | undefined> => {
  const answer = await fetch(`${origin}/api/lottery/list`)
  const { data } = (await answer.json()) as { data: Offer[] }
  return data[0]
}

/** The issue on sale, once it stays on sale for all of a round: a slip that comes at the close is refused. */
export const findIssue = async (origin: string, round_ms: number): Promise<string> => {
  for (;;) {
    const offer = await readOffer(origin)
    if (offer && offer.close_at - offer.server_time > round_ms + SPARE_MS) return offer.issue
    await wait(POLL_MS)
  }
}

/** Waits until what earlier rounds sold is settled and no job is due: none of it falls into the next round. Answers how long it took. */
export const waitForRest = async (owner: Pool): Promise<number> => {
  const start = performance.now()
  const isBusy = () =>
    owner.maybe(sql`select from (select 1 from graphile_worker.jobs where run_at <= now() and attempts = 0) as due
      union all select from lottery.draws d where d.state in ('drawn', 'void') and exists (
        select from lottery.tickets t where t.game_code = d.game_code and t.issue = d.issue and t.settled_at is null) limit 1`)
  while ((await isBusy()) && performance.now() - start < PATIENCE_MS) await wait(POLL_MS)
  return performance.now() - start
}
