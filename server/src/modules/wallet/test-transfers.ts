import type { Env } from '@moongate/testing/env'
import { sql } from '../../kernel/db.ts'
import { house, member, post, definePostings } from '../ledger/index.ts'

export const START = '2026-01-15T04:00:00Z'
export const granted = definePostings('test', {
  rebate: { from: house('rebate'), to: member('rebate'), operate_type: 4 },
  gift: { from: house('bonus'), to: member('centre'), operate_type: 2 },
})

/** An amount on the wire and so many cents more. */
export const plus = (money = '0', cents: bigint) => {
  const sum = BigInt(money.replace('.', '')) + cents
  return `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`
}

/** What the tests of transfers do: move money to a supplier that misbehaves, give some, read how a transfer stands. */
export const createTransfers = (env: () => Env) => {
  let n = 0
  /** A key nobody used before. */
  const key = () => `transfer-test-${++n}`
  const into = (money: string, more: object = {}) => ({
    as: 'alice',
    key: key(),
    body: { api_code: 'SBX', money, ...more },
  })
  const stateOf = (id: string) =>
    env().owner.one<{ state: string; checks: number }>(sql`select state, checks from wallet.transfers where id = ${id}`)
  const grant = (kind: keyof typeof granted, member_id: number, amount: bigint) =>
    post(env(), [
      { key: env().ids.uuid(), kind: granted[kind], member_id, asset: 'CNY', amount, ref: 'grant-of-a-test' },
    ])
  const aDayPasses = async () => {
    env().clock.advance(25 * 3_600_000)
    env().call.forget()
    await env().drain()
  }
  return { key, into, stateOf, grant, aDayPasses }
}
