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

/** Waits until all that was sold for draws that are over is settled and no job is due or under way: none of it falls into the next round. */
export const waitForRest = async (owner: Pool): Promise<void> => {
  const start = performance.now()
  const isBusy = () =>
    owner.maybe(sql`select where exists (select from graphile_worker.jobs where locked_at is not null or run_at <= now() and attempts = 0)
      or exists (select from lottery.tickets t join lottery.draws d using (game_code, issue) where t.status = 'X' and d.close_at <= now())`)
  while ((await isBusy()) && performance.now() - start < PATIENCE_MS) await wait(POLL_MS)
}
