import { type Env, startEnv } from '@moongate/testing/env'
import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { createScenario } from '@moongate/testing/scenario'
import { sql } from '../../src/kernel/db.ts'
import { deriveKey } from '../../src/kernel/ids.ts'
import { definePostings, house, member, post } from '../../src/modules/ledger/index.ts'
import { SEAMLESS } from './sender.ts'

const { start } = definePostings('callbacks', {
  start: { from: house('adjustment'), to: member('centre'), operate_type: 2 },
})

const NAMES = ['alice', 'bobby', 'carol'] as const

/** The product with one supplier that plays with the centre wallet, and three members with money who have a game open there. It has no call that ends a visit. */
export const startWithSeamless = async (): Promise<{ env: Env; players: string[] }> => {
  const { leave: _missing, ...port } = createSandboxSupplier(SEAMLESS.code)
  const LOTUS = { ...port, book: 'centre' as const }
  const env = await startEnv({
    seed: 'demo',
    start_at: '2026-01-15T04:00:00Z',
    suppliers: { LOTUS },
    named: [SEAMLESS],
  })
  await offerSupplier(env.owner, SEAMLESS.code)
  const { ok } = createScenario(() => env)
  for (const as of NAMES) await ok('GET /game/login', { as, query: { api_code: SEAMLESS.code } })
  const members = await env.owner.many<{ id: number }>(
    sql`select id from members.members where name = any (${[...NAMES]}) order by id`,
  )
  const about = { kind: start, asset: 'CNY' as const, amount: 100_000_00n, ref: 'callbacks' }
  await post(
    env,
    members.map(({ id }) => ({ ...about, member_id: id, key: deriveKey('callbacks', String(id)) })),
  )
  return { env, players: members.map(({ id }) => `m${id}`) }
}
