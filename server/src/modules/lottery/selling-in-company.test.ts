import { countStatements } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { setFrozen } from '../ledger/index.ts'
import { shutOut } from '../policy/index.ts'
import { placeSlip, type Slip } from './bet.ts'
import { prepareDraws } from './draw.ts'

let env: Env
let issue: string
let alice: number
/** Somebody whose slips go with Alice's, who has nothing and whom nothing protects. */
let neighbour: number
const { data, ok, member_id } = createScenario(() => env)
let n = 0

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await prepareDraws(env)
  alice = await member_id('alice')
  neighbour = (
    await env.owner.one<{ id: number }>(
      sql`select min(id) as id from members.members m where id <> ${alice} and id % 2 = ${alice}::int % 2 and not is_demo
        and not exists (select from policy.limits where member_id = m.id) and not exists (select from policy.bars where member_id = m.id)`,
    )
  ).id
  await ok('POST /game/deposit', { as: 'alice', key: 'company-deposit', body: { api_code: 'JZ', money: '100' } })
  issue = (await data<{ issue: string }[]>('GET /lottery/list'))[0]?.issue ?? ''
})
afterAll(() => env.stop())
afterEach(async () => expect(await env.invariants()).toEqual([]))

const big = { bet_type: 'sum', selection: 'big', unit_stake: 100n, multiple: 1 }
const slip = (more: Partial<Slip> = {}): Slip => {
  const request_key = `company-test-${++n}`
  const own = { member_id: alice, is_demo: false, code: 'jzssc', issue, lines: [big], request_key, ...more }
  return { claim: { scope: `player:${own.member_id}`, key: own.request_key, fingerprint: 'x' }, ...own }
}
const place = async (slips: readonly Slip[]) =>
  Promise.all(
    slips.map((one) =>
      placeSlip(env, one).then(
        ({ tickets }) => tickets.length,
        (error: Error) => error.message,
      ),
    ),
  )

/** How many rows there are of all that a slip writes; `takes`: how often stakes were taken, twice where the breath was ended. */
const countRows = async () =>
  Object.values(
    await env.owner.one<Record<string, number>>(sql`select
      (select count(*)::int from lottery.tickets) as tickets, (select count(*)::int from betting.bets) as bets,
      (select count(*)::int from ledger.postings) as postings, (select count(*)::int from kernel.push_events) as pushes,
      (select count(*)::int from kernel.idempotency) as keys`),
  )
const placeAndCount = async (slips: readonly Slip[]) => {
  const before = await countRows()
  const { result, list } = await countStatements(() => place(slips))
  const after = await countRows()
  const takes = list.split('ledger.post(').length - 1
  return { told: result, takes, written: after.map((rows, i) => rows - (before[i] ?? 0)) }
}

describe('slips that nobody can pay for', () => {
  it('are refused in the breath that sells the others, and nothing of them is written', async () => {
    const dear = [{ ...big, unit_stake: 500_000n }]
    const slips = [slip({ member_id: neighbour }), slip(), slip({ lines: dear }), slip({ lines: [big, big] })]
    expect(await placeAndCount(slips)).toEqual({
      told: ['lottery.insufficient', 1, 'lottery.insufficient', 2],
      takes: 1,
      written: [3, 3, 2, 2, 2],
    })
  })

  it('are all that comes: nothing is written', async () => {
    const { told, takes, written } = await placeAndCount([slip({ member_id: neighbour })])
    expect([told, takes, written]).toEqual([['lottery.insufficient'], 1, [0, 0, 0, 0, 0]])
  })

  it('are those of frozen accounts too', async () => {
    await env.db.tx((tx) => setFrozen(tx, alice, true))
    const { told, takes, written } = await placeAndCount([slip(), slip()])
    await env.db.tx((tx) => setFrozen(tx, alice, false))
    expect([told, takes, written]).toEqual([
      Array.from({ length: 2 }, () => 'policy.member_frozen'),
      1,
      [0, 0, 0, 0, 0],
    ])
  })
})

it('R6.3 a slip of somebody whose shut-out has ended is sold or refused in the breath', async () => {
  await env.db.tx((tx) => shutOut(tx, neighbour, null))
  await env.db.run(sql`update policy.bars set until = kernel.now() where member_id = ${neighbour}`)
  const { told, takes, written } = await placeAndCount([slip({ member_id: neighbour }), slip()])
  await env.owner.run(sql`delete from policy.bars where member_id = ${neighbour}`)
  expect([told, takes, written]).toEqual([['lottery.insufficient', 1], 1, [1, 1, 1, 1, 1]])
})

/** What has to be asked about first, each with what it is told; and what is done before and after. */
const cases: [name: string, make: () => Promise<Slip>, told: number | string, after?: () => Promise<unknown>][] = [
  [
    'comes again',
    async () => {
      const earlier = slip()
      await place([earlier])
      return earlier
    },
    1,
  ],
  [
    'is another one under the key of an earlier one',
    async () => {
      const earlier = slip()
      await place([earlier])
      return { ...earlier, lines: [{ ...big, selection: 'odd' }] }
    },
    'idempotency.key_reused',
  ],
  [
    'has a key that stands for a refusal',
    async () => {
      const refused = slip()
      await env.owner
        .run(sql`insert into kernel.idempotency (scope, key, fingerprint, state, owner, status, body, locked_until)
        values (${refused.claim?.scope}, ${refused.claim?.key}, 'x', 'done', '', 400, '{}', now())`)
      return refused
    },
    'is taken',
  ],
  [
    'names odds that are not those of now',
    async () => slip({ lines: [big, { ...big, odds_milli: 1_900 }] }),
    'lottery.odds_changed',
  ],
  ['is for a draw that is not open', async () => slip({ issue: '20260115-9999' }), 'lottery.issue_unknown'],
  [
    'is of somebody who is shut out',
    async () => {
      await env.db.tx((tx) => shutOut(tx, neighbour, null))
      return slip({ member_id: neighbour })
    },
    'policy.protected',
    () => env.owner.run(sql`delete from policy.bars where member_id = ${neighbour}`),
  ],
]
describe('a slip that', () => {
  it.each(cases)('%s has an end of its own, and its company is sold once', async (_case, make, told, after) => {
    const odd = await make()
    const found = await placeAndCount([slip(), odd, slip()])
    await after?.()
    expect(found.told).toEqual([1, typeof told === 'string' ? expect.stringContaining(told) : told, 1])
    expect(found.written).toEqual([2, 2, 2, 2, 2])
    expect(found.takes).toBeGreaterThan(1)
  })
})
