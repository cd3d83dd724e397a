import { LANGS } from '@moongate/contract'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

let env: Env
const { data } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo' })
})
afterEach(() => env.owner.run(sql`update cashier.deposits set channel_bank = 'ICBC'`))
afterAll(() => env.stop())

const HAN = /\p{Script=Han}/u

describe('R1.10 R7.2 a payment account is named in the language of the call', () => {
  it.each(LANGS)('in %s', async (lang) => {
    const asked = { as: 'alice', lang } as const
    const [account] = await data<{ type_text: string }[]>('GET /payment/normal/list', asked)
    const [type] = await data<{ type_text: string }[]>('GET /payments/list', asked)
    expect(account?.type_text).toBe(type?.type_text)
    const { data: orders } = await data<{ data: { payment_name: string }[] }>('POST /recharge/list', {
      ...asked,
      body: {},
    })
    const name = env.translate(lang).byCode('bank:types.ICBC')
    expect(orders.map(({ payment_name }) => payment_name)).toEqual([name])
    const { data: queue } = await data<{ data: { channel_name: string }[] }>('GET /office/deposits', {
      as: 'frank',
      lang,
    })
    expect(queue.map(({ channel_name }) => channel_name)).toEqual([name])
    expect(HAN.test(name)).toBe(lang.startsWith('zh'))
  })

  it("where it is no bank's, by the operator's own name for it", async () => {
    await env.owner.run(sql`update cashier.deposits set channel_bank = ''`)
    const { data: orders } = await data<{ data: { payment_name: string }[] }>('POST /recharge/list', {
      as: 'alice',
      body: {},
    })
    expect(orders.map(({ payment_name }) => payment_name)).toEqual(['工商银行'])
  })
})
