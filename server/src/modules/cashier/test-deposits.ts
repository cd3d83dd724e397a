import type { Env } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { expect } from 'vitest'
import { sql } from '../../kernel/db.ts'

export type Channel = {
  id: number
  type: string
  account: string
  min: string
  max: string
  remark_code: string
  expires_minutes: number
}

export type Order = {
  id: string
  state: string
  money: string
  remark_code: string
  picture: string
  payer_account: string
  bill_no: string
  alike: { bill_no: string; state: string }[]
}

/** What the tests of deposits do: report one, find it as staff see it, decide about it. */
export const createDeposits = ({ env, channel }: { env: () => Env; channel: () => Channel }) => {
  const { data, outcome } = createScenario(env)
  let n = 0
  const key = () => `deposit-test-${++n}`
  /** A moment of the site's time, some minutes before now. */
  const minutesAgo = (minutes: number) =>
    new Date(env().clock.now().getTime() + (8 * 60 - minutes) * 60_000).toISOString().slice(0, 19).replace('T', ' ')
  const report = (change: object = {}, as = 'alice') => ({
    as,
    key: key(),
    body: {
      name: '王丽丽',
      money: '500',
      hk_at: minutesAgo(5),
      payment_type: channel().type,
      payment_id: channel().id,
      payment_account: channel().account,
      ...change,
    },
  })
  const orders = async (query: Record<string, string> = { state: 'pending' }, as = 'frank') =>
    (await data<{ data: Order[] }>('GET /office/deposits', { as, query })).data
  const act = (id: string, step: 'credit' | 'reject', as = 'frank') =>
    outcome(`POST /office/deposits/${id}/${step}`, { as, body: step === 'reject' ? { reason: '未收到款' } : {} })
  const made = async (change: object = {}, as = 'alice') => {
    const { bill_no } = await data<{ bill_no: string }>('POST /recharge/normal', report(change, as))
    return (await orders({ keyword: bill_no }))[0]?.id ?? ''
  }

  const upload = async (bytes: Buffer, type: string, as = 'alice') =>
    (await env().call('POST /recharge/picture/upload', { as, file: { bytes, type } })).body as {
      code?: number
      error?: string
      file_url?: string
    }
  const endOrders = async () => {
    for (const { id } of await orders()) await act(id, 'reject')
    await env().owner.run(sql`delete from site.configs where key = 'deposit'`)
    expect(await env().invariants()).toEqual([])
  }
  return { report, orders, act, made, upload, endOrders }
}
