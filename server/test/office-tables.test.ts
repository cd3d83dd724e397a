import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'

let env: Env
const { data } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo' })
})
afterAll(() => env.stop())

describe('R6.6 the calls of staff, by module', () => {
  it('R7.9 are named after the module they are about, at their own addresses', async () => {
    const { paths } = (await env.app.inject('/api/office/openapi.json')).json() as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const nameOf = (path: string) => paths[path]?.['get']?.operationId
    expect([nameOf('/deposits'), nameOf('/withdrawals'), nameOf('/audit'), nameOf('/queues')]).toEqual([
      'cashier.deposits',
      'cashier.withdrawals',
      'audit.entries',
      'office.queues',
    ])
  })

  it('count what waits over all modules', async () => {
    expect(await data('GET /office/queues', { as: 'sofia' })).toEqual({
      deposits: 0,
      withdrawals: 0,
      transfers_unclear: 0,
      papers: 1,
      payouts_manual: 0,
      arrivals: 0,
      differences: 0,
      reconciliation: 0,
      rebate: 0,
      promotions: 0,
      bonus: 0,
      wheel: 0,
      mail: 0,
      credit: 0,
      levels: 0,
      team: 0,
      commission: 0,
      usdt: 0,
      settings_misfit: [],
    })
  })

  it('R6.6 count what waits in the activity centre, and nothing that was decided', async () => {
    const who = sql`select id from members.members where name = 'alice'`
    await env.owner
      .run(sql`insert into promotions.applications (member_id, id, bill_no, activity_id, on_day, is_once, state, reward, finished_at)
      select m.id, gen_random_uuid(), 'queues-' || w.state, a.id, w.on_day::date, false, w.state, w.reward, w.finished_at
      from (${who}) m, (select min(id) as id from promotions.activities) a,
        (values ('pending', null, '2026-01-01', null::timestamptz), ('approved', 'goods', '2026-01-02', null), ('paid', 'goods', '2026-01-03', now())) w(state, reward, on_day, finished_at)`)
    await env.owner
      .run(sql`insert into bonus.bonuses (member_id, id, bill_no, offer_id, kind, source, title, terms, base, amount, required, state)
      select m.id, gen_random_uuid(), 'queues', o.id, o.kind, 'queues', o.title, o.terms, 100, 100, 100, 'in_review' from (${who}) m, (select * from bonus.offers limit 1) o`)
    await env.owner
      .run(sql`insert into credit.loans (member_id, id, bill_no, amount, days, state, way, level, credit_limit, review_by)
      select m.id, gen_random_uuid(), 'queues', 100, 7, 'in_review', 'staff', 1, 100, now() from (${who}) m`)
    await env.owner.run(sql`update wheel.prizes set odds = case position when 9 then 1000000 else 0 end`)
    await env.owner.run(sql`insert into wheel.grants (member_id, on_day, need_deposit, need_bet, given)
      select m.id, '2026-01-01', 1, 1, 1 from (${who}) m`)
    await data('POST /wheel/award', { as: 'alice', key: 'queues-spin', body: {} })
    await env.owner
      .run(sql`insert into proposals.proposals (id, subject, wanted, before, reason, asked_by_id, asked_by, decided_at)
      select gen_random_uuid(), s.subject, '{}', '{}', 'queues', 1, 'erin', s.decided_at
      from (values ('credit.terms', null), ('levelup.live', null), ('levelup.slot', null), ('levelup.slot', now())) s(subject, decided_at)`)
    expect(await data('GET /office/queues', { as: 'frank' })).toMatchObject({
      promotions: 2,
      bonus: 1,
      wheel: 1,
      credit: 2,
      levels: 2,
      rebate: 0,
    })
  })

  it("are measured apart from the members' calls of the same name", async () => {
    await data('POST /recharge/list', { as: 'alice', body: {} })
    await data('GET /office/deposits', { as: 'frank' })
    const body = await env.metrics.registry.metrics()
    expect(body).toContain('moongate_http_seconds_count{route="cashier.deposits",status="200"} 1\n')
    expect(body).toContain('moongate_http_seconds_count{route="office/cashier.deposits",status="200"} 1\n')
  })
})
