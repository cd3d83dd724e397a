import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { composeModules, type Composition } from '../../src/compose.ts'
import { sql } from '../../src/kernel/db.ts'
import { deriveKey } from '../../src/kernel/ids.ts'
import { definePostings, house, member, post } from '../../src/modules/ledger/index.ts'
import { createSeamlessBook } from '../../src/modules/mirror/index.ts'

const { start } = definePostings('protection', {
  start: { from: house('adjustment'), to: member('centre'), operate_type: 2 },
})
const LOTUS = { ...createSandboxSupplier('LOTUS'), book: 'centre' as const }

/** The product with a supplier that plays with the centre wallet, and members with money. */
export type Scene = { env: Env; composed: Composition; member_ids: number[] }
export const startScene = async (options: { start_at?: string } = {}): Promise<Scene> => {
  const env = await startEnv({ seed: 'demo', suppliers: { LOTUS }, ...options })
  await offerSupplier(env.owner, 'LOTUS')
  const members = await env.owner.many<{ id: number }>(
    sql`select id from members.members where name in ('alice', 'bobby', 'carol') order by id`,
  )
  const member_ids = members.map(({ id }) => id)
  const about = { kind: start, asset: 'CNY' as const, amount: 100_000_000_00n, ref: 'protection' }
  await post(
    env,
    member_ids.map((member_id) => ({ ...about, member_id, key: deriveKey('protection', String(member_id)) })),
  )
  return { env, composed: composeModules(env, { LOTUS }), member_ids }
}

let n = 0
/** Stakes with the supplier as it asks us; whether it was taken. `payout` ends the bet at once. */
export const stakeOnce = async (
  { env, composed }: Scene,
  member_id: number,
  amount: bigint,
  payout?: bigint,
): Promise<boolean> => {
  const book = createSeamlessBook(composed)
  const bet_id = `b${++n}`
  const player = { member_id, is_demo: false }
  const now = env.clock.now()
  const words = { game_code: 'g', game_type: 3 as const, game_title: { en: 'g' }, detail: { en: 'd' }, bet_at: now }
  const event = { kind: 'bet' as const, event_id: `e${bet_id}`, bet_id, player, amount, ...words }
  const { verdict } = await book.apply('LOTUS', event)
  if (verdict === 'done' && payout !== undefined)
    await book.apply('LOTUS', { kind: 'win', event_id: `w${bet_id}`, bet_id, player, amount: payout, ended_at: now })
  return verdict === 'done'
}
