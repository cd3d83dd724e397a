import { setTimeout as wait } from 'node:timers/promises'
import { type Pool, sql } from '../server/src/kernel/db.ts'

type Offer = { issue: string; close_at: number; server_time: number }

/** What is left of an issue's sale beside the round itself. */
const SPARE_MS = 2_000
const POLL_MS = 100
/** Work that earlier rounds left is waited for no longer than this. */
const PATIENCE_MS = 90_000

const readOffer = async (origin: string): Promise<Offer | undefined> => {
  const answer = await fetch(`${origin}/api/lottery/list`)
  const { data } = (await answer.json()) as { data: Offer[] }
  return data[0]
}

/** Whether something of what was sold for draws that are over is not settled, or a job is due or under way. */
const isBusy = async (owner: Pool): Promise<boolean> =>
  (await owner.maybe(sql`select where exists (select from graphile_worker.jobs where locked_at is not null or run_at <= now() and attempts = 0)
    or exists (select from lottery.tickets t join lottery.draws d using (game_code, issue) where t.status = 'X' and d.close_at <= now())`)) !==
  undefined

/**
 * Waits until no work of earlier rounds is left to fall into the next one, and an issue stays on sale for all of that: a slip that comes
 * at the close is refused. Answers the issue.
 */
export const findIssue = async (origin: string, owner: Pool, round_ms: number): Promise<string> => {
  const start = performance.now()
  for (;;) {
    const busy = performance.now() - start < PATIENCE_MS && (await isBusy(owner))
    const offer = busy ? undefined : await readOffer(origin)
    if (offer && offer.close_at - offer.server_time > round_ms + SPARE_MS) return offer.issue
    await wait(POLL_MS)
  }
}
