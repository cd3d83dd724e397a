import type { Env } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { expect } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { house, member, definePostings } from '../ledger/index.ts'

export const gift = definePostings('test', { gift: { from: house('bonus'), to: member('centre'), operate_type: 2 } })
type Order = { id: string; state: string; card_no: string; money: string; withheld: { step: string }[] }

/** What the tests of withdrawals do: ask for one, set the rules, take its steps as staff. */
export const createWithdrawals = ({ env, card }: { env: () => Env; card: () => number }) => {
  const { data, outcome } = createScenario(env)
  let n = 0
  const key = () => `withdrawal-test-${++n}`
  const ask = (money: string, more: object = {}, as = 'alice') => ({
    as,
    key: key(),
    body: { member_bank_id: card(), money, qk_pwd: '888888', member_remark: 'rent', ...more },
  })
  const setting = (key_: string, value: object) =>
    env().owner.run(
      sql`insert into site.configs (key, value) values (${key_}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`,
    )
  const rules = (change: object) =>
    setting('withdrawal', {
      min: '100.00',
      max: '50000.00',
      daily_count: 5,
      fee_percent: '2.00',
      open_from: '00:00',
      open_to: '24:00',
      ...change,
    })
  const queue = async (as: string) =>
    (await data<{ data: Order[] }>('GET /office/withdrawals', { as, query: { open: '1' } })).data
  const step = (id: string, name: string, as = 'frank', body: object = {}) =>
    outcome(`POST /office/withdrawals/${id}/${name}`, { as, body })
  const clear = async () => {
    for (const { id, state } of await queue('frank'))
      expect(await step(id, state === 'paying' ? 'fail' : 'reject', 'frank', { reason: 'a test ends' })).toBe('200')
  }
  return { ask, rules, queue, step, clear }
}
